/** The coach at the first tables: a few hints a round about the position, each told once. */

import { announcer } from '../lib/announce.svelte';
import { settings } from '../lib/settings.svelte';
import type { Hint } from './focus.svelte';
import type { Table } from './table.svelte';

/** So many are given in a round at the most. */
export const A_ROUND = 3;

/** What of a table's hints was told. */
export interface Given {
  round: number;
  n: number;
  names: string[];
}

/** The hint to give next, and what was given then. */
export function nextHint(hints: readonly Hint[], round: number, given: Given): [Hint, Given] | null {
  const n = given.round === round ? given.n : 0;
  const fresh = n < A_ROUND ? hints.find((hint) => !given.names.includes(hint.name)) : undefined;
  return fresh ? [fresh, { round, n: n + 1, names: [...given.names, fresh.name] }] : null;
}

function kept(key: string): Given {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? { round: 0, n: 0, names: [] };
  } catch {
    return { round: 0, n: 0, names: [] };
  }
}

/** To be called while a component is made. */
export function coach(table: Table): void {
  const key = `landsraad.hints.${table.id}`;
  $effect(() => {
    const { view, mine } = table;
    table.focus.hint = null;
    const ask = table.transport.hints?.bind(table.transport);
    // Nobody is spoken to who still looks at what others do.
    if (!view || !mine || table.story.running || view.over || !settings.coach || !ask) return;
    let gone = false;
    void ask()
      .then((hints) => {
        const next = gone ? null : nextHint(hints, view.round, kept(key));
        if (!next) return;
        [table.focus.hint] = next;
        announcer.say(`The coach: ${next[0].text}`);
        localStorage.setItem(key, JSON.stringify(next[1]));
      })
      .catch(() => undefined);
    return () => (gone = true);
  });
  // A player who has finished a game knows the way.
  $effect(() => {
    if (table.view?.over && table.me && settings.coach) settings.set('coach', false);
  });
}
