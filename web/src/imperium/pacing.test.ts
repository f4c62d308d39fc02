import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { EventView, OptionView, Step } from '../lib/protocol';
import { Table, type Transport } from '../table/table.svelte';
import { kit } from './kit';
import { ended, fought, pacing } from './pacing';
import type { SeatView, View } from './view';

const event = (kind: string, seat: number | null = null, more: Partial<EventView> = {}): EventView => ({
  ...{ kind, seat, what: '', n: 0, other: null, seen: [], text: '', said: [] },
  ...more,
});
const gain = (seat: number, what: string, n: number) =>
  event('gain', seat, { what, n, said: [{ text: '', glyphs: [`${n} ${what}`] }] });
const COMBAT = [
  event('end-turn', 2),
  event('combat'),
  event('strength', 0, { n: 7 }),
  event('strength', 1, { n: 9 }),
  event('place', 1, { n: 1 }),
  event('place', 0, { n: 2 }),
  gain(1, 'vp', 1),
  gain(0, 'spice', 2),
  event('round', null, { n: 3 }),
  event('conflict'),
];
const seat = (n: number) =>
  ({ seat: n, name: `House ${n}`, leader: '', spice: 1, vp: 1, hand: [], intrigue_count: 0 }) as unknown as SeatView;
const view = (ply: number, more: Partial<View> = {}) =>
  ({
    ...{ family: 'imperium', ply, seat: 0, pending: [1], legal: [], round: 2, question: [], turn: {}, over: false },
    seats: [seat(0), seat(1), seat(2)],
    ...more,
  }) as unknown as View;
const step = (n: number, by: number, events: EventView[]): Step => ({
  ...{ n, kind: 'move', seat: by, option: null, ply: n, at: 0, by: 'bot' },
  events,
});

describe('what is shown together', () => {
  it('is a turn with its card, and nothing is left out or told out of turn', () => {
    const events = [
      event('play', 1, { what: 'dagger' }),
      event('send', 1, { what: 'space-arrakeen' }),
      event('end-turn', 1),
      ...COMBAT,
    ];
    const parts = pacing.parts(events, view(1));
    expect(parts.flatMap((part) => part.events)).toEqual(events);
    expect(parts.map(({ scene }) => scene)).toEqual(['turn', 'muster', 'fight', 'reward', 'round']);
    expect(parts[0]).toMatchObject({ seat: 1, cards: ['dagger'], lasts: 600 });
  });
  it('is shown seat by seat', () => {
    const parts = pacing.parts([event('play', 1, { what: 'dagger' }), event('play', 2, { what: 'scout' })], view(1));
    expect(parts).toMatchObject([
      { seat: 1, cards: ['dagger'] },
      { seat: 2, cards: ['scout'] },
    ]);
  });
  it('takes no time where it is my own turn', () => {
    expect(pacing.parts([event('play', 0, { what: 'dagger' })], view(1))).toMatchObject([{ lasts: 0 }]);
  });
  it('is a Combat of two to three seconds', () => {
    const lasts = pacing.parts(COMBAT, view(1)).map((part) => part.lasts);
    const whole = lasts.slice(1, 4).reduce((sum, one) => sum + one, 0);
    expect(whole).toBeGreaterThanOrEqual(2000);
    expect(whole).toBeLessThanOrEqual(3000);
  });
});

describe('the Combat that was fought last', () => {
  it('is told lane by lane until somebody moves', () => {
    expect(fought(COMBAT)).toEqual({
      over: true,
      lanes: {
        0: { laid: [], strength: 7, place: 2, took: ['2 spice'] },
        1: { laid: [], strength: 9, place: 1, took: ['1 vp'] },
      },
    });
    expect(fought(COMBAT.slice(0, 6))?.over).toBe(false);
    expect(fought([...COMBAT, event('play', 1)])).toBeNull();
  });
  it('has its Intrigue cards in the lane of their army, in the order in which they were played', () => {
    const cards = [
      event('combat'),
      event('intrigue', 1, { what: 'ambush' }),
      event('fight-for', 2, { other: 0 }),
      event('intrigue', 2, { what: 'private-army' }),
      event('intrigue', 1, { what: 'master-tactician' }),
    ];
    const laid = (events: EventView[]) => [0, 1, 2].map((seat) => fought(events)?.lanes[seat]?.laid ?? []);
    const all = [['private-army'], ['ambush', 'master-tactician'], []];
    expect(laid([event('intrigue', 2, { what: 'a-plot' }), ...cards])).toEqual(all);
    expect(laid([...cards, ...COMBAT.slice(2)])).toEqual(all);
  });
});

describe('the round that is over', () => {
  it('is told with its Conflict, who took what, and the points of each', () => {
    const earlier = [event('round', null, { n: 1 }), gain(2, 'vp', 1)];
    const fight = COMBAT.map((one) => (one.kind === 'combat' ? { ...one, what: 'skirmish' } : one));
    const now = [...earlier, event('round', null, { n: 2 }), event('play', 1), ...fight, event('play', 0)];
    expect(ended(now)).toMatchObject({ round: 2, conflict: 'skirmish', scored: { 1: 1 } });
    expect(ended(now)?.lanes[0]).toMatchObject({ place: 2, took: ['2 spice'] });
    expect(ended(earlier)).toBeNull();
  });
});

