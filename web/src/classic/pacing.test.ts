import { describe, expect, it } from 'vitest';
import type { EventView } from '../lib/protocol';
import { pacing } from './pacing';
import type { View } from './view';

const event = (kind: string, what = '', n = 0): EventView => ({
  ...{ kind, seat: null, what, n, other: null, seen: [], text: '', said: [] },
});
const view = (more: Partial<View> = {}) =>
  ({
    ...{ seat: 0, pending: [1], legal: [], offer: null, phase: 'battle', round: 2, storm: 4, over: false },
    ...{ battle: { territory: 'arrakeen' }, battles: [{ territory: 'arrakeen' }, { territory: 'carthag' }] },
    ...more,
  }) as unknown as View;
const ENDING = [
  ...[event('plan'), event('won', 'arrakeen'), event('round', 'collection'), event('collect', 'red-chasm', 6)],
  ...[event('turn', '', 3), event('round', 'storm'), event('storm', '', 9), event('round', 'spice blow')],
];

describe('phases that pass by themselves', () => {
  it('are shown one after the other, and nothing is left out', () => {
    const parts = pacing.parts(ENDING, view());
    expect(parts.flatMap(({ events }) => events)).toEqual(ENDING);
    expect(parts.map(({ events }) => events[0]?.what || events[0]?.kind)).toEqual([
      ...['plan', 'collection', 'turn', 'storm', 'spice blow'],
    ]);
    const [battle, collection, turn, storm] = parts.map(({ lasts }) => lasts);
    for (const one of [battle, collection, storm]) expect(one).toBeGreaterThan(1000);
    expect(turn).toBe(0);
  });
  it('are there at once for whoever is asked, unless it is an offer', () => {
    const asked = view({ pending: [0] });
    expect(pacing.parts(ENDING, asked)).toEqual([{ events: ENDING, lasts: 0 }]);
    expect(pacing.asking(view({ phase: 'collection' }), asked)).toBe(asked);
    const offered = view({ pending: [0], phase: 'storm', offer: { id: 'pause' } as View['offer'] });
    expect(pacing.asking(view({ phase: 'collection', pending: [] }), offered)).toMatchObject({
      ...{ phase: 'collection', pending: [0], offer: { id: 'pause' } },
    });
  });
  it('end a battle, go on with the turn and move the storm', () => {
    const [battle, collection, turn, storm] = pacing.parts(ENDING, view()).map(({ events }) => events);
    let shown = pacing.after(view(), battle!);
    expect(shown).toMatchObject({ phase: 'battle', battle: null, battles: [{ territory: 'carthag' }], pending: [] });
    shown = pacing.after(shown, collection!);
    expect(shown).toMatchObject({ phase: 'collection', battles: [], round: 2 });
    shown = pacing.after(pacing.after(shown, turn!), storm!);
    expect(shown).toMatchObject({ phase: 'storm', round: 3, storm: 9 });
  });
});
