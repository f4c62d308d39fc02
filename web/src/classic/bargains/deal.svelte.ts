/** A deal as somebody makes it: what is given, wanted, promised and asked for, proposed as a whole. */

import { getContext, setContext } from 'svelte';
import type { OptionView } from '../../lib/protocol';
import { Draft } from '../battle/draft.svelte';
import type { ClassicTable } from '../view';

export const TERMS = ['give', 'want', 'promise', 'request', 'lasting'] as const;
export type Term = (typeof TERMS)[number];
/** The terms of which a deal may have several. */
export type Word = 'promise' | 'request';

export class Deal extends Draft<Term> {
  /** What is promised and asked for, by name. */
  private words = $state<Record<Word, string[]>>({ promise: [], request: [] });

  constructor(table: ClassicTable) {
    super(table, TERMS, 'deal');
  }

  protected override offered(): Partial<Record<string, OptionView[]>> {
    return this.table.view?.proposal?.choices ?? {};
  }

  /** The promises of a side that were picked. */
  said(word: Word): OptionView[] {
    return (this.choices[word] ?? []).filter(({ name }) => this.words[word].includes(name));
  }

  add(option: OptionView): void {
    const word = option.verb as Word;
    if (!this.words[word].includes(option.name))
      this.words = { ...this.words, [word]: [...this.words[word], option.name] };
  }

  drop(option: OptionView): void {
    const word = option.verb as Word;
    this.words = { ...this.words, [word]: this.words[word].filter((name) => name !== option.name) };
  }

  /** Whether some promise of it may hold for several turns. */
  readonly lasting = $derived.by(() => {
    const lasts = this.table.view?.proposal?.lasting ?? [];
    return (['promise', 'request'] as const).some((word) => this.said(word).some(({ id }) => lasts.includes(id ?? '')));
  });

  /** Whether nothing is given, wanted, promised or asked for: what a deal is then is none. */
  readonly none = $derived(
    (['give', 'want'] as const).every((term) => this.at(term) === this.choices[term]?.[0]) &&
      !this.said('promise').length &&
      !this.said('request').length,
  );

  override empty(): void {
    super.empty();
    this.words = { promise: [], request: [] };
  }

  /** The next part, if it is asked for: of promises the next one that was picked, and then that there are no more. */
  override next(): OptionView | undefined {
    if (!this.sealed) return undefined;
    const asked = this.asked();
    const verb = asked[0]?.verb;
    if (!verb) return undefined;
    if (verb === 'promise' || verb === 'request')
      return asked.find(({ name }) => this.words[verb].includes(name)) ?? asked.find(({ id }) => id === 'nothing');
    return asked.find(({ name }) => name === this.at(verb as Term)?.name) ?? asked[0];
  }
}

const KEY = Symbol('deal');

export const provideDeal = (table: ClassicTable): Deal => setContext(KEY, new Deal(table));
/** The deal of the person who plays here; where nobody plays there is none. */
export const useDeal = (): Deal | undefined => getContext<Deal | undefined>(KEY);
