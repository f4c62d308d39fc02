/** What a box brings to the page. A box has a folder of its own here, as it has in the engine. */

import type { Component } from 'svelte';
import type { Verbs } from '../../table/kit';
import type { Place } from '../fit';
import type { View } from '../view';

/** Where on the table a panel stands. */
export type Area = 'rivals' | 'board' | 'market';

export interface Panel {
  name: string;
  area: Area;
  /** What it is called where it stands under a tab. */
  title?: string;
  component: Component<{ phone?: boolean }>;
  /** Whether it is there now; without this it always is. */
  shown?(view: View): boolean;
  /** The least size in which it is whole; of panels beside the board only the height counts. */
  least: { width?: number; height: number };
  /** On the board: in which band it stands, or the group of spaces beside which it does. */
  at?: Place;
  beside?: string;
  /** On the board: the part of it that it belongs to on a phone. */
  part?: string;
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
}

/** A part of the board that a phone goes to at once. */
export interface Part {
  name: string;
  title: string;
  icons: readonly string[];
}

export interface Box {
  /** The name of the module. */
  name: string;
  panels: readonly Panel[];
  /** How groups of spaces lie; a later box may move one. Those of a place stand in the order of the view. */
  grounds: readonly Ground[];
  parts: readonly Part[];
  /** The glyphs of effects that are drawn, each with its symbol of the icon sheet. */
  icons: Record<string, string>;
  /** Options by their first words, in the order in which they are considered. */
  verbs: Verbs<View>;
}

/** Glyphs whose symbols have the same names. */
export function same(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
