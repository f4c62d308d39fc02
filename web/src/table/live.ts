/** A table on the server, kept up to date over the socket: numbered updates, the story, reasons, chat. */

import { get } from '../lib/api';
import { codexOf } from '../lib/codex';
import type { ChatMessage, EventView, OptionView, ServerMessage, Step, TableInfo } from '../lib/protocol';
import { connection, type Connection, type Outgoing, type Refused } from '../lib/socket';
import { Table, type Hint, type Transport } from './table.svelte';

const ASK_TOGETHER = 12;
const CODEX_AGAIN = 5000;
const ASKED = 'The others are asked whether you may take that back.';
const REFUSED = 'Not everybody agreed: nothing was taken back.';

type Standing = Extract<ServerMessage, { type: 'state' | 'update' }>;

class Live implements Transport {
  readonly table: Table;
  private n: number | null = null;
  /** With whose eyes the story was asked for, up to which number it is told, and whether its answer has come. */
  private told: { seat: number | null; n: number; whole: boolean } | null = null;
  private acts = 0;
  private greeted = false;
  private closed = false;
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
    this.closed = true;
    void this.link.send({ type: 'close', table: this.table.id }).catch(() => undefined);
    this.stop();
  }

  // -- what arrives -------------------------------------------------------------------------------------------------

  private changed(up: boolean): void {
    if (!up) {
      this.table.status = 'lost';
      this.table.busy = false;
      return;
    }
    const after = this.n;
    this.link
      .send({ type: 'open', table: this.table.id, ...(after === null ? {} : { after }) })
      .catch((error: Refused) => {
        if (error.code === 'lost') return;
        this.table.problem = error.message;
        this.table.status = 'closed';
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
        table.problem = '';
        this.seat(message.table);
        break;
      case 'state':
        this.take(message);
        table.show(message.view);
        table.before = null;
        if (message.reason === 'stale') table.refuse('The table had moved on: look again.');
        if (this.told?.seat !== message.seat || this.told.n !== message.n) this.story(message.seat, message.n);
        break;
      case 'update':
        if (this.n !== null && message.from !== this.n) {
          void this.link.send({ type: 'sync', table: table.id }).catch(() => undefined);
          break;
        }
        this.take(message);
        table.step(message.steps, message.view);
        if (this.told?.seat === message.seat && this.told.whole) this.told.n = message.n;
        else this.story(message.seat, message.n);
        break;
      case 'stale':
        table.drop();
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

  private take({ n, clock, limit, can_undo, can_redo }: Standing): void {
    const { table } = this;
    this.n = n;
    this.reasons.clear();
    table.status = 'live';
    table.canUndo = can_undo;
    table.canRedo = can_redo;
    table.limit = limit ? { left: limit, at: Date.now() } : null;
    table.clock = clock ? { left: clock.left, at: Date.now(), running: clock.running } : null;
  }

  private seat(info: TableInfo): void {
    const asked = this.table.info?.proposal?.seat === info.my_seat;
    if (asked && !info.proposal && this.table.notice === ASKED) this.table.notice = REFUSED;
    this.table.info = info;
    this.people();
    if (!this.table.codex.entries.length) this.codex(info.family);
  }

  /** Without the codex there is nothing to draw: it is asked for until it comes. */
  private codex(family: string): void {
    codexOf(family)
      .then((codex) => (this.table.codex = codex))
      .catch(() => this.closed || setTimeout(() => this.codex(family), CODEX_AGAIN));
  }

  private people(): void {
    const seats = this.table.info?.seats ?? [];
    this.table.people = seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      level: seat.level,
      bot: seat.kind === 'bot' || seat.person === null,
      here: this.here.has(seat.seat) && !seat.away,
    }));
  }

  private chat(messages: ChatMessage[]): void {
    const known = new Set(this.table.chat.map((one) => one.id));
    const fresh = messages.filter((one) => !known.has(one.id));
    this.table.person = this.link.me ?? null;
    this.table.chat = [...this.table.chat, ...fresh];
    if (this.greeted) this.table.unread += fresh.filter((one) => one.person.id !== this.link.me).length;
    this.greeted = true;
  }

  /** What happened from the beginning; if more happens before it is told, it is asked for again. */
  private story(seat: number | null, n: number): void {
    const told = { seat, n, whole: false };
    this.told = told;
    get<{ opening: EventView[]; steps: Step[] }>(
      `/api/tables/${this.table.id}/story${seat === null ? '' : `?seat=${seat}`}`,
    )
      .then(({ opening, steps }) => {
        if (this.told !== told) return;
        told.whole = true;
        this.table.retell(opening, steps);
      })
      .catch(() => {
        if (this.told === told) this.told = null;
      });
  }

  // -- what the person does -----------------------------------------------------------------------------------------

  /** Does something that changes the game: until it is answered the person can do nothing else. */
  private act(message: Outgoing): void {
    const act = ++this.acts;
    this.table.busy = true;
    this.link
      .send(message)
      .then((answer) => {
        if (act === this.acts) this.table.busy = false;
        if (answer.type === 'ok' && answer.asked) this.table.notice = ASKED;
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

  async say(text: string, to?: number[]): Promise<void> {
    await this.link.send({ type: 'say', table: this.table.id, text, ...(to ? { to } : {}) });
  }

  async mute(person: string): Promise<void> {
    await this.link.send({ type: 'mute', person, on: true });
    this.table.chat = this.table.chat.filter((line) => line.person.id !== person);
  }

  async report(line: number): Promise<void> {
    await this.link.send({ type: 'report', table: this.table.id, chat: line, reason: 'reported at the table' });
  }

  answer(proposal: { id: string }, yes: boolean): void {
    this.act({ type: 'answer', table: this.table.id, proposal: proposal.id, yes });
  }

  back(): void {
    this.act({ type: 'back', table: this.table.id });
  }

  refuse(offer: string, on: boolean): void {
    this.act({ type: 'refuse', table: this.table.id, offer, on });
  }

  hints(): Promise<Hint[]> {
    return get<Hint[]>(`/api/tables/${this.table.id}/hints`);
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
    const answer = await this.link
      .send({ type: 'why', table: this.table.id, options: [...asked.keys()] })
      .catch(() => null);
    const reasons = answer?.type === 'reasons' ? answer.reasons : {};
    for (const [option, waiting] of asked) {
      const reason = reasons[option] ?? '';
      if (answer?.type === 'reasons' && answer.n === this.n) this.reasons.set(option, reason);
      for (const resolve of waiting) resolve(reason);
    }
  }
}

/** Sit down at a table, or watch it. */
export function openTable(id: string): { table: Table; close: () => void } {
  const live = new Live(id, connection());
  return { table: live.table, close: () => live.close() };
}
