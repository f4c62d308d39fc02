/** Leaders and cards of battle plans, in words. */

import type { Codex } from '../../lib/codex';
import { iconOf } from '../cards/art';

/** How strong a leader is; somebody without one, and a hero, count nothing. */
export const strengthOf = (codex: Codex, id: string | null | undefined): number | null =>
  !id ? null : id === 'none' || id === 'cheap-hero' ? 0 : (codex.find(id)?.cost ?? 0);

export const leaderName = (codex: Codex, id: string | null | undefined): string =>
  !id ? '' : id === 'none' ? 'no leader' : id === 'cheap-hero' ? 'Cheap Hero(ine)' : codex.name(id);

export const cardName = (codex: Codex, id: string | null | undefined, none: string): string =>
  !id ? '' : id === 'none' ? none : codex.name(id);

/** The icon of a card in its place on the wheel. */
export function cardIcon(codex: Codex, id: string | null | undefined): string | null {
  const entry = id && id !== 'none' ? codex.find(id) : undefined;
  return entry ? iconOf(entry) : null;
}

/** A number of a dial as it is written. */
export const half = (n: number): string => (n % 1 ? `${Math.floor(n) || ''}½` : String(n));
