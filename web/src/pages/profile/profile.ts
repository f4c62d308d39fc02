/** A profile as the server tells it, and what the page makes of it. */

import type { CodexEntry } from '../../lib/protocol';

export interface PlayedGame {
  table: string;
  title: string;
  family: string;
  ended: number;
  seat: number;
  place: number;
  won: boolean;
  players: string[];
  leaders: string[];
  scores: number[];
  lines: number[][];
}

export interface LeaderTally {
  family: string;
  leader: string;
  games: number;
  wins: number;
  points: number;
  won: boolean[];
}

export interface Counted {
  family: string;
  /** The kind of event that was counted. */
  event: string;
  id: string;
  times: number;
  games: number;
  wins: number;
}

export interface Profile {
  name: string;
  games: number;
  wins: number;
  seconds: number;
  streak: number;
  longest: number;
  recent: PlayedGame[];
  leaders: LeaderTally[];
  counted: Counted[];
}

/** What the games of each family brought: the score on average, and the best; families in order of play. */
export function scores({ recent }: Profile): { family: string; average: number; best: number }[] {
  return [...new Set(recent.map(({ family }) => family))].map((family) => {
    const own = recent.filter((game) => game.family === family).map(({ scores, seat }) => scores[seat] ?? 0);
    return { family, average: own.reduce((sum, one) => sum + one, 0) / own.length, best: Math.max(...own) };
  });
}

/** The score of every seat in a game, round by round. */
export function rounds({ lines }: PlayedGame): number[][] {
  return (lines[0] ?? []).map((_, i) => lines.map((line) => line[i] ?? 0));
}

/** Things that were counted, by their first icon: shares of all, largest first. */
export function byIcon(counted: readonly Counted[], find: (id: string) => CodexEntry | undefined): [string, number][] {
  const all = counted.reduce((sum, { times }) => sum + times, 0);
  const sums = new Map<string, number>();
  for (const { id, times } of counted) {
    const icon = find(id)?.icons[0];
    if (icon) sums.set(icon, (sums.get(icon) ?? 0) + times);
  }
  return [...sums].map(([icon, n]): [string, number] => [icon, n / all]).sort((a, b) => b[1] - a[1]);
}

/** Hours and minutes in words. */
export function lasted(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

export function ordinal(n: number): string {
  const teen = Math.floor(n / 10) % 10 === 1;
  return `${n}${(!teen && ENDINGS[n % 10]) || 'th'}`;
}

/** What a game means to the player who has just finished it; nothing, once another one has ended. */
export function forYou(
  { games, wins, streak, recent: [last], leaders }: Profile,
  table: string,
  nameOf: (leader: string) => string,
): { title: string; words: string } | null {
  if (last?.table !== table) return null;
  const count = (n: number, what: string) => (n === 1 ? `first ${what}` : `${ordinal(n)} ${what}`);
  const row = last.won && streak > 1;
  const title = row ? `${count(streak, 'win')} in a row` : last.won ? count(wins, 'win') : count(games, 'game');
  const own = leaders.find(({ family, leader }) => family === last.family && leader === last.leaders[last.seat]);
  const led = own ? `The ${count(own.games, 'game')} with ${nameOf(own.leader)}. ` : '';
  const all = `${wins} ${wins === 1 ? 'win' : 'wins'} in ${games} ${games === 1 ? 'game' : 'games'}.`;
  return { title: `Your ${title}`, words: led + all };
}
