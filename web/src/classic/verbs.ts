/** Where the options of Dune (1979) are chosen. */

import type { Verbs } from '../table/kit';
import type { View } from './view';

type Option = View['legal'][number];

const tokens = { icon: 'c-planet', word: 'tokens' };
const spice = { icon: 'spice', word: 'spice' };

const DEAL = 'Put the whole deal together beside the planet.';
const ASKED = 'Choose in the panel of the battle.';
const WHEEL = 'At the wheel, in the panel of the battle.';

/** What shipping so many tokens costs. */
function fee({ n = 0 }: Option, { journey }: View): string {
  const cost = journey?.fees?.[n];
  return cost === undefined ? '' : cost ? `${cost} spice` : 'free';
}

/** What is left of one's spice. */
function left({ n = 0 }: Option, { seats, seat }: View): string {
  const own = seats[seat ?? -1]?.spice ?? 0;
  return n > own ? '' : `${own - n} of ${own} left`;
}

/** What is chosen in the panel of the phase. */
export const PANELS = ['wheel', 'battle', 'keep', 'discard', 'deal', 'nexus', 'people', 'truth', 'auction'];
/** What is chosen on the planet or in a panel, and needs no button in the question. */
export const SEEN = ['area', 'territory', ...PANELS];

export const verbs: Verbs<View> = {
  pass: { on: 'end', key: 'E', does: 'pass, or be done', words: ['pass', 'no'] },
  done: { on: 'end', key: 'E' },
  stay: { on: 'end', key: 'E', words: ['stay'] },
  'no-shipment': { on: 'end', key: 'E', words: ['no'] },
  'not-this-turn': { key: 'N', does: 'pass for the rest of the turn', words: ['quiet'] },

  ship: {
    on: 'area',
    icon: 'c-ship',
    words: ['ship'],
    hint: 'Any lit place on the planet. Point at another, and it says why not.',
  },
  move: { on: 'area', words: ['move', 'from'], hint: 'The tokens that are lit can move.' },
  to: {
    on: 'area',
    but: { reserves: 'list' },
    words: ['to', 'go'],
    back: 'Another group, or none',
    hint: 'Any lit place. Point at another, and it says why not.',
  },
  ride: { on: 'area', words: ['ride'], hint: 'Any lit place on the planet.' },
  place: { on: 'area', words: ['place'], hint: 'Any lit place on the planet.' },
  battle: { on: 'area', words: ['fight'], hint: 'A battle that is lit on the planet.' },
  lose: { on: 'area', words: ['lose'] },
  worm: { on: 'territory', words: ['worm'] },
  'stop-coexisting': { on: 'territory' },
  lift: { icon: 'c-ship', words: ['lift'] },

  voice: { on: 'battle', hint: ASKED },
  prescience: { on: 'battle', hint: ASKED },
  'call-traitor': { on: 'battle', hint: ASKED },
  'no-traitor': { on: 'end', key: 'E', words: ['no'] },
  keep: { on: 'keep', hint: ASKED },
  discard: { on: 'discard', hint: ASKED },

  ally: { on: 'nexus', words: ['ally'], hint: 'Offer an alliance in the panel of the nexus.' },
  character: { on: 'people', hint: 'Whom you play is chosen beside the planet.' },
  question: { on: 'truth', hint: 'Choose the question beside the planet, or type it.' },

  leader: { on: 'wheel', own: true, hint: WHEEL },
  weapon: { on: 'wheel', own: true, hint: WHEEL },
  defense: { on: 'wheel', own: true, hint: WHEEL },
  dial: { on: 'wheel', own: true, hint: 'Turn the wheel, and seal it.' },
  'kwisatz-haderach': { on: 'wheel', own: true, hint: WHEEL },

  tokens: { counts: { ...tokens, does: 'Send' }, note: fee, key: 'D', does: 'as many as counted' },
  starred: { counts: { icon: 'c-star', word: 'starred', does: 'Starred' } },
  revive: { counts: { icon: 'c-tanks', word: 'tokens', does: 'Revive' }, key: 'D' },
  bid: { counts: { ...spice, does: 'Bid', least: true }, note: left, key: 'D' },
  aid: { counts: { ...spice, does: 'Lend', least: true } },
  'allies-pay': { counts: { ...spice, does: 'Allies pay' } },
  give: { on: 'deal', own: true, hint: DEAL },
  want: { on: 'deal', own: true, hint: DEAL },
  promise: { on: 'deal', own: true, hint: DEAL },
  request: { on: 'deal', own: true, hint: DEAL },
  lasting: { on: 'deal', own: true, hint: DEAL },
  'pass-card': { on: 'auction', words: ['pass card'], hint: 'Pass for this card in the panel of the auction.' },
  support: {
    counts: { ...spice, does: 'Support' },
    note: left,
    hint: 'A token counts half without spice, and whole with one.',
  },
  take: { counts: { icon: 'card', word: 'cards', does: 'Take' } },
  storm: { counts: { icon: 'c-storm', word: 'sectors', does: 'Move the storm' } },
  'predict-turn': { counts: { icon: 'clock', word: 'turn', does: 'In this turn' } },
};
