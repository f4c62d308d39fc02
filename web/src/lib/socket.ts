/** One websocket to the server: answers by id, and coming back after a lost connection. */

import { sentence } from './api';
import type { ClientMessage, ServerMessage } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
/** A peer that has not answered for this long is gone. */
const SILENCE = 10_000;

type Answer = (message: ServerMessage) => void;
type Listener = (message: ServerMessage) => void;

/** A message without the number that its answer will carry. */
type Unnumbered<M> = M extends object ? Omit<M, 'id'> : never;
export type Outgoing = Unnumbered<ClientMessage>;

/** The server has refused something, or is not there (`lost`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(sentence(text));
  }
}

/** One connection for any number of tables. */
export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  /** Who the server takes this browser for, when it has said so. */
  me: string | null | undefined;
  /** Who somebody says to be. */
  private known: string | null | undefined;
  private readonly answers = new Map<number, Answer>();
  private readonly listeners = new Set<Listener>();
  private readonly watchers = new Set<(up: boolean) => void>();
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
    setInterval(() => this.beat(), PING_EVERY);
  }

  get up(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Be told every message, and when the connection comes and goes. */
  listen(listener: Listener, watcher: (up: boolean) => void): () => void {
    this.listeners.add(listener);
    this.watchers.add(watcher);
    if (this.up) watcher(true);
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      this.watchers.delete(watcher);
      if (!this.listeners.size) this.drop(this.socket);
    };
  }

  /**
   * Send a message; the answer that carries its number comes back. Nothing is kept for later: without a connection it
   * fails.
   */
  send(message: Outgoing): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (!this.up) {
        reject(new Refused('lost', 'There is no connection to the table.'));
        return;
      }
      const id = this.next++;
      const socket = this.socket;
      const silence = setTimeout(() => this.drop(socket), SILENCE);
      this.answers.set(id, (answer) => {
        clearTimeout(silence);
        if (answer.type === 'error') reject(new Refused(answer.code, answer.text));
        else resolve(answer);
      });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Be somebody, or nobody: a line that was opened by somebody else is opened again. */
  be(person: string | null): void {
    if (person === this.known) return;
    const changed = this.known !== undefined || (this.me !== undefined && this.me !== person);
    this.known = person;
    if (!changed || !this.socket) return;
    this.drop(this.socket);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && this.drop(socket), SILENCE);
    socket.onopen = () => {
      for (const watcher of this.watchers) watcher(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') this.me = message.person?.id ?? null;
      for (const listener of this.listeners) listener(message);
      const answer = typeof message.id === 'number' ? this.answers.get(message.id) : undefined;
      if (answer && typeof message.id === 'number') {
        this.answers.delete(message.id);
        answer(message);
      }
    };
    socket.onclose = () => this.drop(socket);
  }

  /** A socket has gone, or is as good as gone: the closing handshake of a dead line may take minutes. */
  private drop(socket: WebSocket | null): void {
    if (!socket || this.socket !== socket) return;
    this.socket = null;
    this.me = undefined;
    socket.close();
    for (const answer of this.answers.values())
      answer({ type: 'error', id: null, code: 'lost', text: 'The connection was lost.' });
    this.answers.clear();
    for (const watcher of this.watchers) watcher(false);
    if (!this.listeners.size) return;
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks again: a line that seems open may have died meanwhile. */
  private hurry(): void {
    if (!this.listeners.size) return;
    if (this.up) this.beat();
    else {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  }

  private beat(): void {
    if (this.up) void this.send({ type: 'ping' }).catch(() => undefined);
  }
}

let shared: Connection | null = null;

/** The page's connection. */
export function connection(): Connection {
  shared ??= new Connection(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  return shared;
}
