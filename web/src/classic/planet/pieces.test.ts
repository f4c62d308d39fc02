import { describe, expect, it } from 'vitest';
import type { EventView } from '../../lib/protocol';
import { Choices } from '../../table/choices';
import { arrivals, chosenAt, occupants } from './pieces';
import type { Area, Planet } from './planet';
import { verbs } from '../verbs';
import { holding, since, together, type View } from '../view';

const area = (id: string, slots: [number, number][] = [[500, 400]]): Area => ({
  id,
  territory: id.split('/')[0] ?? '',
  sector: Number(id.split('/')[1]),
  path: '',
  slots,
  rooms: slots.map(() => 20),
  spice: null,
});
const seat = (index: number, leader: string, strongholds: string[], allies: number[] = []) => ({
  seat: index,
  leader,
  people: leader,
  strongholds,
  allies,
});
const view = {
  storm_order: [1, 0, 2],
  seats: [
    seat(0, 'Emperor', ['arrakeen'], [2]),
    seat(1, 'Guild', ['tueks-sietch']),
    seat(2, 'Fremen', ['sietch-tabr'], [0]),
  ],
  areas: [
    {
      id: 'arrakeen/9',
      territory: 'arrakeen',
      sector: 9,
      spice: 3,
      tokens: { Emperor: 5, Guild: 1 },
      starred: { Emperor: 2 },
      coexisting: ['Guild'],
    },
  ],
} as unknown as View;

describe('the planet', () => {
  it('says who and what is in a place', () => {
    expect(occupants(view, 'arrakeen/9')).toEqual(['5 Emperor (2 starred)', '1 Guild (coexisting)', '3 spice']);
    expect(occupants(view, 'carthag/10')).toEqual([]);
  });
  it('offers options on areas, and those about a whole territory on each of its areas', () => {
    const choices = new Choices(
      [
        { option: 1, name: 'ship:arrakeen/9', text: '', verb: 'ship', of: 'area', id: 'arrakeen/9' },
        { option: 2, name: 'worm:meridian', text: '', verb: 'worm', of: 'territory', id: 'meridian' },
        { option: 3, name: 'to:reserves', text: '', verb: 'to', of: 'reserves', id: 'reserves' },
      ],
      verbs as never,
    );
    expect(chosenAt(choices, area('arrakeen/9'))?.option).toBe(1);
    expect(chosenAt(choices, area('meridian/0'))?.option).toBe(2);
    expect(chosenAt(choices, area('carthag/10'))).toBeUndefined();
    expect(choices.in('list').map(({ option }) => option)).toEqual([3]);
  });
  it('shows the way of what has just gone somewhere, from beyond the rim where it came from reserves', () => {
    const planet = {
      areas: new Map([
        ['a/1', area('a/1')],
        ['b/2', area('b/2', [[600, 500]])],
      ]),
    } as unknown as Planet;
    const event = (kind: string, what: string, ply: number) => ({ kind, what, ply, seat: 0, n: 1 }) as EventView;
    const told = [event('ship', 'reserves a/1', 3), event('bid', '', 9), event('move', 'a/1 b/2', 9)];
    expect(arrivals(told, 9, planet).map(({ key }) => key)).toEqual(['9 a/1 b/2']);
    expect(arrivals(told, 3, planet)[0]?.path).toMatch(/^M500 -6\.\d+Q/);
  });
});

describe('the table', () => {
  it('counts strongholds with those of allies', () => {
    expect(together(view, view.seats[0]!).map((one) => one.seat)).toEqual([0, 2]);
    expect(holding(view, view.seats[0]!)).toEqual(['arrakeen', 'sietch-tabr']);
    expect(holding(view, view.seats[1]!)).toEqual(['tueks-sietch']);
  });
  it('tells what has happened since something', () => {
    const events = ['round', 'bid', 'bought', 'bid'].map((kind) => ({ kind }));
    expect(since(events, ['bought', 'round']).map(({ kind }) => kind)).toEqual(['bought', 'bid']);
    expect(since(events, ['battle'])).toEqual([]);
  });
});
