/** Where the points of a game came from, read from its events: by source, by round, and at which moments. */

import type { Codex } from '../lib/codex';
import type { EventView, Result } from '../lib/protocol';

/** The sorts of sources, in the order in which they are shown. */
export const SOURCES = [
  { key: 'influence', icon: 'influence-up', name: 'Influence' },
  { key: 'alliance', icon: 'alliance', name: 'Alliances' },
  { key: 'conflict', icon: 'conflict', name: 'Conflicts' },
  { key: 'flow', icon: 'spice', name: 'Spice Must Flow' },
  { key: 'intrigue', icon: 'intrigue', name: 'Intrigue' },
  { key: 'other', icon: 'vp', name: 'Start and other' },
] as const;
export type SourceKey = (typeof SOURCES)[number]['key'];

/** Points that somebody won or lost. */
export interface Score {
  seat: number;
  n: number;
  round: number;
  ply: number;
  source: string;
}

/** The points that events tell of. */
export function scores(events: readonly EventView[]): Score[] {
  let round = 0;
  return events.flatMap(({ kind, seat, what, n, ply = 0, source = '' }) => {
    if (kind === 'round') round = n;
    const points = what === 'vp' && (kind === 'gain' || kind === 'score');
    return points && seat !== null ? [{ seat, n, round, ply, source }] : [];
  });
}

/** Whether a source is a pair of battle icons, which are on the Conflict cards that somebody has won. */
const isPair = (source: string, codex: Codex) => source.startsWith('battle-') && !codex.find(source);

/** The sort of a source: by what it is in the codex. */
export function sortOf(source: string, codex: Codex): SourceKey {
  if (source === 'influence' || source === 'alliance') return source;
  if (isPair(source, codex)) return 'conflict';
  const kind = codex.find(source)?.kind;
  return kind === 'conflict' || kind === 'intrigue' ? kind : kind === 'reserve' ? 'flow' : 'other';
}

/** A source as one says it. */
export function called(source: string, codex: Codex): string {
  if (source === 'influence') return 'influence';
  if (source === 'tleilaxu') return 'the Tleilaxu track';
  if (isPair(source, codex)) return 'a pair of battle icons';
  return source === 'alliance' ? 'an Alliance' : codex.name(source);
}

/** The points of every seat by the sort of their source; what it began with is among the others. */
export function bySource(all: readonly Score[], final: readonly number[], codex: Codex): Record<SourceKey, number>[] {
  return final.map((points, seat) => {
    const sums: Record<SourceKey, number> = { influence: 0, alliance: 0, conflict: 0, flow: 0, intrigue: 0, other: 0 };
    for (const score of all) if (score.seat === seat) sums[sortOf(score.source, codex)] += score.n;
    sums.other += points - Object.values(sums).reduce((sum, n) => sum + n, 0);
    return sums;
  });
}

/** The points of every seat at the end of each round. */
export function byRound(all: readonly Score[], final: readonly number[], rounds: number): number[][] {
  return final.map((points, seat) => {
    const own = all.filter((score) => score.seat === seat);
    return Array.from({ length: rounds }, (_, i) =>
      own.reduce((left, { n, round }) => (round > i + 1 ? left - n : left), points),
    );
  });
}

/** What a seat scored in a round, and what for. */
export interface Moment {
  seat: number;
  round: number;
  n: number;
  sources: string[];
  ply: number;
}

function moment(all: readonly Score[], seat: number, round: number, side: readonly number[] = [seat]): Moment {
  const own = all.filter((score) => side.includes(score.seat) && score.round === round);
  return {
    ...{ seat, round },
    n: own.reduce((sum, { n }) => sum + n, 0),
    sources: [...new Set(own.filter(({ n }) => n > 0).map(({ source }) => source))],
    ply: own.at(-1)?.ply ?? 0,
  };
}

/** The round in which most points were scored, and the best of another seat. */
export function bestRounds(all: readonly Score[]): Moment[] {
  const seats = [...new Set(all.map(({ seat }) => seat))];
  return seats
    .flatMap((seat) => {
      const rounds = [...new Set(all.filter((score) => score.seat === seat).map(({ round }) => round))];
      const best = rounds.map((round) => moment(all, seat, round)).sort((a, b) => b.n - a.n)[0];
      return best && best.n > 0 ? [best] : [];
    })
    .sort((a, b) => b.n - a.n);
}

/** The largest swing of points in a round between the winner and the next. */
export interface Turning extends Moment {
  next: number;
  /** How far the winner was ahead before that round, and after it. */
  before: number;
  after: number;
}

