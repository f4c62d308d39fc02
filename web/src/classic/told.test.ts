import { describe, expect, it } from 'vitest';
import { Codex } from '../lib/codex';
import { Table, type Transport } from '../table/table.svelte';
import { kit } from './kit';
import { told } from './told';
import type { View } from './view';

const seat = (seat: number, leader: string, more: object = {}) => ({
  ...{ seat, leader, name: leader, people: leader, spice: null, hand: [], hand_count: 2, hand_limit: 4, lacks: [] },
  ...{ reserves: 7, reserves_starred: 0, tanks: 1, tanks_starred: 2, leaders: [], dead: [], resting: [], captured: [] },
  ...{ captives: [], fought: [], allies: [], strongholds: [], traitors: [], prediction: [], kwisatz_haderach: null },
  ...more,
});
const view = {
  ...{ family: 'classic', seat: 1, round: 2, rounds: 10, phase: 'bidding', pending: [1], strongholds: 3, storm: 5 },
  ...{ storm_order: [0, 1], storm_marker: null, shield_wall: true, question: ['Bid?'], battle: null, battles: [] },
  ...{ spice_deck_count: 15, treachery_deck_count: 20, spice_top: null, treachery_discard: ['crysknife'] },
  auction: { bid: 3, bidder: 0, card: null, cards: 2, opener: 0, passed: [], turn: 1 },
  legal: [{ option: 1, name: 'bid:4', text: 'Bid 4', verb: 'bid', n: 4 }],
  seats: [
    seat(0, 'Fremen', { allies: [1], strongholds: ['sietch-tabr'] }),
    seat(1, 'Emperor', { allies: [0], spice: 9, hand: ['shield'], leaders: ['bashar'] }),
  ],
  areas: [
    { id: 'sietch-tabr/13', territory: 'sietch-tabr', sector: 13, spice: 0, ...{ starred: { Fremen: 1 } } },
    { id: 'cielago-south/1', territory: 'cielago-south', sector: 1, spice: 8, starred: {} },
  ].map((area) => ({ ...area, coexisting: [], tokens: area.spice ? {} : { Fremen: 4 } })),
} as unknown as View;

describe('the position in words', () => {
  const table = new Table<View>('t', {} as Transport);
  table.kit = kit;
  table.codex = new Codex([]);
  table.story.show(view);
  const parts = Object.fromEntries(told(table).map(({ title, sentences }) => [title, sentences.join(' ')]));
  it('begins with what is asked', () => {
    expect(parts['Turn 2 of 10, bidding']).toBe('Bid? You may: Bid 4. Storm in sector 5. In storm order: Fremen, You.');
    expect(parts.Auction).toBe('Cards left: 2. Bid: 3 spice by Fremen.');
  });
  it('tells of every seat what may be known, one’s own first', () => {
    expect(Object.keys(parts).slice(2, 4)).toEqual(['You, Emperor', 'Fremen']);
    expect(parts['You, Emperor']).toContain('9 spice.');
    expect(parts['You, Emperor']).toContain('Hand: Shield.');
    expect(parts.Fremen).toContain('4 on the planet, 7 in reserve, 3 in the tanks, 2 of them starred.');
    expect(parts.Fremen).toContain('Strongholds, with allies: 1 (Sietch Tabr); 3 win.');
    expect(parts.Fremen).not.toContain('spice');
  });
  it('tells what lies on the planet', () => {
    expect(parts['On the planet']).toBe(
      'Sietch Tabr, sector 13: Fremen 4, 1 starred. Cielago South, sector 1: 8 spice.',
    );
  });
});
