/** What passed at a table while nobody looked: a summary of it greets a person who returns. */

import type { EventView } from '../lib/protocol';
import type { Table } from './table.svelte';

export class Absence {
  private readonly table: Pick<Table, 'id' | 'view' | 'story'>;
  /** The plies that passed. */
  private plies = $state.raw<{ from: number; to: number } | null>(null);
  private looked = false;

  readonly missed = $derived.by<EventView[]>(() => {
    const { plies } = this;
    return plies ? this.table.story.events.filter(({ ply = 0 }) => ply > plies.from && ply <= plies.to) : [];
  });

  constructor(table: Pick<Table, 'id' | 'view' | 'story'>) {
    this.table = table;
  }

  /** Somebody looks at the table, or does no longer. */
  look(looking: boolean): void {
    const { id, view } = this.table;
    if (!view) return;
    const key = `landsraad.seen.${id}`;
    if (looking && !this.looked) {
      const seen = localStorage.getItem(key);
      this.plies = seen !== null && Number(seen) < view.ply ? { from: Number(seen), to: view.ply } : null;
    }
    this.looked = looking;
    if (looking) localStorage.setItem(key, String(view.ply));
  }

  /** The summary has been read. */
  end(): void {
    this.plies = null;
  }
}
