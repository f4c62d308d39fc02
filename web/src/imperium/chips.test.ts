import { describe, expect, it } from 'vitest';
import { doneOf, wordOf } from './chips';

describe('the word of an effect', () => {
  it.each([
    ['Gain 1 influence with the Fremen (Hardy Warriors)', 'Fremen'],
    ['Draw 1 Intrigue card (Carthag)', 'Intrigue card'],
    ['Draw 1 card (Desert Mastery)', 'card'],
    ['Gain 2 spice (Battle for Arrakeen)', 'spice'],
    ['Trash this card (Seek Allies)', 'Trash this card'],
    ['Sell 2 spice for 6 Solari', 'Sell 2 spice for 6 Solari'.slice(0, 4)],
    ['Recruit 3 troops, divided between the two Allies of your team as you like', 'troops'],
  ])('%s is %s', (text, word) => expect(wordOf({ text })).toBe(word));
  it.each([
    ['2 Solari', 'Solari'],
    ['draw 1', 'draw'],
    ['1 Bene Gesserit influence', 'Bene Gesserit influence'],
    ['trash this for 1 Intrigue card', 'trash this for 1 Intrigue card'],
  ])('is what the game calls it for short: %s', (short, word) => expect(wordOf({ text: 'Gain', short })).toBe(word));
});

describe('what is done', () => {
  it('is said in a word or two, without where it comes from', () => {
    const done = [
      { text: 'Recruit 1 troop (Arrakeen)', short: '1 troop' },
      { text: 'Send the Agent to Wealth', short: 'Send the Agent to Wealth' },
      { text: 'Advance 1 step (Experimentation)', short: 'Advance 1 step (Experimentation)' },
      { text: 'Either draw a card, or not (Hagga Basin)', short: 'choose' },
    ];
    expect(doneOf(done)).toEqual(['1 troop', 'Send the Agent to Wealth', 'Advance 1 step']);
  });
});
