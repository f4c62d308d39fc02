import { describe, expect, it } from 'vitest';
import { slotted } from './slots';

describe('things keep their places', () => {
  it('puts a new one where an old one went', () => {
    expect(slotted(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'd', 'c']);
  });
  it('puts one back where it was, whatever order it comes in', () => {
    expect(slotted(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
  });
  it('closes the gaps, but not under the pointer', () => {
    expect(slotted(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c']);
    expect(slotted(['a', 'b', 'c'], ['a', 'c'], true)).toEqual(['a', null, 'c']);
    expect(slotted(['a', null, 'c'], ['a', 'c'])).toEqual(['a', 'c']);
  });
  it('counts equal things', () => {
    expect(slotted(['a', 'a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(slotted(['a', 'b'], ['a', 'a', 'b'])).toEqual(['a', 'b', 'a']);
  });
});
