/** What is asked once and used on many pages: what can be played, the bots, the codex. */

import type { CodexEntry } from '../../lib/protocol';
import { get } from './api';
import { readFamilies, type FamilyData } from './families';
import { Loaded } from './loaded.svelte';
import type { BotData } from './types';

async function everyCodex(): Promise<CodexEntry[]> {
  const families = library.families.value ?? readFamilies(await get<unknown>('/api/families'));
  const lists = await Promise.all(families.map((family) => get<CodexEntry[]>(`/api/families/${family.name}/codex`)));
  return lists.flat();
}

class Library {
  readonly families = new Loaded<FamilyData[]>(async () => readFamilies(await get<unknown>('/api/families')));
  readonly bots = new Loaded<BotData[]>(() => get<BotData[]>('/api/bots'));
  readonly codex = new Loaded<CodexEntry[]>(everyCodex);

  /** Asks for what is not here yet. */
  need(...what: ('families' | 'bots' | 'codex')[]): void {
    for (const name of what) if (this[name].value === null) void this[name].load();
  }
}

export const library = new Library();
