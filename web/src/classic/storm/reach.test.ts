import { describe, expect, it } from 'vitest';
import { Codex } from '../../lib/codex';
import type { CodexEntry } from '../../lib/protocol';
import type { View } from '../view';
import { inTheWay, reachOf } from './reach';

const view = (more: Partial<View> = {}) =>
  ({
    ...{ phase: 'storm', round: 3, storm: 3, storm_distance: null, storm_marker: null, storm_dialers: [0, 1] },
    ...{ options: {}, over: false, shield_wall: true, seats: [{ seat: 0, leader: 'atreides' }], areas: [] },
    ...more,
  }) as unknown as View;
const land = (id: string, storm: string) =>
  ({ id, kind: 'territory', name: id, details: { Storm: storm } }) as unknown as CodexEntry;
const codex = new Codex([
  land('red-chasm', 'Open to the storm.'),
  land('false-wall-east', 'Safe from the storm.'),
  land('imperial-basin', 'Safe from the storm while the Shield Wall stands.'),
]);
const area = (id: string, tokens: Record<string, number>, spice = 0) => {
  const [territory, sector] = id.split('/');
  return { id, territory, sector: Number(sector), tokens, spice, starred: {}, coexisting: [] };
};

describe('the reach of the storm', () => {
  it('is known in part to a player who dials', () => {
    expect(reachOf(view(), 2)).toEqual({ sure: 3, most: 5, beyond: 6 });
    expect(reachOf(view(), null)).toBeNull();
  });
  it('is not known in the first turn, nor to a player who does not dial', () => {
    expect(reachOf(view({ round: 1 }), 14)).toBeNull();
    expect(reachOf(view({ storm_dialers: [] }), 2)).toBeNull();
  });
  it('is shown to anybody who asks, as far as two dials can reach', () => {
    expect(reachOf(view({ storm_dialers: [] }), null, true)).toEqual({ sure: 2, most: 6, beyond: 6 });
    expect(reachOf(view({ phase: 'movement', options: { weather: true } }), null, true)?.sure).toBe(1);
    expect(reachOf(view(), 2, true)).toEqual({ sure: 3, most: 5, beyond: 6 });
    expect(reachOf(view({ round: 1 }), null, true)).toBeNull();
  });
  it('is exact where the distance is known, also beforehand', () => {
    expect(reachOf(view({ storm_distance: 4 }), null)).toEqual({ sure: 4, most: 4, beyond: 4 });
    expect(reachOf(view({ phase: 'bidding', storm_marker: 5 }), null)).toEqual({ sure: 5, most: 5, beyond: 5 });
    expect(reachOf(view({ phase: 'bidding' }), 2)).toBeNull();
  });
  it('takes tokens on sand and any spice, the nearest first', () => {
    const areas = [
      area('red-chasm/6', { atreides: 3 }, 8),
      area('false-wall-east/5', { atreides: 2 }),
      area('imperial-basin/9', { atreides: 6 }),
      area('red-chasm/12', { atreides: 1 }),
    ] as unknown as View['areas'];
    const reach = { sure: 3, most: 5, beyond: 6 };
    const told = (one: View) => inTheWay(one, reach, codex).map(({ after, n, seat }) => [after, n, seat]);
    expect(told(view({ areas }))).toEqual([
      [3, 3, 0],
      [3, 8, null],
    ]);
    expect(told(view({ areas, shield_wall: false }))).toEqual([
      [3, 3, 0],
      [3, 8, null],
      [6, 6, 0],
    ]);
  });
});
