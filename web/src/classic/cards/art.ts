/** How treachery cards are drawn, by their category in the codex. */

import type { CodexEntry } from '../../lib/protocol';

type Kind = 'weapon' | 'defense' | 'worthless' | 'special';

type Drawing = readonly [icon: string, kind: Kind, word: string];

const DRAWN: Record<string, Drawing> = {
  'projectile weapon': ['c-projectile', 'weapon', 'projectile'],
  'poison weapon': ['c-poison', 'weapon', 'poison'],
  'special weapon': ['c-lasgun', 'weapon', 'weapon'],
  'projectile defense': ['c-shield', 'defense', 'defense'],
  'poison defense': ['c-snooper', 'defense', 'defense'],
  'worthless card': ['c-worthless', 'worthless', 'worthless'],
  'leader substitute': ['c-hero', 'special', 'leader'],
};
const OTHER: Drawing = ['c-special', 'special', 'special'];
const drawn = ({ facts }: CodexEntry) => DRAWN[facts.category ?? ''] ?? OTHER;

export const iconOf = (entry: CodexEntry): string => drawn(entry)[0];
export const kindOf = (entry: CodexEntry): Kind => drawn(entry)[1];
/** What sort of card it is, in a word. */
export const wordOf = (entry: CodexEntry): string => drawn(entry)[2];

/** What the Voice may name, drawn and in words. */
export const VOICED: Record<string, readonly [icon: string, name: string]> = {
  'projectile-weapon': ['c-projectile', 'a projectile weapon'],
  'poison-weapon': ['c-poison', 'a poison weapon'],
  'projectile-defense': ['c-shield', 'a projectile defense'],
  'poison-defense': ['c-snooper', 'a poison defense'],
  worthless: ['c-worthless', 'a worthless card'],
  lasegun: ['c-lasgun', 'a Lasegun'],
  'cheap-hero': ['c-hero', 'a Cheap Hero(ine)'],
};

/** The parts of a battle plan, drawn and in words. */
export const ELEMENTS: Record<string, readonly [icon: string, name: string]> = {
  leader: ['c-leader', 'The leader'],
  weapon: ['c-projectile', 'The weapon'],
  defense: ['c-shield', 'The defense'],
  dial: ['c-battle', 'The number'],
};
