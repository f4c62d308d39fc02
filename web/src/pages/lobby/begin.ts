/** Tables that are made with one press. */

import type { FamilyData, Start } from '../common/families';
import { library } from '../common/library.svelte';
import type { NewTable } from '../common/types';
import { seatsFor, usualBot } from '../setup/setup';

/** The bot that fills chairs, once the bots are known. */
async function bot(): Promise<string> {
  if (!library.bots.value) await library.bots.load();
  return usualBot(library.bots.value);
}

/** A game against bots that begins at once. */
export async function against(family: FamilyData, { players, modules }: Start): Promise<NewTable> {
  return {
    family: family.name,
    players,
    modules,
    seats: seatsFor(players, await bot(), 0),
    watch: 'link',
    private: true,
    start: true,
  };
}

/** A table for friends, with as many chairs as the first game usually has. */
export async function forFriends(): Promise<NewTable> {
  if (!library.families.value) await library.families.load();
  const family = library.families.value?.[0];
  const start = family?.starts[0];
  if (!family || !start) throw new Error(library.families.problem);
  const fill = await bot();
  return {
    family: family.name,
    players: start.players,
    modules: start.modules,
    seats: seatsFor(start.players, '', start.players),
    watch: 'link',
    private: true,
    ...(fill ? { fill } : {}),
  };
}
