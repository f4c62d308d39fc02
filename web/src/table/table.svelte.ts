/** A table as the page holds it: what is played there, with whose eyes it is seen, and how seats are called. */

import { getContext, setContext } from 'svelte';
import type { OptionView, View } from '../lib/protocol';
import { Codex } from '../lib/codex';
import { spoken, YOU, type Said } from '../lib/said';
import { Absence } from './absence.svelte';
import { Chat } from './chat.svelte';
import { Focus, type Hint } from './focus.svelte';
import { PLAIN, type Kit } from './kit';
import { Moves } from './moves.svelte';
import { Room } from './room.svelte';
import { Story } from './story.svelte';

/** What a table does with a person's choices. */
export interface Transport {
  choose(option: OptionView, ply: number, words?: string): void;
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

const EMPTY = new Codex([]);

/** A table at which some family is played, whose views are of the type `V`. */
export class Table<V extends View = View> {
  readonly id: string;
  readonly transport: Transport;
  /** What the family gives to it. */
  kit = $state.raw<Kit<V>>(PLAIN);
  codex = $state.raw(EMPTY);

  readonly story: Story<V>;
  readonly moves: Moves<V>;
  readonly room: Room;
  readonly chat: Chat;
  readonly focus = new Focus();
  readonly absence: Absence;

  /** What is shown of the game now. */
  readonly view = $derived.by<V | null>(() => this.story.view);
  readonly me = $derived<V['seats'][number] | null>(
    this.view?.seat == null ? null : (this.view.seats[this.view.seat] ?? null),
  );
  /** Whether this person is asked. */
  readonly mine = $derived(this.view?.seat != null && this.view.pending.includes(this.view.seat));
  /** What is asked, or whom the table waits for. */
  readonly question = $derived(this.view ? this.say(this.view.question) : '');
  readonly rivals = $derived.by<V['seats'][number][]>(() => {
    const view = this.view;
    if (!view) return [];
    if (view.seat === null) return view.seats;
    return [...view.seats.slice(view.seat + 1), ...view.seats.slice(0, view.seat)];
  });

  constructor(id: string, transport: Transport) {
    this.id = id;
    this.transport = transport;
    this.chat = new Chat(id);
    this.story = new Story(this);
    this.moves = new Moves(this);
    this.room = new Room(this);
    this.absence = new Absence(this);
  }

  /** The name of the player in a seat: "You" for oneself. */
  who(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return '';
    if (seat === this.view?.seat) return YOU;
    const person = this.room.sitter(seat);
    const own = this.view?.seats[seat];
    const played = this.kit.roles || !person?.name || (own && this.kit.automatic?.(own));
    const called = own && played ? this.called(own) : '';
    return called || person?.name || own?.name || `Seat ${seat + 1}`;
  }

  /** Who hears what is said in private: "to you only". */
  only(seats: readonly number[]): string {
    return `to ${seats.map((seat) => (seat === this.view?.seat ? 'you' : this.who(seat))).join(' and ')} only`;
  }

  /** The number of the shape and color of a seat. */
  mark(seat: number): number {
    const own = this.view?.seats[seat];
    return (own && this.kit.mark?.(own)) ?? seat + 1;
  }

  called(seat: V['seats'][number]): string {
    return this.kit.called(seat, this.view?.seats ?? []);
  }

  /** A sentence in words, with seats by who sits there. */
  say(said: Said): string {
    return spoken(said, (seat) => this.who(seat));
  }
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
