/** What Dune: Imperium gives to the table that all families share. */

import { controlOf } from '../table/choices';
import { shortName, type Kit } from '../table/kit';
import { faces } from './art';
import { doneOf } from './chips';
import Face from './Face.svelte';
import OptionLabel from './OptionLabel.svelte';
import { pacing } from './pacing';
import Phrase from './Phrase.svelte';
import Purse from './Purse.svelte';
import { inPlay, verbs } from './boxes';
import { legend } from './legend';
import { told } from './told';
import type { SeatView, View } from './view';

/** The leader of a seat that has not taken one yet. */
const UNDECIDED = 'leader-undecided';

/** What a Leader is called for short, where that tells seats apart. */
function leaderName(seat: SeatView, seats: SeatView[]): string {
  const alone = seats.filter((one) => one.short_name === seat.short_name).length === 1;
  return (alone && seat.short_name) || shortName(seat, seats);
}

/** The lessons that tell more of what the coach hints at. */
export const LESSONS: Record<string, string> = {
  council: 'Spaces may cost something',
  swordmaster: 'Spaces may cost something',
  influence: 'Friends in high places',
  spice: 'Reading the icons',
  agents: 'A card sends an Agent',
  lead: 'The Conflict',
  behind: 'The Conflict',
  buy: 'Buying better cards',
  point: 'Buying better cards',
};

export const kit: Kit<View> = {
  verbs,
  telling: {
    mark: ({ kind, n }) => (kind === 'round' ? [`Round ${n}`] : null),
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
  },
  pacing,
  called: (seat, seats) => (seat.leader === UNDECIDED ? '' : leaderName(seat, seats)),
  automatic: (seat) => seat.rival,
  looked: ({ asking }) =>
    asking?.card && asking.at !== 'play'
      ? { id: asking.card, where: asking.at === 'deck' ? 'top of your deck' : 'just acquired' }
      : null,
  side: (seat, view) =>
    inPlay(view)
      .map((box) => box.side?.(view, seat))
      .find(Boolean) ?? '',
  teams: (view) => inPlay(view).flatMap((box) => box.teams?.(view) ?? []),
  talk: (seat, view) =>
    inPlay(view)
      .map((box) => box.talk?.(view, seat))
      .find(Boolean) ?? null,
  drop: { place: 'space', done: (view) => view.turn.space ?? '' },
  piles: (seat) => [
    ['Hand', seat.hand],
    ['Intrigue', seat.intrigue],
    ['In play', seat.in_play],
  ],
  sentence: (option, codex) => {
    const { place, id } = controlOf(option, verbs);
    const entry = place === 'space' ? codex.space(id) : undefined;
    return entry ? `${entry.name}: ${entry.text}` : null;
  },
  done: ({ done }) => doneOf(done),
  first: (options, { turn, seat }) => {
    if (!options.length || options.some(({ verb }) => verbs[verb]?.own)) return null;
    return turn.seat === seat ? turn.to_do : [];
  },
  told,
  legend,
  lesson: (hint) => LESSONS[hint.split('-')[0] ?? ''] ?? '',
  faces,
  Face,
  Label: OptionLabel,
  Phrase,
  Beside: Purse,
};
