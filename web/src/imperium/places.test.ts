import { describe, expect, it } from 'vitest';
import type { SeatView, SpaceView, View } from './view';
import { agentsSaid, costOf, pawnsOn, turnOrder } from './places';

describe('Agents', () => {
  const pawn = (kind: string, space: string | null) => ({ kind, space });
  const pawns = [
    pawn('agent', 'space-a'),
    pawn('agent', 'space-b'),
    pawn('swordmaster', 'space-c'),
    pawn('mentat', 'space-c'),
  ];
  const seat = { seat: 0, agents: 0, pawns } as SeatView;
  const view = {
    seats: [seat, { seat: 1, agents: 1, pawns: [pawn('agent', null), pawn('agent', 'space-a')] }],
  } as View;
  it('are drawn as what they are', () => {
    expect(pawnsOn(view, 'space-c')).toEqual([
      { seat: 0, kind: 'swordmaster' },
      { seat: 0, kind: 'mentat' },
    ]);
    expect(pawnsOn(view, 'space-a')).toEqual([
      { seat: 0, kind: 'agent' },
      { seat: 1, kind: 'agent' },
    ]);
    expect(agentsSaid(seat)).toBe('Agents left: 0 of 4, with the Swordmaster and the Mentat');
  });
});

describe('what a space costs', () => {
  const space = (cost: Record<string, number>, printed?: Record<string, number>) => ({ cost, printed }) as SpaceView;
  it('is what is printed, or what it is now', () => {
    expect(costOf(space({ solari: 5 }))).toEqual({ glyphs: ['5 solari'], changed: false });
    expect(costOf(space({ water: 1 }))).toEqual({ glyphs: ['water'], changed: false });
    expect(costOf(space({ solari: 1 }, { solari: 2 }))).toEqual({ glyphs: ['1 solari'], changed: true });
    expect(costOf(space({}, { solari: 1 }))).toEqual({ glyphs: ['0 solari'], changed: true });
  });
});

describe('turns', () => {
  it('are taken in the order that the view tells', () => {
    const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect(turnOrder({ order: [2, 0, 1], seats } as View).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});
