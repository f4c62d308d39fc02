/** What the icons of the table mean. */

import type { View } from './view';

type Legend = readonly (readonly [icon: string, words: string])[];

const ALL: Legend = [
  ['vp', 'Victory point'],
  ['solari', 'Solari, money'],
  ['spice', 'Spice'],
  ['water', 'Water'],
  ['persuasion', 'Persuasion, buys cards'],
  ['card', 'Draw a card'],
  ['intrigue', 'Intrigue card'],
  ['trash', 'Trash: out of the game'],
  ['discard', 'Discard pile'],
  ['deck', 'Deck'],
  ['troop', 'Troop, strength 2'],
  ['garrison', 'Troops in the garrison'],
  ['conflict', 'Conflict, and spaces that lead to it'],
  ['sword', 'Sword, strength 1'],
  ['influence-up', 'Influence with a faction'],
  ['alliance', 'Alliance'],
  ['agent', 'Agent'],
  ['swordmaster', 'Swordmaster, one more Agent'],
  ['mentat', 'Mentat, an Agent for the round'],
  ['council', 'High Council seat'],
  ['control', 'Control of a space'],
  ['maker', 'Maker: spice gathers here'],
  ['signet', 'Signet ring: your Leader’s own'],
  ['first-player', 'First Player'],
  ['agent-emperor', 'Emperor'],
  ['agent-guild', 'Spacing Guild'],
  ['agent-bene-gesserit', 'Bene Gesserit'],
  ['agent-fremen', 'Fremen'],
  ['agent-landsraad', 'Landsraad'],
  ['agent-city', 'City'],
  ['agent-spice-trade', 'Spice Trade'],
];

const BOXES: Record<string, Legend> = {
  'rise-of-ix': [
    ['dreadnought', 'Dreadnought, strength 3'],
    ['freighter', 'Freighter on the Shipping track'],
    ['tech', 'Tech tile'],
    ['negotiator', 'Negotiator on Ix'],
  ],
  immortality: [
    ['specimen', 'Specimen'],
    ['research', 'Research'],
    ['tleilaxu', 'Bene Tleilax'],
  ],
  uprising: [
    ['spy', 'Spy'],
    ['sandworm', 'Sandworm, strength 3'],
    ['maker-hook', 'Maker Hooks'],
  ],
  choam: [['contract', 'Contract']],
};

/** The icons that may be met in a game, with their words. */
export const legend = ({ modules }: View): Legend => [...ALL, ...modules.flatMap((name) => BOXES[name] ?? [])];
