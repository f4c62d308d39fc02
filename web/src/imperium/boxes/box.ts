/** What a box brings to the page. A box has a folder of its own here, as it has in the engine. */

import type { Component } from 'svelte';
import type { Verbs } from '../../table/kit';
import type { View } from '../view';

/** Where on the table a panel stands. */
export type Area = 'rivals' | 'board' | 'market';

export interface Panel {
  name: string;
  area: Area;
  component: Component<{ phone?: boolean }>;
  /** Whether it is there now; without this it always is. */
  shown?(view: View): boolean;
}

export interface Box {
  /** The name of the module. */
  name: string;
  panels: readonly Panel[];
  /** The glyphs of effects that are drawn, each with its symbol of the icon sheet. */
  icons: Record<string, string>;
  /** Options by their first words, in the order in which they are considered. */
  verbs: Verbs<View>;
}

/** Glyphs whose symbols have the same names. */
export function same(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
