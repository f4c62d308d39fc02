/** How each family is shown; each is loaded when one of its games is. A family that is not here has the plain table. */

import type { Component } from 'svelte';
import { PLAIN, type Kit } from './table/kit';
import type { Table } from './table/table.svelte';

export interface FamilyPages {
  kit(): Promise<Kit>;
  /** The table at which it is played. */
  Table(): Promise<Component<{ table: Table }>>;
  /** The table at a moment that is looked back at. */
  Stage(): Promise<Component<{ table: Table; phone?: boolean }>>;
}

const plain: FamilyPages = {
  kit: async () => PLAIN,
  Table: async () => (await import('./table/PlainTable.svelte')).default,
  Stage: async () => (await import('./table/PlainStage.svelte')).default,
};

const FAMILIES: Record<string, FamilyPages> = {
  imperium: {
    kit: async () => (await import('./imperium/kit')).kit,
    Table: async () => (await import('./imperium/ImperiumTable.svelte')).default,
    Stage: async () => (await import('./imperium/Stage.svelte')).default,
  },
  classic: {
    kit: async () => (await import('./classic/kit')).kit,
    Table: async () => (await import('./classic/ClassicTable.svelte')).default,
    Stage: async () => (await import('./classic/Stage.svelte')).default,
  },
};

export function pagesOf(family: string): FamilyPages {
  return FAMILIES[family] ?? plain;
}
