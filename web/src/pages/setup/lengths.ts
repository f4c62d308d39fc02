/** How long games last, as bots have played them: made by tools/lengths.py. */

import LENGTHS from './lengths.json';
import { amount, type FamilyData } from '../common/families';
import { boardOf, lengthOf } from './modules';
import type { Draft } from './setup';

const MEASURED: Record<string, Record<string, number[]>> = LENGTHS;
/** What a choice takes people, all in all. */
const SECONDS = 10;
export interface Lasts {
  rounds: number;
  /** Choices of one player. */
  choices: number;
  minutes: number;
}

type Sized = Pick<Draft, 'players' | 'modules' | 'options'>;

/** How long a game lasts with these modules, if that was measured; longer ones as much longer as one that was. */
export function lasts(draft: Sized, family: FamilyData): Lasts | null {
  const known = MEASURED[family.name] ?? {};
  const minor = new Set(family.modules.filter((one) => one.minor).map((one) => one.name));
  const found = known[[draft.players, ...draft.modules.filter((name) => !minor.has(name))].join(' ')];
  if (!found) return null;
  const length = lengthOf(family, draft.options);
  const ratio = length && length !== family.lengths[0] ? longer(known, length.name, draft, family) : [1, 1];
  const share = (i: number) => (found[i] ?? 0) * (ratio[i] ?? 1);
  return {
    rounds: Math.round(share(0)),
    choices: Math.round(share(1) / draft.players),
    minutes: Math.max(10, Math.round((share(1) * SECONDS) / 600) * 10),
  };
}

/** How much longer a game of that length was than the same one of the usual length, on the board of a draft. */
function longer(known: Record<string, number[]>, length: string, { modules }: Sized, family: FamilyData): number[] {
  const board = boardOf(family, modules)?.name ?? '';
  const measured = Object.keys(known).filter((key) => key.endsWith(` ${length}`));
  const key = measured.find((one) => one.split(' ').includes(board)) ?? measured[0] ?? '';
  const usual = known[key.slice(0, -length.length - 1)];
  return [0, 1].map((i) => (known[key]?.[i] ?? 1) / (usual?.[i] ?? 1));
}

/** The same in words; nothing where nobody knows. */
export function lastsWords(draft: Sized, family: FamilyData): string {
  const found = lasts(draft, family);
  if (!found) return '';
  const { rounds, choices, minutes } = found;
  const lasting = `${amount(rounds, family.round)} and ${choices} choices each`;
  return `About ${lasting}, as bots play it: ${timeWords(minutes)} or so among people.`;
}

/** A time in words, as people say it. */
export function timeWords(minutes: number): string {
  if (minutes < 90) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`;
}
