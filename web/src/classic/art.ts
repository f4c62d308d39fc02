/** How treachery cards are drawn, by the category that the codex tells of them. */

import type { CodexEntry } from '../lib/protocol';

type Kind = 'weapon' | 'defence' | 'worthless' | 'special';

const DRAWN: Record<string, [icon: string, kind: Kind]> = {
  'projectile weapon': ['c-projectile', 'weapon'],
  'poison weapon': ['c-poison', 'weapon'],
  'special weapon': ['c-lasgun', 'weapon'],
  'projectile defense': ['c-shield', 'defence'],
  'poison defense': ['c-snooper', 'defence'],
  'worthless card': ['c-worthless', 'worthless'],
  'leader substitute': ['c-hero', 'special'],
};
const drawn = ({ facts }: CodexEntry) => DRAWN[facts.category ?? ''] ?? (['c-special', 'special'] as const);

export const iconOf = (entry: CodexEntry): string => drawn(entry)[0];
export const kindOf = (entry: CodexEntry): Kind => drawn(entry)[1];
