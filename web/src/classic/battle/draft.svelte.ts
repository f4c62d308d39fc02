/** Something of several parts that somebody puts together here, and hands in as a whole. */

import type { OptionView } from '../../lib/protocol';
import type { ClassicTable } from '../view';

/** What is kept of a sealed draft while the page is loaded again. */
interface Kept<Part extends string> {
  about: string;
  picked: Partial<Record<Part, string>>;
  taken: string[];
}

export abstract class Draft<Part extends string> {
  /** What was picked for each part, by name. */
  private picked = $state<Partial<Record<Part, string>>>({});
  /** Whether it is being handed in, part by part as each is asked for. */
  sealed = $state(false);
  private about = '';
  /** The part that is on its way, and those that the table has taken. */
  private sent: string | null = null;
  private taken: string[] = [];

  constructor(
    protected readonly table: ClassicTable,
    readonly parts: readonly Part[],
    /** Where the options of its parts are chosen. */
    private readonly place: string,
  ) {}

  /** What may be in each part, as far as the view shows it at once. */
  protected abstract offered(): Partial<Record<string, OptionView[]>>;
  /** What may be in the part that is asked for now. */
  protected asked(): OptionView[] {
    return this.table.mine ? this.table.moves.choices.in(this.place) : [];
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

  /** The id of what was picked for a part, after it is handed in too. */
  chosen(part: Part): string | undefined {
    return this.picked[part]?.split(':')[1];
  }

  pick(option: OptionView): void {
    this.picked = { ...this.picked, [option.verb]: option.name };
  }

  readonly ready = $derived(this.open.length > 0 && this.open.every((part) => this.at(part)));

  /** Another occasion needs another draft; one that was sealed before the page was loaded again is still sealed. */
  meet(about: string): void {
    if (about === this.about) return;
    const kept = this.kept();
    this.about = about;
    this.empty();
    if (kept?.about !== about) return;
    this.picked = kept.picked;
    this.taken = kept.taken;
    this.sealed = true;
    this.keep();
  }

  /** Begins again. */
  empty(): void {
    this.picked = {};
    this.unseal();
  }

  /** What was handed in is taken back: all of it can be changed. */
  unseal(): void {
    this.sealed = false;
    this.sent = null;
    this.taken = [];
    this.keep();
  }

  /**
   * The next part of what was handed in, if it is asked for; what was not decided, or cannot be chosen as it was, opens
   * the draft again. So does a part that the table had taken and asks for again: it was taken back.
   */
  next(): OptionView | undefined {
    if (!this.sealed) return undefined;
    const asked = this.asked();
    const part = asked[0]?.verb ?? null;
    if (this.sent && part !== this.sent) {
      this.taken.push(this.sent);
      this.sent = null;
      this.keep();
    }
    if (part === null) return undefined;
    if (this.taken.includes(part)) {
      this.unseal();
      return undefined;
    }
    const wanted = this.picked[part as Part];
    const found = asked.find(({ name }) => name === wanted) ?? (asked.length === 1 ? asked[0] : undefined);
    if (found) this.sent = part;
    else this.unseal();
    return found;
  }

  /** Hands it in; what was not picked by hand is what stands there. */
  seal(): void {
    for (const part of this.open) {
      const one = this.at(part);
      if (one) this.pick(one);
    }
    this.sealed = true;
    this.keep();
  }

  // -- kept while the page is loaded again --------------------------------------------------------------------------

  private get key(): string {
    return `landsraad.${this.place}.${this.table.id}`;
  }

  private keep(): void {
    if (typeof sessionStorage === 'undefined' || !this.about) return;
    const kept: Kept<Part> = { about: this.about, picked: this.picked, taken: this.taken };
    if (this.sealed) sessionStorage.setItem(this.key, JSON.stringify(kept));
    else sessionStorage.removeItem(this.key);
  }

  private kept(): Kept<Part> | null {
    if (typeof sessionStorage === 'undefined') return null;
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as Kept<Part> | null;
    } catch {
      return null;
    }
  }
}