/** Where seats play together, `side` has those of a seat: they count as one. */
export function turningPoint(
  all: readonly Score[],
  { ranking, winners }: Result,
  values: number[][],
  side: (seat: number) => readonly number[] = (seat) => [seat],
): Turning | null {
  const winner = winners[0] ?? ranking[0]?.[0];
  const next = ranking.flat().find((seat) => !winners.includes(seat) && seat !== winner);
  if (winner === undefined || next === undefined) return null;
  const points = (seat: number, i: number) => side(seat).reduce((sum, one) => sum + (values[one]?.[i] ?? 0), 0);
  const begun = (seat: number) => points(seat, 0) - moment(all, seat, 1, side(seat)).n;
  const ahead = (values[winner] ?? []).map((_, i) => points(winner, i) - points(next, i));
  const before = (i: number) => (i ? (ahead[i - 1] ?? 0) : begun(winner) - begun(next));
  const swings = ahead.map((now, i) => now - before(i));
  const most = Math.max(...swings);
  const at = swings.indexOf(most);
  if (most <= 0) return null;
  return { ...moment(all, winner, at + 1, side(winner)), next, before: before(at), after: ahead[at] ?? 0 };
}

/** The first place at which two had as many points, so that something else decided; 0 where that was not so. */
export function tiedAt({ ranking, scores, tie_breakers }: Result): number {
  const points = (seats: readonly number[] = []) => seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0);
  const at = ranking.findIndex((seats, i) => i > 0 && points(seats) === points(ranking[i - 1]));
  return tie_breakers.length && at > 0 ? 1 + ranking.slice(0, at - 1).flat().length : 0;
}

/** Things that are counted of a seat, and how one says it. */
const COUNTED: { words: (n: number) => string; count: (event: EventView) => number }[] = [
  { words: (n) => `won ${n} Conflicts`, count: ({ kind, n }) => (kind === 'place' && n === 1 ? 1 : 0) },
  { words: (n) => `acquired ${n} cards`, count: ({ kind }) => (kind === 'acquire' ? 1 : 0) },
  { words: (n) => `played ${n} Intrigue cards`, count: ({ kind }) => (kind === 'intrigue' ? 1 : 0) },
  { words: (n) => `deployed ${n} troops`, count: ({ kind, n }) => (kind === 'deploy' ? n : 0) },
  { words: (n) => `sent ${n} Agents`, count: ({ kind }) => (kind === 'send' ? 1 : 0) },
  { words: (n) => `trashed ${n} cards`, count: ({ kind }) => (kind === 'trash' ? 1 : 0) },
  { words: (n) => `gained ${n} spice`, count: ({ kind, what, n }) => (kind === 'gain' && what === 'spice' ? n : 0) },
  { words: (n) => `gained ${n} Solari`, count: ({ kind, what, n }) => (kind === 'gain' && what === 'solari' ? n : 0) },
  { words: (n) => `took ${n} steps of influence`, count: ({ kind, n }) => (kind === 'influence' && n > 0 ? n : 0) },
];
const FACTS = 2;

/** A sentence about every seat: the facts in which it differs most from the others. */
export function words(events: readonly EventView[], seats: number): string[] {
  const counted = COUNTED.map(({ words, count }) => {
    const sums = Array.from({ length: seats }, () => 0);
    for (const event of events) if (event.seat !== null) sums[event.seat] = (sums[event.seat] ?? 0) + count(event);
    const most = Math.max(...sums);
    const alone = sums.filter((sum) => sum === most).length === 1;
    return { words, sums, most, alone, mean: sums.reduce((sum, n) => sum + n, 0) / seats };
  });
  return Array.from({ length: seats }, (_, seat) => {
    const told = counted
      .map((one) => ({ ...one, n: one.sums[seat] ?? 0 }))
      .filter(({ n }) => n > 1)
      .sort((a, b) => b.n / b.mean - a.n / a.mean)
      .slice(0, FACTS)
      .map(({ words, n, most, alone }) => `${words(n)}${n === most && alone ? ', more than anybody' : ''}`);
    const said = told.join('; ');
    return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  });
}

/** Names as they are read: "Vesna, Tomás and you". */
export function listed(all: readonly string[]): string {
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
}

/** What a seat scored in a round, if it did. */
export function momentOf(all: readonly Score[], seat: number, round: number): Moment | null {
  const own = all.filter((score) => score.seat === seat && score.round === round);
  const n = own.reduce((sum, score) => sum + score.n, 0);
  return n > 0 ? { seat, round, n, sources: [...new Set(own.map(({ source }) => source))], ply: 0 } : null;
}
