/** The chart of a game, small: points by round as lines. */

export interface ChartRound {
  round: number;
  ply: number;
  seats: { vp: number; [name: string]: unknown }[];
}

/** A path for each seat in a box of that size. */
export function sparks(rounds: ChartRound[], width = 96, height = 32, pad = 3): string[] {
  const seats = rounds[0]?.seats.length ?? 0;
  const top = Math.max(1, ...rounds.flatMap((round) => round.seats.map((seat) => seat.vp)));
  const x = (i: number) => pad + (rounds.length < 2 ? 0 : (i / (rounds.length - 1)) * (width - 2 * pad));
  const y = (vp: number) => height - pad - (vp / top) * (height - 2 * pad);
  return Array.from({ length: seats }, (_, seat) =>
    rounds.map((round, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(round.seats[seat]?.vp ?? 0).toFixed(1)}`).join(''),
  );
}
