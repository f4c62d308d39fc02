/** A table as the page holds it: the view, what it means, and what the person does with it. */

import { getContext, setContext } from 'svelte';
import type { ChatMessage, CodexEntry, EventView, OptionView, Proposal, SeatView, Sitter, Step, TableInfo, View } from '../protocol';
import { bare, Codex } from './codex';
import { Choices } from './controls';
import { tell, type Line } from './story';

/** What a table does with a person's choices. */
export interface Transport {
  choose(option: OptionView, ply: number): void;
  undo(): void;
  redo(): void;
  say(text: string): Promise<void>;
  answer(proposal: Proposal, yes: boolean): void;
  back(): void;
  why(option: string): Promise<string>;
}

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

export interface Tip {
  anchor: Element;
  /** Why it cannot be chosen, if that is so. */
  reason: string;
  note: string;
  entry: CodexEntry | null;
  above: boolean;
}

export interface Clock {
  /** Seconds left, by seat; `null` where nobody counts. */
  left: (number | null)[];
  at: number;
  running: number[];
}

const EMPTY = new Codex([]);
/** The leader of a seat that has not taken one yet. */
const UNDECIDED = 'leader-undecided';

export class Table {
  readonly id: string;
  transport: Transport;
  codex = $state.raw(EMPTY);
  view = $state.raw<View | null>(null);
  before: View | null = null;
  people = $state.raw<Sitter[]>([]);
  events = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  status = $state<Status>('connecting');
  clock = $state.raw<Clock | null>(null);
  canUndo = $state(false);
  canRedo = $state(false);
  watchers = $state(0);
  /** The table's public data, where a server has told it. */
  info = $state.raw<TableInfo | null>(null);
  problem = $state('');

  /** An answer is on its way. */
  busy = $state(false);
  /** Something the server or the typed command had to say. */
  notice = $state('');
  tip = $state.raw<Tip | null>(null);
  /** The thing a log line points at. */
  pointed = $state<string | null>(null);
  /** A seat or pile that is opened. */
  opened = $state<string | null>(null);
  /** The ply up to which this person has seen the game. */
  seen = $state(0);
  unread = $state(0);
  /** Events that happened while the person was away; a summary of them greets whoever returns. */
  missed = $state.raw<EventView[] | null>(null);
  private awaySince: number | null = null;
  /** A space the person already has in mind for the card just played, after dragging it there. */
  private then: string | null = null;

  readonly choices = $derived(new Choices(this.view?.legal ?? []));
  readonly me = $derived<SeatView | null>(this.view?.seat == null ? null : (this.view.seats[this.view.seat] ?? null));
  readonly mine = $derived(this.view?.seat != null && this.view.pending.includes(this.view.seat));
  readonly rivals = $derived.by<SeatView[]>(() => {
    const view = this.view;
    if (!view) return [];
    if (view.seat === null) return view.seats;
    return [...view.seats.slice(view.seat + 1), ...view.seats.slice(0, view.seat)];
  });
  readonly lines = $derived.by<Line[]>(() => tell(this.events, this.view?.seats.map((seat) => seat.name) ?? []));

  constructor(id: string, transport: Transport) {
    this.id = id;
    this.transport = transport;
  }

  // -- what arrives ------------------------------------------------------------------------------------------------------

  show(view: View, events: EventView[] = [], fresh = false): void {
    this.before = fresh ? null : this.view;
    this.view = view;
    if (fresh) this.events = events;
    else if (events.length) this.events = [...this.events, ...events];
    this.busy = false;
    this.notice = '';
    this.tip = null;
    this.followUp();
  }

  step(steps: Step[], view: View): void {
    this.events = told(this.events, steps);
    this.show(view);
    if (steps.some((step) => step.kind === 'undo')) this.before = null;
  }

  /** The story from its beginning; what has happened since it was asked for follows it. */
  retell(steps: Step[]): void {
    const last = steps.at(-1)?.ply ?? 0;
    this.events = [...told([], steps), ...this.events.filter((event) => (event.ply ?? 0) > last)];
  }

  /** After dragging a card to a space: send the Agent there as soon as that is asked. */
  private followUp(): void {
    const then = this.then;
    this.then = null;
    if (!then) return;
    const option = this.choices.at('space', then);
    if (option) this.choose(option);
  }

  // -- what the person does --------------------------------------------------------------------------------------------

  choose(option: OptionView | undefined): void {
    if (!option || !this.view || this.busy) return;
    this.busy = true;
    this.tip = null;
    this.opened = null;
    this.notice = '';
    this.missed = null;
    this.transport.choose(option, this.view.ply);
  }

  playTo(card: OptionView | undefined, space: string): void {
    if (!card) return;
    this.then = bare(space);
    this.choose(card);
  }

  undo(): void {
    if (this.canUndo && !this.busy) this.transport.undo();
  }

  redo(): void {
    if (this.canRedo && !this.busy) this.transport.redo();
  }

  refuse(reason: string): void {
    this.busy = false;
    this.then = null;
    this.notice = reason;
  }

  /** Somebody begins or stops looking at the table. */
  look(looking: boolean): void {
    const view = this.view;
    if (!view) return;
    const key = `landsraad.seen.${this.id}`;
    if (!looking) {
      this.awaySince = view.ply;
      return;
    }
    const since = this.awaySince ?? (this.seen ? null : Number(localStorage.getItem(key) ?? 0) || null);
    this.awaySince = null;
    if (since !== null) {
      const missed = this.events.filter((event) => (event.ply ?? 0) > since);
      this.missed = missed.length ? missed : null;
    }
    this.seen = view.ply;
    localStorage.setItem(key, String(view.ply));
  }

  // -- reading it --------------------------------------------------------------------------------------------------------

  /** The name of who sits in a seat: "You" for oneself. */
  who(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return '';
    if (seat === this.view?.seat) return 'You';
    const person = this.people.find((one) => one.seat === seat);
    const leader = this.view?.seats[seat];
    if (leader && leader.leader !== UNDECIDED && (leader.rival || person?.bot !== false)) return this.shortName(leader);
    return person?.name || leader?.name || `Seat ${seat + 1}`;
  }

  /** Bots and Rivals go by the first word of their leader's name, where that tells them apart. */
  private shortName(leader: SeatView): string {
    const word = (seat: SeatView) => seat.name.split(' ')[0] ?? seat.name;
    const same = this.view?.seats.filter((seat) => word(seat) === word(leader)) ?? [];
    return same.length > 1 || word(leader) === 'House' ? leader.name : word(leader);
  }

  /** What plays a seat that no person plays. */
  botName(seat: number): string {
    return this.people.find((one) => one.seat === seat)?.name ?? '';
  }

  isBot(seat: number): boolean {
    return this.people.find((one) => one.seat === seat)?.bot ?? false;
  }

  /** The server's words for people: leaders by the names of those who play them. */
  peopled(text: string): string {
    let out = text;
    for (const seat of this.view?.seats ?? []) out = out.replaceAll(seat.name, this.who(seat.seat));
    return out;
  }
}

/** Events with those of some more steps; what an undo took back is told no more. */
function told(events: EventView[], steps: Step[]): EventView[] {
  let all = events;
  for (const step of steps) {
    if (step.kind === 'undo') all = all.filter((event) => (event.ply ?? 0) <= step.ply);
    else all = [...all, ...step.events.map((event) => ({ ...event, ply: step.ply }))];
  }
  return all;
}

const KEY = Symbol('table');

export function provideTable(table: Table): Table {
  setContext(KEY, table);
  return table;
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
