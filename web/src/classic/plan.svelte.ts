/** A battle plan as somebody makes it: put together here, and sealed as a whole. */

import { getContext, setContext } from 'svelte';
import type { OptionView } from '../lib/protocol';
import type { ClassicTable } from './view';

export const PARTS = ['leader', 'weapon', 'defense', 'dial'] as const;
export type Part = (typeof PARTS)[number];

export class Plan {
  /** What was picked for each part, by name. */
  private picked = $state<Partial<Record<Part, string>>>({});
  /** Whether it is being handed in, part by part as each is asked for. */
  sealed = $state(false);
  private battle = '';

  constructor(private readonly table: ClassicTable) {}

  /** What may be in each part that is still open. */
  readonly choices = $derived.by<Partial<Record<Part, OptionView[]>>>(() => {
    const { view, choices, mine } = this.table;
    const open = view?.battle?.choices ?? {};
    if (Object.keys(open).length) return open;
    const asked = mine && view?.battle ? choices.in('wheel') : [];
    return asked[0] ? { [asked[0].verb]: asked } : {};
  });

  readonly open = $derived(PARTS.filter((part) => this.choices[part]));

  /** What stands in a part: what was picked, or else what is first; nobody is sent without being named. */
  at(part: Part): OptionView | undefined {
    const options = this.choices[part] ?? [];
    const picked = options.find(({ name }) => name === this.picked[part]);
    return picked ?? (part === 'leader' && options.length > 1 ? undefined : options[0]);
  }

  pick(option: OptionView): void {
    this.picked = { ...this.picked, [option.verb]: option.name };
  }

  readonly ready = $derived(this.open.length > 0 && this.open.every((part) => this.at(part)));

  /** Another battle needs another plan. */
  meet(battle: string): void {
    if (battle === this.battle) return;
    this.battle = battle;
    this.picked = {};
    this.sealed = false;
  }

  /** The next part of a sealed plan, if it is asked for; if it cannot be played, the plan is opened again. */
  next(): OptionView | undefined {
    const { choices } = this.table;
    if (!this.sealed) return undefined;
    const asked = choices.in('wheel');
    if (!asked.length) return undefined;
    const part = asked[0]!.verb as Part;
    const found = asked.find(({ name }) => name === this.picked[part]) ?? asked[0];
    if (this.picked[part] && found!.name !== this.picked[part]) this.sealed = false;
    return this.sealed ? found : undefined;
  }

  /** Hands the plan in; what was not picked by hand is what stands there. */
  seal(): void {
    for (const part of this.open) {
      const one = this.at(part);
      if (one) this.pick(one);
    }
    this.sealed = true;
  }
}

const KEY = Symbol('plan');

export const providePlan = (table: ClassicTable): Plan => setContext(KEY, new Plan(table));
/** The plan of whoever plays here; where nobody plays there is none. */
export const usePlan = (): Plan | undefined => getContext<Plan | undefined>(KEY);
