/** What a box brings to the page. A box has a folder of its own here, as it has in the engine. */

import type { Component } from 'svelte';
import type { Codex } from '../../lib/codex';
import type { OptionView } from '../../lib/protocol';
import type { Control } from '../../table/choices';
import type { Talk, Team, Verbs } from '../../table/kit';
import type { Block, Place, Row } from '../fit';
import type { SeatView, View } from '../view';

/** Where on the table a panel stands. */
export type Area = 'rivals' | 'board' | 'market';

export interface Least {
  width?: number;
  height: number;
}

export interface Panel {
  name: string;
  area: Area;
  /** What it is called where it stands under a tab. */
  title?: string;
  component: Component<{ phone?: boolean }>;
  /** Whether it is there now; without this it always is. */
  shown?(view: View): boolean;
  /** The sorts of objects on it that can be chosen. */
  places?: readonly string[];
  /** The least size in which it is whole; of panels beside the board only the height counts. */
  least: Least | ((view: View) => Least);
  /** On the board: in which band it stands, or the group of spaces beside which it does. */
  at?: Place;
  beside?: string;
  /** On the board: the part of it that it belongs to on a phone. */
  part?: string;
}

/** Rows in which spaces lie that must be neighbours, by the short names that options use; a `CUT` parts a row. */
export interface Lie {
  rows: readonly (readonly string[])[];
  /** How they lie on a phone. */
  narrow: readonly (readonly string[])[];
  apart: number;
  /** The least height of a tile, and whether it tells what its space does in two lines. */
  tile: number;
  two?: boolean;
  /** Whether a name may be told in two lines. */
  wraps?: boolean;
}

/** How a group of spaces lies on the board. */
export interface Ground {
  group: string;
  at: Place;
  /** The part of the board that it belongs to on a phone. */
  part: string;
  icon: string;
  /** The colour of its plate. */
  tone: string;
  /** What it lies on, if that is drawn. */
  drawn?: Component;
  /** What is said at its head. */
  sign?: Component;
  lie?: Lie;
  /** What draws all of it, where that is more than a plate with a head. */
  whole?: Component<{ group: string }>;
  /** What lies where its rows are parted. */
  cut?: Component<{ across: boolean }>;
}

/** A part of the board that a phone goes to at once. */
export interface Part {
  name: string;
  title: string;
  icons: readonly string[];
}

/** Something that lies on a step of an influence track. */
export interface Step {
  step: number;
  icon: string;
  said: string;
}

/** Something that a seat holds, shown as a chip. */
export interface Badge {
  icon: string;
  tone?: string;
  said: string;
  n?: number;
}

/** What goes to another seat than the one on turn: to which, and the icons of it. */
export interface Yields {
  seat: number;
  icons: ReadonlySet<string>;
}

/** A column of panels beside the board. */
export interface Rail {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Box {
  /** The name of the module. */
  name: string;
  /** Whether it is in play, where that is not for the modules to say. */
  playing?(view: View): boolean;
  panels: readonly Panel[];
  /** How groups of spaces lie; a later box may move one. Those of a place stand in the order of the view. */
  grounds: readonly Ground[];
  parts: readonly Part[];
  /** The glyphs of effects that are drawn, each with its symbol of the icon sheet. */
  icons: Record<string, string>;
  /** Options by their first words, in the order in which they are considered. */
  verbs: Verbs<View>;
  /** A line of each seat's panel, and its height. */
  seat?: { component: Component<{ seat: SeatView; own?: boolean }>; height: number };
  /** What each seat holds that is one of its kind. */
  badges?(view: View, seat: SeatView, codex: Codex): Badge[];
  /** What winning the Conflict would mean to a seat, beyond its reward. */
  stakes?(view: View, seat: SeatView, codex: Codex): Badge[];
  /** What the button of an option says of its thing, in few words and icons. */
  label?(option: OptionView, control: Control, codex: Codex): { text: string; glyphs: string[] } | null;
  /** The pieces of a seat beside its Agents. */
  pieces?: Component<{ seat: SeatView; small?: boolean }>;
  /** What one holds, under one's Intrigue cards, and what is told of any seat in detail. */
  held?: Component<{ phone?: boolean }>;
  detail?: Component<{ seat: SeatView }>;
  /** What stands among the tiles of a row. */
  among?: Component<{ rows: readonly Row[]; at: number; apart: number }>;
  /** What stands over a space. */
  over?: Component<{ space: string }>;
  /**
   * The columns of seats beside the board, where it is not one of all rivals; a seat's panel is so much higher. Where
   * one only looks, all seats are there, and otherwise not one's own.
   */
  rails?: {
    component: Component<{ id: string; phone?: boolean; all?: boolean }>;
    of(view: View, higher: number, all: boolean): Rail[];
  };
  /** What takes the place of the hand while options of some verb are asked for: they are chosen there. */
  instead?: { verb: string; component: Component<{ phone?: boolean }> };
  /** What of one's turn goes to somebody else. */
  yields?(view: View): Yields | null;
  /** Which of one's Agents would be sent now. */
  sends?(view: View): string | undefined;
  /** What the team of a seat is called. */
  side?(view: View, seat: number): string;
  /** Who plays together. */
  teams?(view: View): Team[];
  /** With whom a seat may talk in private. */
  talk?(view: View, seat: SeatView): Talk | null;
  /** What stands beside the name of a seat. */
  mark?: Component<{ seat: SeatView }>;
  /** What stands in the top line in place of the Conflict. */
  score?: Component;
  /** What lies on steps of a faction's track. */
  steps?(view: View, faction: string): Step[];
}

/** Glyphs whose symbols have the same names. */
export function same(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
