import { describe, expect, it } from 'vitest';
import type { SeatView, View } from './view';
import { agentsSaid, costOf, pawnsOn, standings, type Placed } from './places';

const of = (...strengths: number[]) => strengths.map((strength) => ({ strength }));

describe('places in the Conflict', () => {
  it('ranks by strength, and leaves out who has none', () => {
    expect(standings(of(0, 6, 8, 7), 4)).toEqual([null, 3, 1, 2]);
  });
  it('gives the second reward to those tied for first, and the third to those tied for second', () => {
    expect(standings(of(4, 4, 2, 0), 4)).toEqual([2, 2, 3, null]);
    expect(standings(of(5, 4, 4, 0), 4)).toEqual([1, 3, 3, null]);
  });
  it('has a third place of its own only with four players', () => {
    expect(standings(of(5, 4, 3), 3)).toEqual([1, 2, null]);
  });
});

describe('Agents', () => {
  const seat = {
    seat: 0,
    agents: 0,
    agents_on: ['space-a', 'space-b', 'space-c', 'space-c'],
    swordmaster: true,
  } as SeatView;
  it('are drawn as what they are', () => {
    expect(pawnsOn({ seats: [seat], mentat: 0 } as View, 'space-c')).toEqual([
      { seat: 0, kind: 'swordmaster' },
      { seat: 0, kind: 'mentat' },
    ]);
    expect(pawnsOn({ seats: [seat], mentat: null } as View, 'space-a')).toEqual([{ seat: 0, kind: 'agent' }]);
    expect(agentsSaid(seat, 0)).toBe('Agents left: 0 of 4, with the Swordmaster and the Mentat');
  });
});

describe('what a space costs', () => {
  const placed = (printed: string[], cost: Record<string, number>) =>
    ({ entry: { glyphs: { cost: printed } }, space: { cost } }) as unknown as Placed;
  it('is what is printed, or what it is now', () => {
    expect(costOf(placed(['5 solari'], { solari: 5 }))).toEqual({ glyphs: ['5 solari'], changed: false });
    expect(costOf(placed(['water'], { water: 1 }))).toEqual({ glyphs: ['water'], changed: false });
    expect(costOf(placed(['2 solari'], { solari: 1 }))).toEqual({ glyphs: ['1 solari'], changed: true });
    expect(costOf(placed(['solari'], {}))).toEqual({ glyphs: ['0 solari'], changed: true });
  });
});
