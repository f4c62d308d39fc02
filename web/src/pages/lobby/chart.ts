/** The chart of a game, small: points by round as lines. */

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export interface ChartRound {
  round: number;
  ply: number;
  seats: Record<string, unknown>[];
}

/** The points of every seat by round; `key` is where they are. */
export function pointsOf(rounds: ChartRound[], key: string): number[][] {
  return rounds.map((round) => round.seats.map((seat) => Number(seat[key] ?? 0)));
}

/** A path for each seat in a box of that size. */
export function sparks(rounds: number[][], width = 96, height = 32, pad = 3): string[] {
  const seats = rounds[0]?.length ?? 0;
  const most = Math.max(1, ...rounds.flat());
  const x = scaleLinear([0, Math.max(1, rounds.length - 1)], [pad, width - pad]);
  const y = scaleLinear([0, most], [height - pad, pad]);
  return Array.from({ length: seats }, (_, seat) => {
    const draw = line<number[]>(
      (_, i) => x(i),
      (round) => y(round[seat] ?? 0),
    ).digits(1);
    return draw(rounds) ?? '';
  });
}
