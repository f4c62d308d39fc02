/** A table as the page holds it: the view, what it means, and what the person does with it. */

import { getContext, setContext } from 'svelte';
import type { ChatMessage, CodexEntry, EventView, OptionView, Sitter, Step, TableInfo, View } from '../lib/protocol';
import { bare, Codex } from '../lib/codex';
import { spoken, YOU, type Said } from '../lib/said';
import { settings } from '../lib/settings.svelte';
import { Choices } from './choices';
import { PLAIN, type Kit, type Part } from './kit';
import { Queue } from './queue';
import { tell, type Line } from './story';

/** What a table does with a person's choices. */
export interface Transport {
  choose(option: OptionView, ply: number): void;
  undo(): void;
  redo(): void;
  /** Say something, to all or to some seats only. */
  say(text: string, to?: number[]): Promise<void>;
  /** Hear no more of somebody. */
  mute(person: string): Promise<void>;
  /** Tell those who run the server of a line of the chat. */
  report(line: number): Promise<void>;
  answer(proposal: { id: string }, yes: boolean): void;
  back(): void;
  /** Never ask for an offer again, or do ask again. */
  refuse(offer: string, on: boolean): void;
  why(option: string): Promise<string>;
  /** What a coach would show in this position. */
  hints?(): Promise<Hint[]>;
}

/** Something worth a look: a name by which it is told once, a sentence, and the id of what it is about. */
export interface Hint {
  name: string;
  text: string;
  about: string;
}

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

export interface Tip {
  anchor: Element;
  /** Why it cannot be chosen, if that is so. */
  reason: string;
  note: string;
  entry: CodexEntry | null;
  above: boolean;
  /** Whether it is told here even where there is another place for it. */
  beside?: boolean;
  /** What can be chosen from here, where a first tap only shows. */
  option?: OptionView;
}

export interface Clock {
  /** Seconds left, by seat; `null` where nobody counts. */
  left: (number | null)[];
  at: number;
  running: number[];
}

/** How long somebody has for what is asked, where that is counted: seconds that were left at some time. */
export interface Limit {
  left: number;
  at: number;
}

const EMPTY = new Codex([]);
const BACK = ' back';

/** A table at which some family is played, whose views are of the type `V`. */
export class Table<V extends View = View> {
  readonly id: string;
  transport: Transport;
  /** What the family gives to it. */
  kit = $state.raw<Kit<V>>(PLAIN);
  codex = $state.raw(EMPTY);
  /** What is shown: how things stand, or stood a moment ago while it is told how they came about. */
  view = $state.raw<V | null>(null);
  before: V | null = null;
  /** How things stand. */
  latest: V | null = null;
  /** What is shown, without what is asked meanwhile. */
  private plain: V | null = null;
  /** What is being told now, while it is. */
  part = $state.raw<Part | null>(null);
  /** Told of each part as it is shown, but not of what somebody does not wait for. */
  heard: ((part: Part) => void) | undefined;
  private hurried = false;
  private readonly queue = new Queue(
    () => (typeof document === 'undefined' || document.hidden ? 0 : settings.pace),
    () => (this.part = null),
  );
  people = $state.raw<Sitter[]>([]);
  events = $state.raw<EventView[]>([]);
  /** How often the story was told from its beginning: nobody is told all of it again. */
  retold = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  /** Who looks. */
  person = $state<string | null>(null);
  status = $state<Status>('connecting');
  clock = $state.raw<Clock | null>(null);
  limit = $state.raw<Limit | null>(null);
  /** Whether this is where taking back has led. */
  undone = false;
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
  /** The icon on which a finger was held last, and what it means. */
  held = $state.raw<{ anchor: Element; icon: string; words: string } | null>(null);
  /** Whether what is pointed at has a place of its own to be told in, so that only reasons stand beside it. */
  docked = $state(false);
  /** The thing a log line points at. */
  pointed = $state<string | null>(null);
  /** What the coach shows now. */
  hint = $state.raw<Hint | null>(null);
  /** What is opened: the menu, a seat or a pile. */
  opened = $state<string | null>(null);
  /** Whether the board is looked at rather than how the game came out. */
  board = $state(false);
  unread = $state(0);
  /** What is being written for the chat, and to whom: to all, to some together, or to one seat. */
  readonly saying = $state({ text: '', to: 'all' });
  /** The plies that passed while the person was away; a summary of them greets whoever returns. */
  private away = $state.raw<{ from: number; to: number } | null>(null);
  private looked = false;
  /** Something is being dragged. */
  private carrying = false;
  /** The object on which something was dropped, or that it was let go, before the table had answered. */
  private then: string | null = null;
  /** The option to choose once what was chosen before is taken back. */
  private instead: string | null = null;