describe('a table', () => {
  const option: OptionView = { option: 1, name: 'play:dagger', text: '', verb: 'play' };
  const sent: string[] = [];
  const transport = { choose: ({ name }: OptionView) => sent.push(name) } as unknown as Transport;
  let table: Table<View>;
  let pace: number;
  const kinds = () => table.story.events.map(({ kind }) => kind);
  beforeEach(() => {
    vi.useFakeTimers();
    pace = 1;
    vi.spyOn(settings, 'pace', 'get').mockImplementation(() => pace);
    vi.stubGlobal('document', { hidden: false });
    sent.length = 0;
    table = new Table<View>('t', transport);
    table.kit = kit;
    table.story.show(view(1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('shows events in their order, and the numbers with them', () => {
    const last = view(2, { round: 3, seats: [{ ...seat(0), spice: 3 }, { ...seat(1), vp: 2 }, seat(2)] });
    const seen: [string[], number | undefined, number][] = [];
    const look = () => seen.push([kinds(), table.view?.seats[1]?.vp, table.view?.round ?? 0]);
    table.story.step([step(2, 2, COMBAT)], last);
    for (let i = 0; i < 4; i++) {
      look();
      vi.advanceTimersToNextTimer();
    }
    const all = COMBAT.map(({ kind }) => kind);
    expect(seen).toEqual([
      [all.slice(0, 2), 1, 2],
      [all.slice(0, 6), 1, 2],
      [all.slice(0, 8), 2, 2],
      [all, 2, 3],
    ]);
    expect(table.view).toBe(last);
    expect(table.story.running).toBe(false);
  });
  it('asks its question at once, and a player who answers it has seen all', () => {
    const mine = view(3, { pending: [0], legal: [option] });
    table.story.step([step(2, 1, [event('play', 1), event('send', 1)])], view(2, { pending: [2] }));
    table.story.step([step(3, 2, [event('play', 2), event('send', 2)])], mine);
    expect(kinds()).toEqual(['play', 'send']);
    expect(table.mine).toBe(true);
    expect(table.moves.choices.all).toEqual([option]);
    table.moves.choose(option);
    expect(sent).toEqual(['play:dagger']);
    expect(kinds()).toEqual(['play', 'send', 'play', 'send']);
    expect(table.view).toBe(mine);
  });
  it('waits for the answer to a choice, whatever others choose meanwhile', () => {
    const both = view(2, { pending: [0, 1], legal: [option] });
    table.story.show(both);
    table.moves.choose(option);
    table.story.step([step(2, 1, [event('play', 1)])], { ...both, ply: 3, pending: [0] });
    expect(table.moves.busy).toBe(true);
    table.moves.choose(option);
    expect(sent).toEqual(['play:dagger']);
    table.story.step([step(3, 0, [event('play', 0)])], view(4));
    expect(table.moves.busy).toBe(false);
  });
  it('lets nobody wait for what people do', () => {
    table.story.step([step(2, 2, [event('play', 2)]), step(2, 1, [event('play', 1), event('deploy', 1)])], view(2));
    table.story.step([{ ...step(3, 1, [event('send', 1)]), by: 'person' }], view(3));
    expect(kinds()).toEqual(['play', 'play', 'deploy', 'send']);
    expect(table.view?.ply).toBe(3);
  });
  it('asks nothing before a Combat has been shown, with all that follows', () => {
    const mine = view(3, { pending: [0], legal: [option], round: 3 });
    table.story.step([step(2, 2, COMBAT)], view(2, { round: 3 }));
    table.story.step([{ ...step(3, 1, [event('play', 1)]), by: 'person' }], mine);
    const seen: [string, boolean, number, number][] = [];
    while (vi.getTimerCount()) {
      seen.push([table.story.watching, table.mine, table.moves.choices.all.length, table.view?.round ?? 0]);
      vi.advanceTimersToNextTimer();
    }
    const watched = 'round 2’s Combat';
    expect(seen).toEqual([...[2, 2, 2, 3].map((round) => [watched, false, 0, round]), ...[[watched, false, 0, 3]]]);
    expect([table.story.watching, table.mine]).toEqual(['', true]);
    expect(table.view).toBe(mine);
  });
  it('asks at once when somebody goes on', () => {
    const mine = view(2, { pending: [0], legal: [option], round: 3 });
    table.story.step([step(2, 2, COMBAT)], mine);
    table.moves.choose(option);
    expect([table.mine, sent]).toEqual([false, []]);
    table.story.finish();
    expect([table.story.watching, table.mine]).toEqual(['', true]);
    expect(table.story.events).toHaveLength(COMBAT.length);
    table.moves.choose(option);
    expect(sent).toEqual(['play:dagger']);
  });
  it('takes no answer to a question that is no longer asked', () => {
    const again = { ...option };
    table.story.show(view(2, { pending: [0], legal: [option] }));
    table.story.show(view(3, { pending: [0], legal: [again] }));
    table.moves.choose(option);
    expect(sent).toEqual([]);
    table.moves.choose(again);
    expect(sent).toEqual(['play:dagger']);
  });
  it('has everything there at once where nothing moves', () => {
    pace = 0;
    const last = view(2, { round: 3, pending: [0], legal: [option] });
    table.story.step([step(2, 2, COMBAT)], last);
    expect(table.story.watching).toBe('');
    expect(table.story.events).toHaveLength(COMBAT.length);
    expect(table.view).toBe(last);
    expect(table.story.running).toBe(false);
  });
});
