/** What Dune: Imperium tells of a game, and the table at which it is played. */

import type { View } from '../lib/generated/imperium';
import { useTable, type Table } from '../table/table.svelte';

export type { GroupView, HagalView, SeatView, SpaceView, TrackView, TurnView, View } from '../lib/generated/imperium';

export type ImperiumTable = Table<View>;

function isImperium(table: Table): table is ImperiumTable {
  return table.view?.family === 'imperium';
}

/** A table as one at which Dune: Imperium is played, which it must be. */
export function imperium(table: Table): ImperiumTable {
  if (!isImperium(table)) throw new Error(`At this table ${table.view?.family ?? 'nothing'} is played.`);
  return table;
}

/** The table that the page shows. */
export const useImperium = (): ImperiumTable => useTable<View>();
