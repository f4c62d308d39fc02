/** What is still to do before a turn can end, in the few words that a button has room for. */

import type { Table } from '../table.svelte';

/** Two things are named only where they are short. */
const ROOM = 24;

/** What comes first of several things: two at the most. */
export function firstWords(toDo: readonly string[]): string {
  const said = [...new Set(toDo)];
  const [one, two = ''] = said;
  if (!one) return '';
  const both = two && one.length + two.length <= ROOM ? [one, two] : [one];
  return `first: ${both.join(', ')}${said.length > both.length ? ' …' : ''}`;
}

/** What this person is to do first, and whether there is more to say of it than that something is to be chosen. */
export function firstOf({ mine, view, moves, kit }: Table): { words: string; told: boolean } {
  const toDo = mine && view && !moves.choices.end ? kit.first?.(moves.choices.all, view) : null;
  if (!toDo) return { words: '', told: false };
  return { words: firstWords(toDo) || 'first: choose one', told: toDo.length > 0 };
}
