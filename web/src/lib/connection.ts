/** The table server over one websocket: numbered updates, answers by id, and coming back after a lost connection. */

import { get } from './api';
import { Codex } from './imperium/codex';
import { Table, type Transport } from './imperium/table.svelte';
import type { ChatMessage, ClientMessage, ClockView, CodexEntry, OptionView, Proposal, ServerMessage, Step, TableInfo } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
const ASK_TOGETHER = 12;

type Answer = (message: ServerMessage) => void;
type Listener = (message: ServerMessage) => void;

/** A message without the number that its answer will carry. */
type Unnumbered<M> = M extends object ? Omit<M, 'id'> : never;
export type Outgoing = Unnumbered<ClientMessage>;

/** One connection for any number of tables. */
export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private heard = 0;
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
      if (!this.listeners.size) this.socket?.close();
    };
  }

  /** Send a message; the answer that carries its number comes back. Nothing is kept for later: without a connection it fails. */
  send(message: Outgoing): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (!this.up) {
        reject(new Error('There is no connection to the table.'));
        return;
      }
      const id = this.next++;
      this.answers.set(id, (answer) => (answer.type === 'error' ? reject(new Error(answer.text)) : resolve(answer)));
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      for (const watcher of this.watchers) watcher(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT;
      const message = JSON.parse(event.data) as ServerMessage;
      for (const listener of this.listeners) listener(message);
      const answer = typeof message.id === 'number' ? this.answers.get(message.id) : undefined;
      if (answer && typeof message.id === 'number') {
        this.answers.delete(message.id);
        answer(message);
      }
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const answer of this.answers.values()) answer({ type: 'error', id: null, code: 'lost', text: 'The connection was lost.' });
      this.answers.clear();
      for (const watcher of this.watchers) watcher(false);
      if (!this.listeners.size) return;
      this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hurry(): void {
    if (this.up || !this.listeners.size) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private beat(): void {
    if (!this.up) return;
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else void this.send({ type: 'ping' }).catch(() => undefined);
  }
}

let shared: Connection | null = null;

