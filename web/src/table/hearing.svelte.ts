/** What is shown is heard as well, if that is wanted, and so is whose turn it is. */

import { untrack } from 'svelte';
import type { View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { play, type Sound } from '../lib/sound';
import type { Part } from './kit';
import type { Table } from './table.svelte';

/** A sound, of how many or of which, so many milliseconds after the events begin to be shown. */
export interface Heard {
  sound: Sound;
  n: number;
  later: number;
}

/** To be called when a table's page begins, with the sounds of events that are shown together. */
export function hearing<V extends View>(table: Table<V>, soundsOf: (part: Part, view: V) => Heard[]): void {
  table.story.heard = (part) => {
    if (!table.view) return;
    for (const { sound, n, later } of soundsOf(part, table.view)) play(sound, n, later * settings.pace);
  };
  const turn = $derived(table.mine && !table.view?.over);
  let called = untrack(() => turn);
  $effect(() => {
    if (turn && !called) play('turn');
    called = turn;
  });
}
