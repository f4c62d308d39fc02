/** What Dune (1979) gives to the table that all families share. */

import type { Kit } from '../table/kit';
import Face from './cards/Face.svelte';
import Beside from './frame/Beside.svelte';
import Settings from './frame/Settings.svelte';
import { legend } from './legend';
import { pacing } from './scenes/pacing';
import { told } from './told';
import { verbs } from './verbs';
import { markOf, type View } from './view';

/** The lessons that tell more of what the coach hints at. */
export const LESSONS: Record<string, string> = {
  empty: 'What wins',
  near: 'What wins',
  ally: 'What wins',
  heap: 'The storm',
  bid: 'The auction',
  charity: 'The auction',
  revive: 'Shipment',
  far: 'Movement',
  leader: 'The battle plan',
  dial: 'The battle plan',
  no: 'Weapons and defenses',
  traitor: 'Traitors',
  call: 'Traitors',
};

export const kit: Kit<View> = {
  verbs,
  telling: {
    mark: ({ kind, n, what }) => (kind === 'turn' ? [`Turn ${n}`] : kind === 'round' ? [titled(what)] : null),
    starts: new Set([
      ...['character', 'bid', 'bought', 'charity', 'revive', 'revive-leader', 'ship', 'move', 'ride', 'battle', 'plan'],
      ...['won', 'play', 'karama', 'truth', 'deal', 'no-deal', 'collect', 'flow', 'alliance-offer', 'victory'],
    ]),
    hidden: new Set(['move-turn']),
    alone: new Set(['spice-card', 'storm', 'nexus', 'worm', 'unsold', 'explosion', 'leader-killed']),
    beside: new Set(),
    notable: new Set(['storm', 'spice-card', 'worm', 'alliance', 'battle', 'won', 'explosion', 'bought', 'victory']),
    moves: new Set(['ship', 'move', 'bid', 'revive', 'plan']),
    small: new Set(['charity', 'collect']),
  },
  pacing,
  called: (seat) => seat.people,
  roles: true,
  talk: ({ seat, allies }, { seats }) => ({
    called: 'Allies',
    together: allies,
    each: seats.map((one) => one.seat).filter((one) => one !== seat),
  }),
  mark: (seat) => markOf(seat.leader),
  piles: (seat) => [
    ['Treachery cards', seat.hand],
    ['In pay', seat.traitors],
    ['In the tanks', seat.dead],
  ],
  sentence: (option, codex) => {
    const entry = option.of === 'area' ? codex.find(option.id?.split('/')[0]) : undefined;
    return entry ? `${option.text}. ${entry.text}` : null;
  },
  told,
  legend,
  course: 'classic',
  lesson: (hint) => LESSONS[hint.split('-')[0] ?? ''] ?? '',
  faces: new Set(['treachery', 'leader', 'character']),
  Face,
  Beside,
  Settings,
};

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
