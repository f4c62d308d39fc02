/** Which options stand beside a question, and which of them only on the objects that they are about. */

import type { OptionView, View } from '../../lib/protocol';
import type { Table } from '../table.svelte';

/** How options are ordered: what has a key of its own, what is only here, what is lit on the table as well. */
const KEYED = 0;
const LISTED = 1;
const LIT = 2;
/** Labels of more letters are cut: the whole sentence stands beside them. */
const LONG = 48;

export class Offer<V extends View> {
  /** What no card of one's own offers; first what has a key of its own, last what is lit on the table. */
  readonly shown: OptionView[];
  /** Whether something is chosen among the cards that one holds. */
  readonly held: boolean;

  constructor(
    private readonly table: Table<V>,
    private readonly phone: boolean,
    /** Objects that are seen while this question is. */
    private readonly seen: readonly string[],
  ) {
    const { all } = this.choices;
    this.shown = all.filter((option) => !this.onObject(option)).sort((a, b) => this.rank(a) - this.rank(b));
    this.held = all.some((option) => this.choices.verb(option).held && this.onObject(option));
  }

  private get choices() {
    return this.table.moves.choices;
  }

  /** Whether all of it is lit on the table as well. */
  get lit(): boolean {
    return this.shown.length > 0 && this.shown.every((option) => this.rank(option) === LIT);
  }

  /** The first that is too long for its label. */
  get long(): OptionView | undefined {
    return this.shown.find((option) => this.rank(option) === LISTED && option.text.length > LONG);
  }

  private rank(option: OptionView): number {
    const { key, on = 'list' } = this.choices.verb(option);
    if (key) return KEYED;
    return on === 'list' || this.choices.control(option).place === 'effect' ? LISTED : LIT;
  }

  private onObject(option: OptionView): boolean {
    const { choices } = this;
    const { me } = this.table;
    const { place, id } = choices.control(option);
    if (place === 'number') return choices.counts(option);
    if (choices.at(place, id) !== option) return false;
    if (this.seen.includes(place)) return true;
    // On a phone the cards that one may still play are elsewhere: where nothing else is left, they are offered here.
    if (this.phone && choices.onlyEnd && choices.verb(option).waits) return false;
    return place === 'end' || ((me && choices.verb(option).held?.(me)) ?? []).includes(id);
  }
}
