/** What the icons of the table mean. */

import { PHASES } from './view';

export const legend = (): readonly (readonly [icon: string, words: string])[] => [
  ['spice', 'Spice: pays for everything'],
  ['c-fort', 'Stronghold: enough of them win'],
  ['c-planet', 'Tokens on the planet; smooth land is sand, hatched rock, dark a stronghold'],
  ['c-ship', 'Tokens in reserve, and their shipment'],
  ['c-star', 'Starred token: counts twice in battle'],
  ['card', 'Treachery card'],
  ...PHASES.map(([, icon, name]) => [icon, icon === 'c-tanks' ? 'Tanks, and revival from them' : name] as const),
  ['c-nexus', 'Nexus: alliances are made and broken'],
  ['c-leader', 'Leader'],
  ['c-hero', 'Cheap hero: takes the place of a leader'],
  ['c-traitor', 'Traitor: a leader in somebody’s pay'],
  ['c-projectile', 'Projectile weapon'],
  ['c-poison', 'Poison weapon'],
  ['c-lasgun', 'Lasegun'],
  ['c-shield', 'Shield: stops projectiles; and what is behind yours'],
  ['c-snooper', 'Snooper: stops poison'],
  ['c-special', 'Special card'],
  ['c-worthless', 'Worthless card'],
  ['c-sealed', 'Sealed: nobody sees it yet'],
  ['c-prescience', 'Foreseen'],
  ['c-atreides', 'Atreides'],
  ['c-harkonnen', 'Harkonnen'],
  ['c-emperor', 'Emperor'],
  ['c-guild', 'Guild'],
  ['c-fremen', 'Fremen'],
  ['c-bene-gesserit', 'Bene Gesserit'],
];
