/** Bids that a person leaves to the page: a pass for the whole card, or raising by one up to a secret limit. */

import { getContext, setContext } from 'svelte';
import type { OptionView } from '../../lib/protocol';
import type { ClassicTable } from '../view';

interface Kept {
  lot: string;
  out: boolean;
  limit: number | null;
}

export class Bidder {
  private readonly table: ClassicTable;
  private kept = $state.raw<Kept>({ lot: '', out: false, limit: null });

  /** The card that is up now; what was left to the page for another one is forgotten. */
  readonly lot = $derived.by<string>(() => {
    const view = this.table.view;
    return view?.auction ? `${view.round} ${view.auction.cards}` : '';
  });
  private readonly now = $derived.by<Kept>(() =>
    this.kept.lot === this.lot && this.lot ? this.kept : { lot: this.lot, out: false, limit: null },
  );

  constructor(table: ClassicTable) {
    this.table = table;
    try {
      this.kept = (JSON.parse(storage()?.getItem(this.key) ?? 'null') as Kept | null) ?? this.kept;
    } catch {
      // What cannot be read is forgotten.
    }
  }

  private get key(): string {
    return `landsraad.bidder.${this.table.id}`;
  }

  /** Whether a person has passed for this card. */
  get out(): boolean {
    return this.now.out;
  }

  /** Up to how much the page bids; nothing where it does not. */
  get limit(): number | null {
    return this.now.limit;
  }

  passCard(): void {
    this.put({ lot: this.lot, out: true, limit: null });
  }

  upTo(limit: number): void {
    this.put({ lot: this.lot, out: false, limit });
  }

  stop(): void {
    this.put({ lot: this.lot, out: false, limit: null });
  }

  private put(kept: Kept): void {
    this.kept = kept;
    storage()?.setItem(this.key, JSON.stringify(kept));
  }

  /** What the page answers for the person now, if that was left to it. */
  next(): OptionView | undefined {
    const { view, mine, moves } = this.table;
    if (!view?.auction || !mine || !moves.choices.verbs.has('pass')) return undefined;
    const pass = moves.choices.at('end');
    const least = moves.choices.numbers().find(({ verb }) => verb === 'bid')?.values[0];
    if (view.auction.turn !== view.seat) return undefined;
    if (this.out) return moves.choices.all.find(({ verb }) => verb === 'pass-card') ?? pass;
    if (this.limit === null) return undefined;
    if (least && least.n <= this.limit) return least.option;
    return undefined;
  }

  /** Whether the limit is reached, so that the person is asked again. */
  readonly spent = $derived.by<boolean>(
    () => this.now.limit !== null && (this.table.view?.auction?.bid ?? 0) >= this.now.limit,
  );
}

const storage = (): Storage | undefined => (typeof sessionStorage === 'undefined' ? undefined : sessionStorage);

const KEY = Symbol('bidder');

export const provideBidder = (table: ClassicTable): Bidder => setContext(KEY, new Bidder(table));
/** What the person who plays here leaves to the page; where nobody plays there is nothing. */
export const useBidder = (): Bidder | undefined => getContext<Bidder | undefined>(KEY);
