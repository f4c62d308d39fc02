import { describe, expect, it } from 'vitest';
import type { EventView, Step, View } from '../../lib/protocol';
import { pointsOf, sparks } from '../lobby/chart';
import {
  clampPly,
  eventsOf,
  fileName,
  jump,
  marksOf,
  membersOf,
  roundAt,
  roundStarts,
  series,
  SPECTATOR,
  spread,
  stairs,
  teamEyes,
  together,
  upTo,
  type RoundNumbers,
} from './replay';

const event = (kind: string, more: Partial<EventView> = {}): EventView => ({
  kind,
  seat: null,
  what: '',
  n: 0,
  other: null,
  seen: [],
  text: kind,
  said: [kind],
  ...more,
});
const rounds: RoundNumbers[] = [
  { round: 0, ply: 2, seats: [{ vp: 1 }, { vp: 1 }] },
  {
    round: 1,
    ply: 10,
    seats: [
      { vp: 2, influence: { emperor: 1 } },
      { vp: 1, influence: { emperor: 0 } },
    ],
  },
  {
    round: 2,
    ply: 20,
    seats: [
      { vp: 3, influence: { emperor: 3 } },
      { vp: 4, influence: { emperor: 2 } },
    ],
  },
];
const starts = [
  { round: 1, ply: 0 },
  { round: 2, ply: 10 },
];

describe('looking back', () => {
  it('gives events their plies and marks what is telling', () => {
    const steps: Step[] = [
      {
        n: 1,
        kind: 'move',
        seat: 0,
        option: null,
        ply: 5,
        at: 0,
        by: 'bot',
        events: [event('gain'), event('alliance', { seat: 1, text: 'Alliance!' })],
      },
    ];
    expect(marksOf(eventsOf(steps), { alliance: 'alliance' })).toEqual([
      { ply: 5, seat: 1, icon: 'alliance', text: 'Alliance!' },
    ]);
  });
  it('knows nothing of what came later', () => {
    const [opening, early, late] = [event('setup'), event('gain', { ply: 5 }), event('victory', { ply: 6 })];
    expect(upTo([opening, early, late], 5)).toEqual([opening, early]);
    expect(upTo([opening, early, late], 6)).toEqual([opening, early, late]);
  });
  it('knows where rounds begin, from the log or the chart', () => {
    expect(roundStarts([], rounds)).toEqual(starts);
    expect(roundStarts([event('round', { n: 2, ply: 11 })], rounds)).toEqual([
      { round: 1, ply: 0 },
      { round: 2, ply: 11 },
    ]);
  });
  it('knows the round at a ply', () => {
    expect(roundAt(starts, 0, 20)).toBe(0);
    expect(roundAt(starts, 5, 20)).toBe(0.5);
    expect(roundAt(starts, 15, 20)).toBe(1.5);
    expect(roundAt(starts, 20, 20)).toBe(2);
  });
  it('jumps by rounds and stays inside', () => {
    expect(jump(starts, 3, 1, 20)).toBe(10);
    expect(jump(starts, 12, -1, 20)).toBe(10);
    expect(jump(starts, 12, 1, 20)).toBe(20);
    expect(jump(starts, 0, -1, 20)).toBe(0);
    expect(clampPly(-3, 20)).toBe(0);
    expect(clampPly(99, 20)).toBe(20);
    expect(clampPly(Number.NaN, 20)).toBe(20);
  });
});

describe('charts', () => {
  it('takes numbers by seat and round, also out of groups', () => {
    expect(series(rounds, 'vp')).toEqual([
      [2, 3],
      [1, 4],
    ]);
    expect(series(rounds, 'influence.emperor')).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(series([], 'vp')).toEqual([]);
  });
  it('draws stairs', () => {
    expect(
      stairs(
        [1, 2],
        (x) => x * 10,
        (y) => y,
      ),
    ).toBe('M0,1L0,1L10,1L10,2L20,2');
    expect(
      stairs(
        [],
        (x) => x,
        (y) => y,
      ),
    ).toBe('');
  });
  it('moves labels apart, in order, inside the box', () => {
    const at = spread([50, 50, 52], 16, 0, 60);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(16);
    expect(Math.max(...at)).toBeLessThanOrEqual(60);
  });
  it('draws sparks inside their box', () => {
    const paths = sparks(pointsOf(rounds, 'vp'));
    expect(paths).toHaveLength(2);
    expect(paths[0]).toMatch(/^M3,/);
    expect(sparks([])).toEqual([]);
  });
  it('names the file of a record', () => {
    expect(fileName('The Arrakeen table')).toBe('the-arrakeen-table');
    expect(fileName('Tomás’s table')).toBe('tomass-table');
    expect(fileName('…')).toBe('game');
  });
});

describe('the eyes of a team', () => {
  const teams = [{ seats: [0, 2] }, { seats: [1, 3] }];
  it('are those of its members', () => {
    expect(membersOf(SPECTATOR, teams)).toEqual([]);
    expect(membersOf(3, teams)).toEqual([3]);
    expect(membersOf(teamEyes(1), teams)).toEqual([1, 3]);
    expect(membersOf(teamEyes(2), teams)).toEqual([]);
  });
  it('see each of them as that one does, and everybody else as the first does', () => {
    const seen = (by: number) => ({ seat: by, seats: [0, 1, 2].map((seat) => ({ seat, by })) }) as unknown as View;
    const view = together([seen(0), seen(2)], [0, 2]);
    expect(view?.seats).toEqual([
      { seat: 0, by: 0 },
      { seat: 1, by: 0 },
      { seat: 2, by: 2 },
    ]);
    expect(together([], [])).toBeUndefined();
  });
});
