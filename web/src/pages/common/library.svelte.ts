/** What is asked once and used on many pages: what can be played, the bots, and the codex of each family. */

import { SvelteMap } from 'svelte/reactivity';
import type { CodexEntry } from '../../lib/protocol';
import { get } from '../../lib/api';
import type { FamilyData } from './families';
import { Loaded } from './loaded.svelte';
import type { BotData } from './types';

class Library {
  readonly families = new Loaded<FamilyData[]>(() => get<FamilyData[]>('/api/families'));
  readonly bots = new Loaded<BotData[]>(() => get<BotData[]>('/api/bots'));
  private readonly codices = new SvelteMap<string, Loaded<CodexEntry[]>>();

  /** Asks for what is not here yet. */
  need(...what: ('families' | 'bots')[]): void {
    for (const name of what) if (this[name].value === null) void this[name].load();
  }

  /** A family, as soon as it is known. */
  family(name: string): FamilyData | undefined {
    return this.families.value?.find((one) => one.name === name);
  }

  /** Asks for the codex of a family, once. */
  needCodex(family: string): void {
    if (!family || this.codices.has(family)) return;
    const codex = new Loaded<CodexEntry[]>(() => get<CodexEntry[]>(`/api/families/${family}/codex`));
    this.codices.set(family, codex);
    void codex.load();
  }

  /** The codex of a family, once it has been asked for. */
  codex(family: string): Loaded<CodexEntry[]> | undefined {
    return this.codices.get(family);
  }
}

export const library = new Library();
