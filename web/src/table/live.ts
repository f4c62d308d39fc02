/** A table on the server, kept up to date over the socket: numbered updates, the story, reasons, chat. */

import { get } from '../lib/api';
import { codexOf } from '../lib/codex';
import type { EventView, OptionView, ServerMessage, Step, TableInfo } from '../lib/protocol';
import { connection, type Connection, type Outgoing, type Refused } from '../lib/socket';
import type { Hint } from './focus.svelte';
import { Table, type Transport } from './table.svelte';

const ASK_TOGETHER = 12;
const CODEX_AGAIN = 5000;
const ASKED = 'The others are asked whether you may take that back.';
const REFUSED = 'Not everybody agreed: nothing was taken back.';

type Standing = Extract<ServerMessage, { type: 'state' | 'update' }>;

class Live implements Transport {
  readonly table: Table;
  private n: number | null = null;
  /** The number of the question that this person is asked: an answer names it, so that it answers no other. */
  private question: number | null = null;
  /** With whose eyes the story was asked for, up to which number it is told, and whether its answer has come. */
  private told: { seat: number | null; n: number; whole: boolean } | null = null;
  private acts = 0;
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
      this.table.room.status = 'lost';
      this.table.moves.busy = false;
      return;
    }
    const after = this.n;
    this.link
      .send({ type: 'open', table: this.table.id, ...(after === null ? {} : { after }) })
      .catch((error: Refused) => {
        if (error.code === 'lost') return;
        this.table.room.problem = error.message;
        this.table.room.status = 'closed';
      });
  }

  private hear(message: ServerMessage): void {
    const { table } = this;
    if (message.type === 'bye') {
      table.room.status = 'lost';
      return;
    }
    if (!('table' in message)) return;
    if ((message.type === 'table' ? message.table.id : message.table) !== table.id) return;
    switch (message.type) {
      case 'table':
        table.room.status = 'live';
        table.room.problem = '';
        this.seat(message.table);
        break;
      case 'state':
        this.take(message);
        table.story.show(message.view);
        table.story.before = null;
        if (message.reason === 'stale') table.moves.refuse('The table had moved on: look again.');
        if (this.told?.seat !== message.seat || this.told.n !== message.n) this.story(message.seat, message.n);
        break;
      case 'update':
        if (this.n !== null && message.from !== this.n) {
          void this.link.send({ type: 'sync', table: table.id }).catch(() => undefined);
          break;
        }
        this.take(message);
        table.story.step(message.steps, message.view);
        if (this.told?.seat === message.seat && this.told.whole) this.told.n = message.n;
        else this.story(message.seat, message.n);
        break;
      case 'stale':
        table.moves.drop();
        break;
      case 'presence':
        this.here = new Set(message.people.flatMap((one) => (one.seat === null ? [] : [one.seat])));
        table.room.watchers = message.watching;
        this.people();
        break;
      case 'chat':
        table.chat.reader = this.link.me ?? null;
        table.chat.hear(message.messages);
        break;
      default:
        break;
    }
  }

  private take({ n, clock, limit, can_undo, can_redo, question, words }: Standing): void {
    const { table } = this;
    this.n = n;
    this.question = question ?? null;
    table.room.words = words ?? {};
    this.reasons.clear();
    table.room.status = 'live';
    table.moves.canUndo = can_undo;
    table.moves.canRedo = can_redo;
    table.room.limit = limit ? { left: limit, at: Date.now() } : null;
    table.room.clock = clock ? { left: clock.left, at: Date.now() + clock.held * 1000, running: clock.running } : null;
  }

  private seat(info: TableInfo): void {
    const asked = this.table.room.info?.proposal?.seat === info.my_seat;
    if (asked && !info.proposal && this.table.moves.notice === ASKED) this.table.moves.notice = REFUSED;
    this.table.room.info = info;
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
    const seats = this.table.room.info?.seats ?? [];
    this.table.room.people = seats.map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      level: seat.level,
      levels: seat.levels,
      bot: seat.kind === 'bot' || seat.person === null,
      here: this.here.has(seat.seat) && !seat.away,
    }));
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
        this.table.story.begin(opening, steps);
      })
      .catch(() => {
        if (this.told === told) this.told = null;
      });
  }

  // -- what the person does -----------------------------------------------------------------------------------------

  /** Does something that changes the game: until it is answered the person can do nothing else. */
  private act(message: Outgoing): void {
    const act = ++this.acts;
    this.table.moves.busy = true;
    this.link
      .send(message)
      .then((answer) => {
        if (act === this.acts) this.table.moves.busy = false;
        if (answer.type === 'ok' && answer.asked) this.table.moves.notice = ASKED;
      })
      .catch((error: Error) => this.table.moves.refuse(error.message));
  }

  choose(option: OptionView, ply: number, words?: string): void {
    const { question } = this;
    this.act({
      type: 'move',
      table: this.table.id,
      ply,
      option: option.name,
      n: this.n ?? 0,
      ...(question === null ? {} : { question }),
      ...(words ? { words } : {}),
    });
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
    this.table.chat.lines = this.table.chat.lines.filter((line) => line.person.id !== person);
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
