/** What Dune: Imperium gives to the table that all families share. */

import { controlOf } from '../table/choices';
import { shortName, type Kit } from '../table/kit';
import { faces } from './art';
import Face from './Face.svelte';
import OptionLabel from './OptionLabel.svelte';
import Purse from './Purse.svelte';
import Said from './Said.svelte';
import { verbs } from './boxes';
import type { View } from './view';

/** The leader of a seat that has not taken one yet. */
const UNDECIDED = 'leader-undecided';

export const kit: Kit<View> = {
  verbs,
  telling: {
    starts: new Set(['play', 'reveal', 'intrigue', 'pass', 'place', 'win', 'leader']),
    hidden: new Set(['end-turn', 'row']),
    alone: new Set(['hagal']),
    beside: new Set(['conflict']),
    notable: new Set([
      ...['reveal', 'score', 'alliance', 'control', 'council', 'swordmaster'],
      ...['place', 'win', 'masterstroke', 'round'],
    ]),
    moves: new Set(['play', 'reveal', 'intrigue']),
    // Rivals send their Agents without playing a card.
    small: new Set(['send']),
    ends: new Set(['win', 'place']),
  },
  called: (seat, seats) => (seat.leader === UNDECIDED ? '' : shortName(seat, seats)),
  automatic: (seat) => seat.rival,
  stressed: ({ turn, seat }) => (turn.seat === seat ? (turn.cards.at(-1) ?? null) : null),
  looked: ({ legal, seats, seat }, events) => {
    const asked = legal[0]?.name.split(':')[0];
    const top = seats[seat ?? -1]?.deck_top[0];
    if (asked === 'snoop' && top) return { id: top, where: 'top of your deck' };
    const taken =
      asked === 'to' ? events.findLast((event) => event.kind === 'acquire' && event.seat === seat) : undefined;
    return taken ? { id: taken.what, where: 'just acquired' } : null;
  },
  drop: { place: 'space', done: (view) => view.turn.space ?? '' },
  piles: (seat) => [
    ['Hand', seat.hand],
    ['Intrigue', seat.intrigue],
    ['In play', seat.in_play],
  ],
  sentence: ({ name }, codex) => {
    const { place, id } = controlOf(name, verbs);
    const entry = place === 'space' ? codex.space(id) : undefined;
    return entry ? `${entry.name}: ${entry.text}` : null;
  },
  faces,
  Face,
  Label: OptionLabel,
  Said,
  Beside: Purse,
};
