/** A deal as somebody makes it: what is given, wanted, promised and asked for, proposed as a whole. */

import { getContext, setContext } from 'svelte';
import type { OptionView } from '../lib/protocol';
import { Draft } from './draft.svelte';
import type { ClassicTable } from './view';

export const TERMS = ['give', 'want', 'promise', 'request'] as const;
export type Term = (typeof TERMS)[number];

export class Deal extends Draft<Term> {
  constructor(table: ClassicTable) {
    super(table, TERMS, 'deal');
  }

  protected override offered(): Partial<Record<string, OptionView[]>> {
    return this.table.view?.proposal?.choices ?? {};
  }

  /** Whether nothing is given, wanted, promised or asked for: what a deal is then is none. */
  readonly none = $derived(this.open.every((term) => this.at(term) === this.choices[term]?.[0]));
}

const KEY = Symbol('deal');

export const provideDeal = (table: ClassicTable): Deal => setContext(KEY, new Deal(table));
/** The deal of whoever plays here; where nobody plays there is none. */
export const useDeal = (): Deal | undefined => getContext<Deal | undefined>(KEY);
