/** Where the options of the base game are chosen. */

import type { Verbs } from '../../../table/kit';
import type { View } from '../../view';

const troops = { icon: 'troop', word: 'troops' };
const PUT_BACK = 'Put the card back';

/** How one's strength would change. */
export function strength({ strength: then }: View['legal'][number], { seats, seat }: View): string {
  const now = seats[seat ?? -1]?.strength;
  return then === undefined ? '' : `strength ${now} → ${then}`;
}

export const verbs: Verbs<View> = {
  reveal: { on: 'reveal', own: true, key: 'R', icon: 'reveal', does: 'reveal', words: ['reveal', 'show'] },
  play: { on: 'hand', own: true, held: (seat) => seat.hand, words: ['play', 'card'] },
  discard: { on: 'hand' },
  trash: { on: ['hand', 'discard', 'play'], words: ['trash', 'remove'] },
  take: { on: 'discard' },
  space: {
    on: 'space',
    own: true,
    back: PUT_BACK,
    hint: 'Any lit space. Another card changes the choice, Esc puts this one back.',
    words: ['go', 'send', 'to', 'space'],
  },
  voice: { on: 'space' },
  recall: { on: 'space' },
  agent: { on: 'space', own: true, but: { leader: 'leader' }, back: PUT_BACK },
  buy: { on: 'market', words: ['buy', 'acquire', 'take', 'get'] },
  acquire: { on: 'market' },
  'set-aside': { on: ['market', 'hand'] },
  aside: { on: 'aside' },
  faction: { on: 'faction', words: ['faction', 'gain', 'influence'] },
  lose: { on: 'faction' },
  secret: { on: 'faction' },
  target: { on: 'seat' },
  give: { on: 'seat' },
  intrigue: { on: 'intrigue', held: (seat) => seat.intrigue, waits: true, words: ['plot', 'intrigue', 'play'] },
  deploy: { counts: { ...troops, does: 'Deploy' }, icon: 'deploy', key: 'D', does: 'deploy', note: strength },
  retreat: { counts: { ...troops, does: 'Retreat' }, icon: 'retreat', note: strength },
  sell: { on: 'sale' },
  leader: { on: 'pick', own: true },
  defend: {},
  'lose-troop': {},
  snoop: {},
  to: {},
  'end-turn': { on: 'end', own: true, key: 'E', does: 'end the turn', words: ['end', 'done', 'end turn'] },
  pass: { on: 'end', own: true, key: 'E', words: ['pass', 'no', 'done'] },
};