  readonly choices = $derived(new Choices(this.view?.legal ?? [], this.kit.verbs));
  readonly me = $derived<V['seats'][number] | null>(
    this.view?.seat == null ? null : (this.view.seats[this.view.seat] ?? null),
  );
  readonly mine = $derived(this.view?.seat != null && this.view.pending.includes(this.view.seat));
  /** What is asked, or whom the table waits for. */
  readonly question = $derived(this.view ? this.say(this.view.question) : '');
  /** What this person is to answer: somebody wants to take something back, or to sit down. */
  readonly asking = $derived.by<{ id: string; seat: number; words: string } | null>(() => {
    const seat = this.view?.seat ?? -1;
    const mine = ({ asked, agreed }: { asked: number[]; agreed: number[] }): boolean =>
      asked.includes(seat) && !agreed.includes(seat);
    const undo = this.info?.proposal;
    if (undo && mine(undo)) return { ...undo, words: `${this.who(undo.seat)} asks to take back a choice` };
    const request = this.info?.seat_requests.find(mine);
    return request
      ? { ...request, words: `${request.person.name} asks to sit down and play on for ${this.who(request.seat)}` }
      : null;
  });
  /** The clock of this person ran out, and a bot plays on for them. */
  readonly replaced = $derived(
    this.view?.seat != null && !this.view.over && (this.info?.seats[this.view.seat]?.away ?? false),
  );
  readonly rivals = $derived.by<V['seats'][number][]>(() => {
    const view = this.view;
    if (!view) return [];
    if (view.seat === null) return view.seats;
    return [...view.seats.slice(view.seat + 1), ...view.seats.slice(0, view.seat)];
  });
  readonly missed = $derived.by<EventView[]>(() => {
    const { away } = this;
    return away ? this.events.filter(({ ply = 0 }) => ply > away.from && ply <= away.to) : [];
  });
  readonly lines = $derived.by<Line[]>(() => this.tell(this.events));

  constructor(id: string, transport: Transport) {
    this.id = id;
    this.transport = transport;
  }

  // -- what arrives -------------------------------------------------------------------------------------------------

  show(view: V, events: EventView[] = [], fresh = false): void {
    this.place(view);
    if (fresh) this.before = null;
    if (fresh) this.events = events;
    else if (events.length) this.events = [...this.events, ...events];
    this.arrived(true);
  }

  private place(view: V): void {
    this.queue.finish();
    this.before = this.view;
    this.view = this.plain = this.latest = view;
  }

  step(steps: Step[], view: V): void {
    const { pacing } = this.kit;
    const undo = steps.some((step) => step.kind === 'undo');
    const answered = undo || steps.some((step) => step.seat === view.seat);
    this.undone = steps.at(-1)?.kind === 'undo';
    if (undo || !pacing || !this.view) {
      this.queue.finish();
      this.events = told(this.events, steps);
      this.place(view);
      if (undo) this.before = null;
      this.arrived(answered);
      return;
    }
    // What people do is shown as soon as they do it: they set a pace of their own.
    if (steps.every((step) => step.by === 'person') || pacing.hurries?.(view)) this.finish();
    this.latest = view;
    const parts = pacing.parts(told([], steps), view);
    this.queue.add(
      parts.map((part, i) => ({ lasts: part.lasts, show: () => this.tellPart(part, parts[i + 1] ? null : view) })),
    );
    if (this.plain && this.plain !== view) {
      // What is asked never waits.
      this.before = this.view;
      this.view = pacing.asking(this.plain, view);
    }
    this.arrived(answered);
  }

  /** Shows some more of what has happened, with the view to which it leads if that is known. */
  private tellPart(part: Part, view: V | null): void {
    const { pacing } = this.kit;
    if (!pacing || !this.plain || !this.latest) return;
    this.before = this.view;
    this.plain = view ?? pacing.after(this.plain, part.events);
    this.view = this.plain === this.latest ? this.latest : pacing.asking(this.plain, this.latest);
    if (part.events.length) this.events = [...this.events, ...part.events];
    this.part = part;
    if (!this.hurried) this.heard?.(part);
  }

  /** Whether something that has happened is still being told. */
  get telling(): boolean {
    return this.part !== null;
  }

  /** Everything that has happened is there at once. */
  finish(): void {
    if (!this.queue.running) return;
    this.hurried = true;
    this.queue.finish();
    this.hurried = false;
    this.before = null;
  }

  /** What others do while an answer is on its way does not answer it: several may be asked at once. */
  private arrived(answered: boolean): void {
    this.notice = '';
    this.tip = null;
    if (!answered) return;
    this.busy = false;
    this.followUp();
  }

  /** The story from its beginning. */
  retell(opening: EventView[], steps: Step[]): void {
    this.finish();
    this.events = told(opening, steps);
    this.retold += 1;
  }

  private followUp(): void {
    const { then, instead } = this;
    this.then = null;
    this.instead = null;
    if (instead) this.choose(this.view?.legal.find((option) => option.name === instead));
    if (then === BACK || (then && !this.target(then) && this.went !== then)) this.undo();
    else if (then) this.choose(this.target(then));
  }

  // -- what the person does -----------------------------------------------------------------------------------------

