/** A battle plan as somebody makes it: put together here, and sealed as a whole. */

import { getContext, setContext } from 'svelte';
import type { OptionView } from '../../lib/protocol';
import { Draft } from './draft.svelte';
import type { ClassicTable } from '../view';

export const PARTS = ['leader', 'weapon', 'defense', 'dial', 'kwisatz-haderach'] as const;
export type Part = (typeof PARTS)[number];

export class Plan extends Draft<Part> {
  constructor(table: ClassicTable) {
    super(table, PARTS, 'wheel');
  }

  protected override offered(): Partial<Record<string, OptionView[]>> {
    return this.table.view?.battle?.choices ?? {};
  }

  protected override asked(): OptionView[] {
    return this.table.view?.battle ? super.asked() : [];
  }

  /** Nobody is sent without being named. */
  protected override first(part: Part, options: OptionView[]): OptionView | undefined {
    return part === 'leader' && options.length > 1 ? undefined : options[0];
  }
}

const KEY = Symbol('plan');

export const providePlan = (table: ClassicTable): Plan => setContext(KEY, new Plan(table));
/** The plan of the person who plays here; where nobody plays there is none. */
export const usePlan = (): Plan | undefined => getContext<Plan | undefined>(KEY);
