import { describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/protocol';
import { pacing } from './pacing';
import type { View } from '../view';

const event = (kind: string, what = '', n = 0): EventView => ({
  ...{ kind, seat: null, what, n, other: null, seen: [], text: '', said: [] },
});
const view = (more: Partial<View> = {}) =>
  ({
    ...{ seat: 0, pending: [1], legal: [], offer: null, phase: 'battle', round: 2, storm: 4, over: false },
    ...{
      battle: { territory: 'arrakeen', plans: [] },
      battles: [{ territory: 'arrakeen' }, { territory: 'carthag' }],
      areas: [],
      seats: [],
    },
    ...more,
  }) as unknown as View;
const ENDING = [
  ...[event('plan', '3 gurney none none'), event('won', 'arrakeen')],
  ...[event('round', 'collection'), event('collect', 'red-chasm', 6)],
  ...[event('turn', '', 3), event('round', 'storm'), event('storm-dials', '', 5), event('storm', '', 9)],
  ...[event('round', 'spice blow'), event('spice-card', 'spice-cielago-south', 12)],
];
const scenes = (events: EventView[], at = view()) => pacing.parts(events, at).flatMap(({ scene }) => scene ?? []);

describe('phases that pass by themselves', () => {
  it('are shown one scene after the other, and nothing is left out', () => {
    const parts = pacing.parts(ENDING, view());
    expect(parts.flatMap(({ events }) => events)).toEqual(ENDING);
    expect(scenes(ENDING)).toEqual(['battle', 'dials', 'storm', 'blow']);
    for (const { scene, lasts } of parts) if (scene) expect(lasts).toBeGreaterThan(500);
    // How things stand in the end comes after the last scene.
    expect(parts.at(-1)).toEqual({ events: [], lasts: 0 });
  });
  it('are watched, so that nothing is asked before they have been shown', () => {
    for (const part of pacing.parts(ENDING, view({ pending: [0] }))) if (part.scene) expect(part.watch).toBeTruthy();
  });
  it('hold a battle for those who fought it, and losses for those who lose', () => {
    const held = (events: EventView[], at = view()) =>
      pacing.parts(events, at).flatMap(({ scene, holds }) => (holds ? [scene] : []));
    const won = { ...event('won', 'arrakeen'), seat: 1, other: 0 };
    expect(held([won])).toEqual(['battle']);
    expect(held([{ ...won, other: 2 }], view({ battle: null }))).toEqual([]);
    const lost = { ...event('storm-losses', 'sihaya-ridge/8', 3), seat: 0 };
    expect(held([lost, event('storm', '', 8)])).toEqual(['storm']);
    expect(held([{ ...lost, seat: 1 }, event('storm', '', 8)])).toEqual([]);
  });
  it('keep a battle open until what comes next', () => {
    const plans = [{ seat: 0 }, { seat: 1 }];
    const battle = { territory: 'arrakeen', plans, areas: [], revealed: false } as unknown as View['battle'];
    const [fought, collected] = pacing.parts(ENDING, view()).map(({ events }) => events);
    const revealed = { ...fought![0]!, seat: 0 };
    let shown = pacing.after(view({ battle }), [revealed, { ...fought![1]!, seat: 0 }]);
    expect(shown).toMatchObject({ phase: 'battle', pending: [], battles: [{ territory: 'carthag' }] });
    expect(shown.battle).toMatchObject({ revealed: true, winner: 0, plans: [{ dial: 3, leader: 'gurney' }, {}] });
    shown = pacing.after(shown, collected!);
    expect(shown).toMatchObject({ phase: 'collection', battle: null, battles: [] });
  });
  it('take tokens and spice away as they are told', () => {
    const area = {
      id: 'red-chasm/6',
      territory: 'red-chasm',
      tokens: { atreides: 5 },
      starred: {},
      spice: 8,
      coexisting: [],
    };
    const at = view({ areas: [area], seats: [{ leader: 'atreides' }] } as unknown as Partial<View>);
    const shown = pacing.after(at, [
      { ...event('storm-losses', 'red-chasm/6', 3), seat: 0 },
      event('storm-spice', 'red-chasm', 8),
      event('storm', '', 7),
    ]);
    expect(shown).toMatchObject({ storm: 7, areas: [{ tokens: { atreides: 2 }, spice: 0 }] });
  });
  it('let an offer be there at once: its time is counted', () => {
    const offered = view({ pending: [0], phase: 'storm', offer: { id: 'pause' } as View['offer'] });
    expect(pacing.asking(view({ phase: 'collection', pending: [] }), offered)).toMatchObject({
      ...{ phase: 'collection', pending: [0], offer: { id: 'pause' } },
    });
  });
});