  choose(option: OptionView | undefined): void {
    if (!option || !this.view || this.busy) return;
    this.finish();
    this.busy = true;
    this.tip = null;
    this.opened = null;
    this.notice = '';
    this.away = null;
    this.transport.choose(option, this.view.ply);
  }

  /** Takes back what was just chosen, and chooses this in its place. */
  swap(name: string): void {
    if (!this.canUndo || this.busy) return;
    this.instead = name;
    this.undo();
  }

  // Dragging a thing chooses it, so that what takes it lights up; letting go of it elsewhere takes that back.

  carry(option: OptionView | undefined): void {
    if (!option || this.busy) return;
    this.carrying = true;
    this.choose(option);
  }

  /** Whether what is dragged may be dropped on an object; while the table has not answered, it may. */
  takes(id: string): boolean {
    return this.carrying && (this.busy || this.target(id) !== undefined || this.went === bare(id));
  }

  land(id: string): void {
    if (!this.takes(id)) return;
    this.carrying = false;
    if (this.busy) this.then = bare(id);
    else this.choose(this.target(id));
  }

  /** What dropping something on an object chooses. */
  private target(id: string): OptionView | undefined {
    return this.kit.drop && this.choices.at(this.kit.drop.place, bare(id));
  }

  /** Where the last thing went by itself. */
  private get went(): string {
    return this.view && this.kit.drop ? bare(this.kit.drop.done(this.view)) : '';
  }

  letGo(): void {
    if (!this.carrying) return;
    this.carrying = false;
    if (this.busy) this.then = BACK;
    else this.undo();
  }

  undo(): void {
    if (this.canUndo && !this.busy) this.transport.undo();
  }

  redo(): void {
    if (this.canRedo && !this.busy) this.transport.redo();
  }

  refuse(reason: string): void {
    this.drop();
    this.notice = reason;
  }

  /** Nothing is on its way any more, and what was to follow does not. */
  drop(): void {
    this.busy = false;
    this.then = null;
    this.instead = null;
    this.carrying = false;
  }

  /** Somebody looks at the table, or does no longer. */
  look(looking: boolean): void {
    const view = this.view;
    if (!view) return;
    const key = `landsraad.seen.${this.id}`;
    if (looking && !this.looked) {
      const seen = localStorage.getItem(key);
      this.away = seen !== null && Number(seen) < view.ply ? { from: Number(seen), to: view.ply } : null;
    }
    this.looked = looking;
    if (looking) localStorage.setItem(key, String(view.ply));
  }

  /** The summary has been read. */
  caughtUp(): void {
    this.away = null;
  }

  /** Why an object cannot be chosen: what to ask the server about it, or whose turn it is. */
  blocked(place: string, id = ''): { ask?: string; reason?: string } {
    if (!this.view || !this.me || this.view.over) return {};
    return this.mine ? { ask: this.choices.asked(place, bare(id)) } : { reason: this.question };
  }

  /** Events as the lines of a log. */
  tell(events: EventView[]): Line[] {
    return tell(events, this.kit.telling);
  }

  // -- reading it ---------------------------------------------------------------------------------------------------

  /** The name of who sits in a seat: "You" for oneself. */
  who(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return '';
    if (seat === this.view?.seat) return YOU;
    const person = this.people.find((one) => one.seat === seat);
    const own = this.view?.seats[seat];
    const played = this.kit.roles || !person?.name || (own && this.kit.automatic?.(own));
    const called = own && played ? this.called(own) : '';
    return called || person?.name || own?.name || `Seat ${seat + 1}`;
  }

  /** Who hears what is said in private: "to you only". */
  only(seats: readonly number[]): string {
    return `to ${seats.map((seat) => (seat === this.view?.seat ? 'you' : this.who(seat))).join(' and ')} only`;
  }

  /** The number of the shape and colour of a seat. */
  mark(seat: number): number {
    const own = this.view?.seats[seat];
    return (own && this.kit.mark?.(own)) ?? seat + 1;
  }

  called(seat: V['seats'][number]): string {
    return this.kit.called(seat, this.view?.seats ?? []);
  }

  /** Whether something is pointed out: by a line of the log, or by the coach. */
  rings(id: string): boolean {
    return this.pointed === id || this.hint?.about === id;
  }

  /** How well the bot of a seat plays. */
  level(seat: number): number {
    return this.people.find((one) => one.seat === seat)?.level ?? 0;
  }

  isBot(seat: number): boolean {
    return this.people.find((one) => one.seat === seat)?.bot ?? false;
  }

  /** A sentence in words, with seats by who sits there. */
  say(said: Said): string {
    return spoken(said, (seat) => this.who(seat));
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

export function provideTable<V extends View>(table: Table<V>): Table<V> {
  setContext(KEY, table);
  return table;
}

/** The table that the page shows; a family's own components know of what type its views are. */
export function useTable<V extends View = View>(): Table<V> {
  return getContext<Table<V>>(KEY);
}
