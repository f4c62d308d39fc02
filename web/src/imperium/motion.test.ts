import { describe, expect, it } from 'vitest';
import { added } from './motion';

describe('what is new in a pile', () => {
  it('counts equal cards', () => {
    expect(added(['dagger'], ['dagger', 'dagger', 'scout'])).toEqual(['dagger', 'scout']);
    expect(added(['dagger', 'scout'], ['scout'])).toEqual([]);
  });
});
