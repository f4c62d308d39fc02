/** What a family gives to the table that all families share: where its options are chosen, and how it speaks. */

import type { Component } from 'svelte';
import type { Codex } from '../lib/codex';
import type { CodexEntry, EventView, OptionView, SeatView, View } from '../lib/protocol';
import type { Said } from '../lib/said';
import PlainFace from './PlainFace.svelte';
import type { Table } from './table.svelte';

/** How the options are chosen whose names begin with one word, as `play:dagger` does. */
export interface Verb<V extends View = View> {
  /** The sort of object they are on; of several sorts, the option says which (`at`). */
  on?: string | readonly string[];
  /** Where those are that are about things of another sort. */
  but?: Record<string, string>;
  /**
   * What is counted, if they differ by a number only, and what doing it is called; whether one begins with the least
   * of it.
   */
  counts?: { icon: string; word: string; does: string; least?: boolean };
  /** What an option would amount to. */
  note?(option: V['legal'][number], view: V): string;
  /** The objects of one's own seat that offer them well enough without a button. */
  held?(seat: V['seats'][number]): readonly string[];
  /** Whether a turn may well end without them. */
  waits?: boolean;
  /** Whether they are what a turn is made of, and so are asked for even where there is no other way. */
  own?: boolean;
  /** What taking back means while they are asked. */
  back?: string;
  /** What else one may do while they are asked. */
  hint?: string;
  /** Whether they have no keys to count them: there are many of them, and another way to choose one. */
  keyless?: boolean;
  icon?: string;
  /** The key that chooses one, and what the menu says of it. */
  key?: string;
  does?: string;
  /** Other words for those who type. */
  words?: readonly string[];
}

export type Verbs<V extends View = View> = Record<string, Verb<V>>;

/** Kinds of events, by what they mean for the log. */
export interface Telling {
  /** The words of an event that begins a round, or nothing. */
  mark(event: EventView): Said | null;
  /** Those that begin a line. */
  starts: ReadonlySet<string>;
  /** Those that the table shows well enough by itself. */
  hidden: ReadonlySet<string>;
  /** Those that begin a line although no seat does them. */
  alone: ReadonlySet<string>;
  /** Those whose thing is named beside the round. */
  beside: ReadonlySet<string>;
  /** Those worth telling to a player who was away. */
  notable: ReadonlySet<string>;
  /** Those that are a move, and those that are one only where a seat makes no other. */
  moves: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

/** A part of the position, in sentences. */
export interface Told {
  title: string;
  sentences: string[];
}

/** Some events that are shown together, for so long at the usual pace. */
export interface Part {
  events: EventView[];
  lasts: number;
  /** The seat that is shown at it, and the cards that are shown beside it. */
  seat?: number;
  cards?: string[];
  /** What is made of it where there is a stage for it. */
  scene?: string;
  /** What is watched, as "round 2’s Combat": until it has been shown, with all that follows, nothing is asked. */
  watch?: string;
  /** Whether it stays until the person goes on. */
  holds?: boolean;
}

/** How a family shows what happens one thing after the other. */
export interface Pacing<V extends View = View> {
  /** Events in the parts in which they are shown. */
  parts(events: EventView[], view: V): Part[];
  /** A view with the numbers that some events have changed. */
  after(view: V, events: EventView[]): V;
  /** A view as it is shown, with what is asked of this person now. */
  asking(shown: V, latest: V): V;
  /** Whether what is asked now needs all that has happened to be there. */
  hurries?(latest: V): boolean;
}

/** Those to whom one may talk in private: some of them together, by what they are called, and each alone. */
export interface Talk {
  called: string;
  together: readonly number[];
  each: readonly number[];
}

/** Seats that play together. */
export interface Team {
  name: string;
  banner?: string;
  seats: readonly number[];
}

export interface Kit<V extends View = View> {
  verbs: Verbs<V>;
  telling: Telling;
  /** Without it, what happens is there at once. */
  pacing?: Pacing<V>;
  /** What a seat is called that no person plays; nothing while it has no name yet. */
  called(seat: V['seats'][number], seats: V['seats']): string;
  /** Whether seats are called by what they play, no matter who sits there. */
  roles?: boolean;
  /** Which of the shapes and colours is a seat's, where that is not by its place. */
  mark?(seat: V['seats'][number]): number | undefined;
  /** What the team of a seat is called, in games of teams. */
  side?(seat: number, view: V): string;
  /** Who plays together, in games of teams. */
  teams?(view: V): Team[];
  /** With whom a seat may talk in private, in games where that is possible. */
  talk?(seat: V['seats'][number], view: V): Talk | null;
  /** Whether a seat plays by itself, no matter who has taken it. */
  automatic?(seat: V['seats'][number]): boolean;
  /** A card that the question is about and that lies nowhere on the table, with words for where it is. */
  looked?(view: V): { id: string; where: string } | null;
  /** Where things that are dragged are dropped: the sort of object, and the one to which the last went by itself. */
  drop?: { place: string; done(view: V): string };
  /** The cards that a seat holds, by what they are called. */
  piles?(seat: V['seats'][number]): [string, string[]][];
  /** The whole position in sentences. */
  told?(table: Table<V>): Told[];
  /** The icons that may be met, with what they mean. */
  legend?(view: V): readonly (readonly [icon: string, words: string])[];
  /** The course of the learn page that is about it, if that is not the first. */
  course?: string;
  /** The title of the lesson that tells more of what the coach hints at. */
  lesson?(hint: string): string;
  /** Kinds of the codex that are cards. */
  faces: ReadonlySet<string>;
  /** Anything of the codex, drawn from its declaration. */
  Face: Component<{ entry: CodexEntry; codex: Codex; detail?: boolean }>;
  /** An option in a whole sentence, where its own text says less than the thing it is about. */
  sentence?(option: OptionView, codex: Codex): string | null;
  /** What has happened by itself since this person's last choice, each in a word or two. */
  done?(view: V): readonly string[];
  /** What is still to do before a turn can end, each in a word or two; nothing where no turn is under way. */
  first?(options: readonly OptionView[], view: V): readonly string[] | null;
  /** An option as its button shows it. */
  Label?: Component<{ option: OptionView }>;
  /** A row of glyphs, with the words for which it stands. */
  Phrase?: Component<{ glyphs: readonly string[]; label?: string }>;
  /** What stands beside the question. */
  Beside?: Component;
  /** What else the menu offers. */
  Settings?: Component;
}

/** The first word of a name, where that tells seats apart; those with titles and Houses by their own. */
export function shortName(seat: SeatView, seats: SeatView[]): string {
  const word = ({ name }: SeatView) =>
    name.replace(/^(House|Lady|Princess|Reverend Mother) /, '').split(/[ -]/)[0] ?? name;
  return seats.filter((one) => word(one) === word(seat)).length > 1 ? seat.name : word(seat);
}

/** Where the game is learned, or where one lesson is. */
export function learning({ course = '' }: { course?: string }, title = ''): string {
  const asked = new URLSearchParams(Object.entries({ course, title }).filter(([, value]) => value));
  return asked.size ? `/learn?${asked}` : '/learn';
}

const NONE: ReadonlySet<string> = new Set();

/** What is so at every table. */
export const PLAIN: Omit<Kit, 'pacing'> = {
  verbs: {},
  telling: {
    mark: ({ kind, said }) => (kind === 'round' ? said : null),
    starts: NONE,
    hidden: NONE,
    alone: NONE,
    beside: NONE,
    notable: NONE,
    moves: NONE,
    small: NONE,
  },
  called: shortName,
  faces: NONE,
  Face: PlainFace,
};
