import { describe, expect, it } from 'vitest';
import type { EventView } from '../lib/protocol';
import { digest, second, sentenceOf, tell } from '../table/story';
import { kit } from './kit';

const event = (kind: string, seat: number | null, text: string, more: Partial<EventView> = {}): EventView => ({
  kind,
  seat,
  text,
  what: '',
  n: 0,
  other: null,
  seen: [],
  ...more,
});

describe('the log', () => {
  it('tells what one seat does in one go in one line', () => {
    const lines = tell(
      [
        event('round', null, 'Round 2 begins.'),
        event('conflict', null, 'The Conflict of this round is Skirmish.', { what: 'conflict-skirmish-a' }),
        event('play', 0, 'Paul plays Dagger.'),
        event('send', 0, 'Paul sends an Agent to Arrakeen.'),
        event('gain', 0, 'Paul gains 1 spice.'),
        event('gain', 0, 'Paul gains 2 water.'),
        event('end-turn', 0, 'Paul ends the turn.'),
        event('play', 1, 'Leto plays Diplomacy.'),
      ],
      ['Paul', 'Leto'],
      kit.telling,
    );
    expect(lines.map((line) => line.kind)).toEqual(['mark', 'line', 'line']);
    expect(lines[0]?.clauses).toEqual(['Round 2', 'conflict-skirmish-a']);
    expect(sentenceOf(lines[1]!, false)).toBe('plays Dagger: sends an Agent to Arrakeen, gains 1 spice, 2 water');
    expect(sentenceOf(lines[1]!, true)).toBe('play Dagger: send an Agent to Arrakeen, gain 1 spice, 2 water');
  });
  it.each([
    ['passes', 'pass'],
    ['trashes', 'trash'],
    ['loses', 'lose'],
    ['plays', 'play'],
    ['will', 'will'],
  ])('%s', (verb, you) => {
    expect(second(verb)).toBe(you);
  });
  it('sums up what somebody missed', () => {
    const missed = digest([event('play', 1, 'a'), event('reveal', 2, 'b'), event('play', 0, 'c')], 0, kit.telling);
    expect(missed.moves).toBe(2);
    expect(missed.notes).toHaveLength(1);
  });
  it('says where Agents went where nothing greater happened', () => {
    const rival = digest(
      [
        event('send', 1, 'a'),
        event('play', 2, 'b'),
        event('send', 2, 'c'),
        event('gain', 2, 'd'),
        event('score', 1, 'e', { n: 1 }),
      ],
      0,
      kit.telling,
    );
    expect(rival.moves).toBe(2);
    expect(rival.notes.map((one) => one.text)).toEqual(['a', 'c', 'e']);
  });
});
