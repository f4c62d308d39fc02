import { describe, expect, it } from 'vitest';
import type { CodexEntry } from '../../lib/protocol';
import { byIcon, forYou, lasted, ordinal, rounds, scores, type PlayedGame, type Profile } from './profile';

const game = (score: number, family = 'imperium') =>
  ({
    family,
    seat: 1,
    scores: [10, score],
    lines: [
      [1, 10],
      [2, score],
    ],
  }) as unknown as PlayedGame;

describe('a profile', () => {
  it('counts the score of each family', () => {
    expect(scores({ recent: [game(7), game(10), game(3, 'classic')] } as unknown as Profile)).toEqual([
      { family: 'imperium', average: 8.5, best: 10 },
      { family: 'classic', average: 3, best: 3 },
    ]);
    expect(scores({ recent: [] } as unknown as Profile)).toEqual([]);
  });
  it('draws the rounds of a game', () => {
    expect(rounds(game(7))).toEqual([
      [1, 2],
      [10, 7],
    ]);
  });
  it('says where Agents go by the icons of spaces', () => {
    const find = (id: string) => ({ icons: [id === 'a' || id === 'c' ? 'city' : 'fremen'] }) as CodexEntry;
    const space = (id: string, times: number) => ({ family: 'imperium', event: 'send', id, times, games: 1, wins: 0 });
    expect(byIcon([space('a', 1), space('b', 1), space('c', 2)], find)).toEqual([
      ['city', 0.75],
      ['fremen', 0.25],
    ]);
  });
  it('tells times and places', () => {
    expect([lasted(1500), lasted(7500)]).toEqual(['25 min', '2 h 5 min']);
    expect([1, 2, 3, 4, 11, 21].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
  });
  it('says what the latest game means', () => {
    const profile = {
      ...{ games: 5, wins: 3, streak: 2 },
      recent: [{ ...game(10), table: 't', won: true, leaders: ['a', 'b'] }],
      leaders: [{ family: 'imperium', leader: 'b', games: 1 }],
    } as unknown as Profile;
    const told = (more: Partial<Profile>, table = 't') => forYou({ ...profile, ...more }, table, () => 'Paul');
    expect(told({})).toEqual({
      title: 'Your 2nd win in a row',
      words: 'The first game with Paul. 3 wins in 5 games.',
    });
    expect(told({ wins: 1, streak: 1 })?.title).toBe('Your first win');
    expect(told({ recent: [{ ...profile.recent[0]!, won: false }] })?.title).toBe('Your 5th game');
    expect(told({}, 'another')).toBeNull();
  });
});