/** The page's connection. */
export function connection(): Connection {
  shared ??= new Connection(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  return shared;
}

const codices = new Map<string, Promise<Codex>>();

/** The codex of a family, asked for once. */
export function codexOf(family: string): Promise<Codex> {
  let found = codices.get(family);
  if (!found) {
    found = get<CodexEntry[]>(`/api/families/${family}/codex`).then((entries) => new Codex(entries));
    found.catch(() => codices.delete(family));
    codices.set(family, found);
  }
  return found;
}

/** A table on the server, kept up to date until it is closed. */
class Live implements Transport {
  readonly table: Table;
  private n: number | null = null;
  private told = false;
  private readonly link: Connection;
  private readonly stop: () => void;
  private here = new Set<number>();
  private asked = new Map<string, ((reason: string) => void)[]>();
  private reasons = new Map<string, string>();
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, link: Connection) {
    this.link = link;
    this.table = new Table(id, this);
    this.stop = link.listen(
      (message) => this.hear(message),
      (up) => this.changed(up),
    );
  }

  close(): void {
    void this.link.send({ type: 'close', table: this.table.id }).catch(() => undefined);
    this.stop();
  }

  // -- what arrives ------------------------------------------------------------------------------------------------------

  private changed(up: boolean): void {
    if (!up) {
      this.table.status = 'lost';
      this.table.busy = false;
      return;
    }
    const after = this.n;
    this.link.send({ type: 'open', table: this.table.id, ...(after === null ? {} : { after }) }).catch((error: Error) => {
      this.table.problem = error.message;
    });
  }

  private hear(message: ServerMessage): void {
    const { table } = this;
    if (message.type === 'bye') {
      table.status = 'lost';
      return;
    }
    if (!('table' in message)) return;
    if ((message.type === 'table' ? message.table.id : message.table) !== table.id) return;
    switch (message.type) {
      case 'table':
        table.status = 'live';
        this.seat(message.table);
        break;
      case 'state':
        this.take(message.n, message.clock, message.can_undo, message.can_redo);
        table.show(message.view);
        table.before = null;
        this.story();
        break;
      case 'update':
        if (this.n !== null && message.from !== this.n) {
          void this.link.send({ type: 'sync', table: table.id }).catch(() => undefined);
          break;
        }
        this.take(message.n, message.clock, message.can_undo, message.can_redo);
        table.step(message.steps, message.view);
        break;
      case 'stale':
        table.notice = 'The table had moved on: look again.';
        break;
      case 'presence':
        this.here = new Set(message.people.flatMap((one) => (one.seat === null ? [] : [one.seat])));
        table.watchers = message.watching;
        this.people();
        break;
      case 'chat':
        this.chat(message.messages);
        break;
      default:
        break;
    }
  }

  private take(n: number, clock: ClockView | null, undo: boolean, redo: boolean): void {
    const { table } = this;
    this.n = n;
    this.reasons.clear();
    table.status = 'live';
    table.canUndo = undo;
    table.canRedo = redo;
    table.clock = clock ? { left: clock.left, at: Date.now(), running: clock.running } : null;
  }

  private seat(info: TableInfo): void {
    this.table.info = info;
    this.people();
    codexOf(info.family)
      .then((codex) => (this.table.codex = codex))
      .catch(() => (this.table.problem = 'The codex could not be loaded.'));
  }

  private people(): void {
    const seats = this.table.info?.seats ?? [];
    this.table.people = seats.map((seat) => ({
      seat: seat.seat,
      name: seat.person?.name ?? (seat.bot ? capital(seat.bot) : ''),
      bot: seat.kind === 'bot' || seat.person === null,
      here: this.here.has(seat.seat) && !seat.away,
    }));
  }

  private chat(messages: ChatMessage[]): void {
    const known = new Set(this.table.chat.map((one) => one.id));
    const fresh = messages.filter((one) => !known.has(one.id));
    const first = this.table.chat.length === 0;
    this.table.chat = [...this.table.chat, ...fresh];
    if (!first) this.table.unread += fresh.filter((one) => one.seat !== this.table.view?.seat).length;
  }

  /** What happened before this page was opened. */
  private story(): void {
    if (this.told) return;
    this.told = true;
    const { table } = this;
    const seat = table.view?.seat;
    get<{ steps: Step[] }>(`/api/tables/${table.id}/story${seat === null || seat === undefined ? '' : `?seat=${seat}`}`)
      .then(({ steps }) => {
        const later = table.events;
        const known = new Set(steps.map((step) => step.ply));
        table.events = [];
        const view = table.view;
        if (view) table.step(steps, view);
        table.events = [...table.events, ...later.filter((event) => !known.has(event.ply ?? 0))];
        table.before = null;
      })
      .catch(() => (this.told = false));
  }

  // -- what the person does --------------------------------------------------------------------------------------------

  private act(message: Outgoing): void {
    this.link
      .send(message)
      .then((answer) => {
        this.table.busy = false;
        if (answer.type === 'ok' && answer.asked) this.table.notice = 'The others are asked whether you may take that back.';
      })
      .catch((error: Error) => this.table.refuse(error.message));
  }

  choose(option: OptionView, ply: number): void {
    this.act({ type: 'move', table: this.table.id, ply, option: option.name, n: this.n ?? 0 });
  }

  undo(): void {
    this.act({ type: 'undo', table: this.table.id });
  }

  redo(): void {
    this.act({ type: 'redo', table: this.table.id });
  }

  say(text: string): void {
    this.act({ type: 'say', table: this.table.id, text });
  }

  answer(proposal: Proposal, yes: boolean): void {
    this.act({ type: 'answer', table: this.table.id, proposal: proposal.id, yes });
  }

  back(): void {
    this.act({ type: 'back', table: this.table.id });
  }

  /** Reasons are asked for together, and kept until something happens. */
  why(option: string): Promise<string> {
    const known = this.reasons.get(option);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.asked.set(option, [...(this.asked.get(option) ?? []), resolve]);
      this.asking ??= setTimeout(() => void this.askWhy(), ASK_TOGETHER);
    });
  }

  private async askWhy(): Promise<void> {
    const asked = this.asked;
    this.asked = new Map();
    this.asking = undefined;
    const answer = await this.link.send({ type: 'why', table: this.table.id, options: [...asked.keys()] }).catch(() => null);
    const reasons = answer?.type === 'reasons' ? answer.reasons : {};
    for (const [option, waiting] of asked) {
      const reason = reasons[option] ?? '';
      if (answer?.type === 'reasons' && answer.n === this.n) this.reasons.set(option, reason);
      for (const resolve of waiting) resolve(reason);
    }
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Sit down at a table, or watch it. */
export function openTable(id: string): { table: Table; close: () => void } {
  const live = new Live(id, connection());
  return { table: live.table, close: () => live.close() };
}
