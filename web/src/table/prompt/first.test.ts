import { describe, expect, it } from 'vitest';
import { firstWords } from './first';

describe('what is to be done first', () => {
  it('names two things at the most, each once and if they are short', () => {
    expect(firstWords([])).toBe('');
    expect(firstWords(['trash this'])).toBe('first: trash this');
    expect(firstWords(['specimen', 'specimen'])).toBe('first: specimen');
    expect(firstWords(['trash this', '1 influence', 'draw 1'])).toBe('first: trash this, 1 influence …');
    expect(firstWords(['trash this', '1 Bene Gesserit influence'])).toBe('first: trash this …');
  });
});
