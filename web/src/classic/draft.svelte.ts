/** Something of several parts that somebody puts together here, and hands in as a whole. */

import type { OptionView } from '../lib/protocol';
import type { ClassicTable } from './view';

export abstract class Draft<Part extends string> {
  /** What was picked for each part, by name. */
  private picked = $state<Partial<Record<Part, string>>>({});
  /** Whether it is being handed in, part by part as each is asked for. */
  sealed = $state(false);
  private about = '';

  constructor(
    protected readonly table: ClassicTable,
    readonly parts: readonly Part[],
    /** Where the options of its parts are chosen. */
    private readonly place: string,
  ) {}

  /** What may be in each part, as far as the view tells it at once. */
  protected abstract offered(): Partial<Record<string, OptionView[]>>;
  /** What may be in the part that is asked for now. */
  protected asked(): OptionView[] {
    return this.table.mine ? this.table.choices.in(this.place) : [];
  }

  /** What may be in each part that is still open. */
  readonly choices = $derived.by<Partial<Record<string, OptionView[]>>>(() => {
    const open = this.offered();
    if (Object.keys(open).length) return open;
    const asked = this.asked();
    return asked[0] ? { [asked[0].verb]: asked } : {};
  });

  readonly open = $derived.by(() => this.parts.filter((part) => this.choices[part]));

  /** What stands in a part: what was picked, or else what is first. */
  at(part: Part): OptionView | undefined {
    const options = this.choices[part] ?? [];
    return options.find(({ name }) => name === this.picked[part]) ?? this.first(part, options);
  }

  protected first(part: Part, options: OptionView[]): OptionView | undefined {
    return options[0];
  }

  pick(option: OptionView): void {
    this.picked = { ...this.picked, [option.verb]: option.name };
  }

  readonly ready = $derived(this.open.length > 0 && this.open.every((part) => this.at(part)));

  /** Another occasion needs another draft. */
  meet(about: string): void {
    if (about === this.about) return;
    this.about = about;
    this.empty();
  }

  /** Begins anew. */
  empty(): void {
    this.picked = {};
    this.sealed = false;
  }

  /**
   * The next part of what was handed in, if it is asked for; what was not decided, or cannot be chosen as it was, opens
   * the draft again.
   */
  next(): OptionView | undefined {
    if (!this.sealed) return undefined;
    const asked = this.asked();
    if (!asked.length) return undefined;
    const wanted = this.picked[asked[0]!.verb as Part];
    const found = asked.find(({ name }) => name === wanted) ?? (asked.length === 1 ? asked[0] : undefined);
    if (!found) this.sealed = false;
    return found;
  }

  /** Hands it in; what was not picked by hand is what stands there. */
  seal(): void {
    for (const part of this.open) {
      const one = this.at(part);
      if (one) this.pick(one);
    }
    this.sealed = true;
  }
}
