import { describe, expect, it } from 'vitest';
import { standings } from './places';

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
