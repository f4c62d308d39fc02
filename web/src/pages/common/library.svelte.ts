/** What is asked once and used on many pages: what can be played, the bots, the codex. */

import type { CodexEntry } from '../../lib/protocol';
import { get } from '../../lib/api';
import { readFamily, type FamilyData, type ToldFamily } from './families';
import { Loaded } from './loaded.svelte';
import type { BotData } from './types';

async function everyFamily(): Promise<FamilyData[]> {
  return (await get<ToldFamily[]>('/api/families')).map(readFamily);
}

async function everyCodex(): Promise<CodexEntry[]> {
  const families = library.families.value ?? (await everyFamily());
  const lists = await Promise.all(families.map((family) => get<CodexEntry[]>(`/api/families/${family.name}/codex`)));
  return lists.flat();
}

class Library {
  readonly families = new Loaded<FamilyData[]>(everyFamily);
  readonly bots = new Loaded<BotData[]>(() => get<BotData[]>('/api/bots'));
  readonly codex = new Loaded<CodexEntry[]>(everyCodex);

  /** Asks for what is not here yet. */
  need(...what: ('families' | 'bots' | 'codex')[]): void {
    for (const name of what) if (this[name].value === null) void this[name].load();
  }
}

export const library = new Library();
