import { describe, expect, it } from 'vitest';
import { Codex } from '../lib/codex';
import type { CodexEntry, EventView } from '../lib/protocol';
import { bestRounds, byRound, bySource, called, scores, tiedAt, turningPoint, words } from './points';

const event = (kind: string, seat: number | null, more: Partial<EventView> = {}): EventView => ({
  ...{ kind, seat, what: '', n: 0, other: null, seen: [], text: '', said: [] },
  ...more,
});
const round = (n: number) => event('round', null, { n });
const vp = (seat: number, source: string, n = 1, kind = 'gain') => event(kind, seat, { what: 'vp', n, source });
const entry = (id: string, kind: string) => ({ id, kind, name: id }) as CodexEntry;
const codex = new Codex([
  entry('conflict-skirmish', 'conflict'),
  entry('the-spice-must-flow', 'reserve'),
  entry('choam-shares', 'intrigue'),
]);

/** Two seats, both of which began with a point. */
const GAME = [
  round(1),
  vp(1, 'influence', 1, 'score'),
  vp(1, 'skirmish'),
  round(2),
  vp(0, 'the-spice-must-flow'),
  vp(0, 'alliance', 1, 'score'),
  vp(1, 'influence', -1, 'score'),
  round(3),
  vp(0, 'choam-shares'),
];
const FINAL = [4, 2];
const all = scores(GAME);
const values = byRound(all, FINAL, 3);

describe('how the points were made', () => {
  it('says of every point where it came from, and adds up', () => {
    expect(bySource(all, FINAL, codex)).toEqual([
      { influence: 0, alliance: 1, conflict: 0, flow: 1, intrigue: 1, other: 1 },
      { influence: 0, alliance: 0, conflict: 1, flow: 0, intrigue: 0, other: 1 },
    ]);
  });
  it('counts pairs of battle icons among the Conflicts', () => {
    const pair = scores([vp(0, 'battle-desert-mouse', 1, 'score')]);
    expect(bySource(pair, [1], codex)[0]).toMatchObject({ conflict: 1, other: 0 });
    expect(called('battle-desert-mouse', codex)).toBe('a pair of battle icons');
  });
  it('is told round by round', () => {
    expect(values).toEqual([
      [1, 3, 4],
      [3, 2, 2],
    ]);
  });
  it('has its best round, and the best of another', () => {
    expect(bestRounds(all).map(({ seat, round, n }) => [seat, round, n])).toEqual([
      [1, 1, 2],
      [0, 2, 2],
    ]);
  });
  it('turns in the round of the largest swing between the winner and the next', () => {
    const result = { ranking: [[0], [1]], winners: [0], scores: FINAL, tie_breakers: [] };
    expect(turningPoint(all, result, values)).toMatchObject({ seat: 0, next: 1, round: 2, before: -2, after: 1 });
  });
  it('turns between teams by what each has together', () => {
    const score = (seat: number, round: number, n: number) => ({ ...all[0]!, seat, round, n });
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const scored = [score(0, 1, 1), score(1, 1, 2), score(2, 2, 3), score(3, 3, 1)];
    const result = { ranking: teams, winners: [0, 2], scores: [1, 2, 3, 1], tie_breakers: [] };
    const side = (seat: number) => teams[seat % 2]!;
    expect(turningPoint(scored, result, byRound(scored, result.scores, 3), side)).toMatchObject({
      ...{ seat: 0, next: 1, round: 2, n: 3 },
      ...{ before: -1, after: 2 },
    });
  });
  it('does not turn where nobody is next', () => {
    const result = { ranking: [[0]], winners: [0], scores: [4], tie_breakers: [] };
    expect(turningPoint(all, result, values)).toBeNull();
  });
});

describe('a tie', () => {
  const result = (scores: number[], ...tie_breakers: string[]) => ({
    ...{ ranking: [[1], [0], [2]], winners: [1], scores, tie_breakers },
  });
  it('is told of the place at which it was', () => {
    expect(tiedAt(result([9, 9, 8], 'spice'))).toBe(1);
    expect(tiedAt(result([9, 12, 9], 'spice'))).toBe(2);
    expect(tiedAt(result([9, 12, 8]))).toBe(0);
  });
});

describe('a word about each leader', () => {
  it('is what sets a seat apart', () => {
    const events = [event('acquire', 0), event('acquire', 0), event('acquire', 0), event('acquire', 1)];
    expect(words(events, 2)).toEqual(['Acquired 3 cards, more than anybody.', '']);
  });
});
