import { describe, expect, it } from 'vitest';
import { stopped, told, spoken, type Said } from './said';

const said: Said = [
  { text: 'Paul Atreides', seat: 0 },
  ' ',
  { text: 'takes', you: 'take' },
  ' a card from ',
  { text: 'Baron Vladimir Harkonnen', seat: 1 },
];
const seenBy = (own: number) => (seat: number) => (seat === own ? 'You' : (['Oksana', 'Tomás'][seat] ?? ''));

describe('a sentence in pieces', () => {
  it('calls people by their names', () => {
    expect(spoken(said, seenBy(2))).toBe('Oksana takes a card from Tomás');
  });
  it('bends the verb for the one who does it', () => {
    expect(spoken(said, seenBy(0))).toBe('You take a card from Tomás');
  });
  it('does not bend it for the one it is done to', () => {
    expect(spoken(said, seenBy(1))).toBe('Oksana takes a card from you');
  });
  it('keeps what its pieces stand for', () => {
    const pieces = told(['gain ', { text: '2 spice', glyphs: ['2 spice'] }], seenBy(0));
    expect(pieces).toEqual([{ text: 'gain ' }, { text: '2 spice', glyphs: ['2 spice'] }]);
  });
  it('ends with one full stop', () => {
    expect([stopped('Round 2'), stopped('To the Victor...')]).toEqual(['Round 2.', 'To the Victor...']);
  });
});
