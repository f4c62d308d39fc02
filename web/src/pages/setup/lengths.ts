/** How long games last, as bots have played them: made by tools/lengths.py. */

import LENGTHS from './lengths.json';
import { lengthOf } from './boxes';
import type { Draft } from './setup';

const MEASURED: Record<string, Record<string, number[]>> = LENGTHS;
/** What a choice takes people, all in all. */
const SECONDS = 10;
/** Boxes that change nothing about it. */
const SMALL = new Set(['promo', 'uprising-promo']);

export interface Lasts {
  rounds: number;
  /** Choices of one player. */
  choices: number;
  minutes: number;
}

/** How long a game lasts with these boxes, if that was measured; longer ones as much longer as with the usual boxes. */
export function lasts(draft: Pick<Draft, 'family' | 'players' | 'modules' | 'options'>): Lasts | null {
  const known = MEASURED[draft.family] ?? {};
  const boxes = draft.modules.filter((name) => !SMALL.has(name)).join(' ');
  const found = known[`${draft.players} ${boxes}`];
  if (!found) return null;
  const length = lengthOf(draft);
  const usual = draft.modules.includes('uprising') ? '4 rise-of-ix uprising choam' : '4 base rise-of-ix';
  const longer = [0, 1].map((i) => (known[`${usual} ${length}`]?.[i] ?? 1) / (known[usual]?.[i] ?? 1));
  const share = (i: number) => (found[i] ?? 0) * (length === 'usual' ? 1 : (longer[i] ?? 1));
  return {
    rounds: Math.round(share(0)),
    choices: Math.round(share(1) / draft.players),
    minutes: Math.max(10, Math.round((share(1) * SECONDS) / 600) * 10),
  };
}

/** The same in words; nothing where nobody knows. */
export function lastsWords(draft: Parameters<typeof lasts>[0]): string {
  const found = lasts(draft);
  if (!found) return '';
  const { rounds, choices, minutes } = found;
  const turns = draft.family === 'classic' ? 'turns' : 'rounds';
  const time = timeWords(minutes);
  return `About ${rounds} ${turns} and ${choices} choices each, as bots play it: ${time} or so among people.`;
}

/** A time in words, as people say it. */
export function timeWords(minutes: number): string {
  if (minutes < 90) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`;
}
