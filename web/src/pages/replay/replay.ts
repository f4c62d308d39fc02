/** Looking back at a game: its rounds, its telling moments, and lines for charts. */

import { curveStepBefore, line } from 'd3-shape';
import type { EventView, Step, View } from '../../lib/protocol';

export type Numbers = Record<string, number | Record<string, number>>;

export interface RoundNumbers {
  round: number;
  ply: number;
  seats: Numbers[];
}

export interface Mark {
  ply: number;
  seat: number | null;
  icon: string;
  text: string;
}

/** All events of a log, each with its ply. */
export function eventsOf(steps: Step[]): EventView[] {
  return steps.flatMap((step) => step.events.map((event) => ({ ...event, ply: step.ply })));
}

/** The events that have happened by a ply. */
export const upTo = (events: EventView[], ply: number): EventView[] =>
  events.filter((event) => (event.ply ?? 0) <= ply);

/** What is worth a mark on the line of the game: kinds of events that the family gives an icon. */
export function marksOf(events: EventView[], icons: Record<string, string>): Mark[] {
  return events.flatMap((event) => {
    const icon = icons[event.kind];
    return icon ? [{ ply: event.ply ?? 0, seat: event.seat, icon, text: event.text }] : [];
  });
}

/** Where each round begins. Without a log, where the round before it ended. */
export function roundStarts(events: EventView[], rounds: RoundNumbers[]): { round: number; ply: number }[] {
  const told = events.filter((event) => event.kind === 'round' && event.n > 0);
  const played = rounds.filter((round) => round.round > 0);
  const out = new Map<number, number>();
  played.forEach((round, i) => out.set(round.round, i ? (played[i - 1]?.ply ?? 0) : 0));
  told.forEach((event) => out.set(event.n, event.ply ?? 0));
  return [...out].map(([round, ply]) => ({ round, ply })).sort((a, b) => a.round - b.round);
}

/** The round at a ply, with how much of it has passed: 3.5 is in the middle of the third. */
export function roundAt(starts: { round: number; ply: number }[], ply: number, length: number): number {
  let at = 0;
  starts.forEach((start, i) => {
    if (start.ply > ply) return;
    const end = starts[i + 1]?.ply ?? length;
    at = start.round - 1 + (end > start.ply ? Math.min(1, (ply - start.ply) / (end - start.ply)) : 1);
  });
  return at;
}

/**
 * A number of every seat by round: the value at the end of each. `what` may reach into a group: `influence.emperor`.
 */
export function series(rounds: RoundNumbers[], what: string): number[][] {
  const [name = '', inner] = what.split('.');
  const played = rounds.filter((round) => round.round > 0);
  const seats = played[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    played.map((round) => {
      const value = round.seats[seat]?.[name];
      return typeof value === 'number' ? value : typeof value === 'object' && inner ? (value[inner] ?? 0) : 0;
    }),
  );
}

/** A line in steps: each value holds for its round. */
export function stairs(values: number[], x: (round: number) => number, y: (value: number) => number): string {
  const [first] = values;
  if (first === undefined) return '';
  const draw = line<number>((_, i) => x(i), y)
    .curve(curveStepBefore)
    .digits(1);
  return draw([first, ...values]) ?? '';
}

/** Labels moved apart so that none covers another, staying as near to their places as they can. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = top - gap;
  for (const one of order) {
    one.y = Math.max(one.y, last + gap);
    last = one.y;
  }
  let next = bottom + gap;
  for (const one of order.reverse()) {
    one.y = Math.min(one.y, next - gap);
    next = one.y;
  }
  const out: number[] = [];
  for (const one of order) out[one.i] = one.y;
  return out;
}

/** The ply of the next or last telling point: the beginning of a round. */
export function jump(starts: { ply: number }[], ply: number, by: 1 | -1, length: number): number {
  const plies = [0, ...starts.map((start) => start.ply), length];
  return by > 0 ? (plies.find((one) => one > ply) ?? length) : (plies.findLast((one) => one < ply) ?? 0);
}

export function clampPly(ply: number, length: number): number {
  return Math.max(0, Math.min(length, Math.round(Number.isFinite(ply) ? ply : length)));
}

/** A title as the name of a file. */
export function fileName(title: string): string {
  return (
    title
      .normalize('NFD')
      .replace(/[^\w ]/g, '')
      .trim()
      .replace(/\s+/g, '-')
      .toLowerCase() || 'game'
  );
}

/** With whose eyes one looks: a seat's from 0 on, a spectator's, or a team's: the first is the one below that. */
export const SPECTATOR = -1;
export const teamEyes = (index: number): number => SPECTATOR - 1 - index;

/** The seats whose eyes these are. */
export function membersOf(eyes: number, teams: readonly { seats: readonly number[] }[]): readonly number[] {
  if (eyes >= 0) return [eyes];
  return teams.find((_, index) => teamEyes(index) === eyes)?.seats ?? [];
}

/** What several seats see together: the view of the first, with each of them as it sees itself. */
export function together(views: readonly View[], seats: readonly number[]): View | undefined {
  const [first] = views;
  return first && { ...first, seats: first.seats.map((one, seat) => views[seats.indexOf(seat)]?.seats[seat] ?? one) };
}
