/** The chart of a game, small: points by round as lines. */

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export interface ChartRound {
  round: number;
  ply: number;
  seats: { vp: number; [name: string]: unknown }[];
}

/** A path for each seat in a box of that size. */
export function sparks(rounds: ChartRound[], width = 96, height = 32, pad = 3): string[] {
  const seats = rounds[0]?.seats.length ?? 0;
  const most = Math.max(1, ...rounds.flatMap((round) => round.seats.map((seat) => seat.vp)));
  const x = scaleLinear([0, Math.max(1, rounds.length - 1)], [pad, width - pad]);
  const y = scaleLinear([0, most], [height - pad, pad]);
  return Array.from({ length: seats }, (_, seat) => {
    const draw = line<ChartRound>(
      (_, i) => x(i),
      (round) => y(round.seats[seat]?.vp ?? 0),
    ).digits(1);
    return draw(rounds) ?? '';
  });
}
