/** A profile as the server tells it, and what the page makes of it. */

import type { CodexEntry } from '../../lib/protocol';
import type { ChartRound } from '../lobby/chart';

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

export interface Favourite {
  family: string;
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
  cards: Favourite[];
  spaces: Favourite[];
}

/** The games of a family whose score is points, all told: what a game brought on average, and the best. */
export function points({ recent }: Profile): { average: number; best: number } | null {
  const own = recent.filter(({ family }) => family === 'imperium').map(({ scores, seat }) => scores[seat] ?? 0);
  if (!own.length) return null;
  return { average: own.reduce((sum, one) => sum + one, 0) / own.length, best: Math.max(...own) };
}

/** The lines of a game as a chart draws them. */
export function rounds({ lines }: PlayedGame): ChartRound[] {
  return (lines[0] ?? []).map((_, i) => ({ round: i + 1, ply: 0, seats: lines.map((line) => ({ vp: line[i] ?? 0 })) }));
}

/** Where Agents were sent, by the icon that leads there: shares of all, largest first. */
export function byIcon(spaces: readonly Favourite[], find: (id: string) => CodexEntry | undefined): [string, number][] {
  const all = spaces.reduce((sum, { times }) => sum + times, 0);
  const sums = new Map<string, number>();
  for (const { id, times } of spaces) {
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

const ORDINALS = ['', '1st', '2nd', '3rd'];

export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}th`;
