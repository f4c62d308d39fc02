import { describe, expect, it } from 'vitest';
import { Choices } from '../../table/choices';
import { verbs } from '../verbs';
import type { ClassicTable } from '../view';
import { Bidder } from './bidder.svelte';

const pass = { option: 0, name: 'pass', text: 'Pass', verb: 'pass' };
const bid = (n: number) => ({
  option: n,
  name: `bid:${n}`,
  text: `Bid ${n}`,
  verb: 'bid',
  n,
  id: String(n),
  of: 'number',
});

/** A table at which a card is up for so much, and this seat is asked. */
function table(high: number, cards = 3, turn = 0, more: (typeof pass)[] = []): ClassicTable {
  const legal = [pass, ...more, ...[1, 2, 3].map((by) => bid(high + by))];
  return {
    id: 't',
    mine: turn === 0,
    view: { seat: 0, round: 2, auction: { bid: high, bidder: 1, cards, turn, passed: [] } },
    moves: { choices: new Choices(legal, verbs as never) },
  } as unknown as ClassicTable;
}

/** A bidder at a table that moves on. */
class Moving extends Bidder {
  constructor(readonly shown: ClassicTable) {
    super(shown);
  }
  at(next: ClassicTable): this {
    Object.assign(this.shown, next);
    return this;
  }
}

describe('bids that are left to the page', () => {
  it('are none unless somebody says so', () => {
    expect(new Bidder(table(2)).next()).toBeUndefined();
  });
  it('raise by one up to the limit, and then ask', () => {
    const bidder = new Moving(table(2));
    bidder.upTo(4);
    expect(bidder.next()?.name).toBe('bid:3');
    expect(new Moving(table(3)).next()).toBeUndefined();
    const spent = new Moving(table(4));
    spent.upTo(4);
    expect(spent.next()).toBeUndefined();
  });
  it('pass for the whole card, and not while another is to bid', () => {
    const bidder = new Moving(table(2));
    bidder.passCard();
    expect(bidder.next()?.name).toBe('pass');
    const final = new Moving(table(2, 3, 0, [{ option: 9, name: 'pass-card', text: 'Pass', verb: 'pass-card' }]));
    final.passCard();
    expect(final.next()?.name).toBe('pass-card');
    const other = new Moving(table(2, 3, 1));
    other.passCard();
    expect(other.next()).toBeUndefined();
  });
  it('are forgotten with the card, and can be stopped', () => {
    const bidder = new Moving(table(2));
    bidder.upTo(9);
    bidder.stop();
    expect(bidder.next()).toBeUndefined();
    expect(bidder.limit).toBeNull();
  });
});
