/** What happens at the table, one thing after the other: turns, the Combat, its rewards, the next round. */

import type { EventView } from '../lib/protocol';
import type { Pacing, Part } from '../table/kit';
import { scores } from './points';
import type { View } from './view';

/** How long each is looked at, in milliseconds at the usual pace. */
const TURN = 600;
const MUSTER = 400;
export const FIGHT = 1500;
const REWARD = 900;
const ROUND = 500;
const FAN = 3;

/** Events that are a turn of somebody, or part of one that is worth looking at. */
const MOVES = new Set(['play', 'graft', 'usurp', 'reveal', 'intrigue', 'send', 'hagal', 'acquire', 'deploy', 'summon']);
const OUTCOME = new Set(['strength', 'tie', 'place']);
/** The events that name a card which is shown beside the seat that plays, reveals or acquires it. */
const NAMED = new Set(['play', 'graft', 'usurp', 'intrigue', 'acquire', 'hagal']);
/** The numbers of a seat that gains, payments and scores change. */
const GOODS = ['solari', 'spice', 'water', 'vp', 'persuasion'] as const;

/** The scenes of a round's end: before they have been shown, nothing is asked. */
const ENDING = new Set<Scene>(['muster', 'fight', 'reward', 'round']);

type Scene = 'turn' | 'market' | 'muster' | 'fight' | 'reward' | 'round';

/** The scene to which an event belongs, after those of another. */
function sceneOf({ kind }: EventView, before: Scene): Scene {
  if (kind === 'round') return 'round';
  if (OUTCOME.has(kind)) return 'fight';
  if (kind === 'combat') return 'muster';
  if (before === 'fight') return 'reward';
  if (kind === 'acquire' && before === 'turn') return 'market';
  return before;
}

function lasts(scene: Scene, events: EventView[], seat: number | undefined): number {
  switch (scene) {
    case 'muster':
      return MUSTER;
    case 'fight':
      return FIGHT;
    case 'reward':
      return events.some((event) => event.seat !== null) ? REWARD : 0;
    case 'round':
      return ROUND;
    default:
      return seat === undefined ? 0 : TURN;
  }
}

/** The cards that an event shows beside its seat. */
const cardsOf = ({ kind, what, seen }: EventView) => (NAMED.has(kind) ? [what] : kind === 'reveal' ? seen : []);

interface Group {
  scene: Scene;
  events: EventView[];
  /** The other seat that does something in it, and its cards. */
  seat: number | undefined;
  cards: string[];
}

function parts(events: EventView[], view: View): Part[] {
  const groups: Group[] = [];
  for (const event of events) {
    const before = groups.at(-1);
    const scene = sceneOf(event, before?.scene ?? 'turn');
    const moves = MOVES.has(event.kind) && scene !== 'fight' && scene !== 'round' && event.seat !== view.seat;
    const seat = moves && event.seat !== null ? event.seat : undefined;
    const cards = seat === undefined ? [] : cardsOf(event);
    if (before?.scene === scene && (seat === undefined || before.seat === undefined || before.seat === seat)) {
      before.events.push(event);
      before.seat ??= seat;
      before.cards.push(...cards);
    } else groups.push({ scene, events: [event], seat, cards });
  }
  if (!groups.length) groups.push({ scene: 'turn', events: [], seat: undefined, cards: [] });
  const watch = watched(events, view);
  return groups.map(({ scene, events, seat, cards }) => ({
    events,
    scene,
    lasts: lasts(scene, events, seat),
    ...(seat === undefined ? {} : { seat, cards: cards.slice(-FAN) }),
    ...(watch && ENDING.has(scene) ? { watch } : {}),
  }));
}

/** The Combat that some events tell, or that was fought in the round which they end. */
function watched(events: EventView[], view: View): string {
  const next = events.find(({ kind }) => kind === 'round');
  const round = next ? next.n - 1 : view.round;
  return round ? `round ${round}’s Combat` : '';
}

/** A view with what events say of goods and Intrigue cards. */
function after(view: View, events: EventView[]): View {
  const seats = view.seats.map((seat) => ({ ...seat }));
  const phase = events.some(({ kind }) => kind === 'combat') ? 'combat' : view.phase;
  for (const { kind, seat: index, what, n } of events) {
    const seat = index === null ? undefined : seats[index];
    const good = GOODS.find((one) => one === what);
    if (seat && good && (kind === 'gain' || kind === 'score' || kind === 'pay')) seat[good] += kind === 'pay' ? -n : n;
    if (seat && kind === 'draw' && what === 'intrigue') seat.intrigue_count += n;
  }
  return { ...view, phase, seats };
}

/** What a person may choose from is theirs as soon as they are asked; everything else is shown in its turn. */
function asking(shown: View, latest: View): View {
  const own = latest.seat === null ? undefined : latest.seats[latest.seat];
  if (!own || !latest.pending.includes(own.seat)) return shown;
  const { actor, asking, legal, pending, ply, prompt, question, turn, undo_floor, prices } = latest;
  const { hand, hand_count, intrigue, intrigue_count, in_play, discard, deck_count, piles, pile_counts } = own;
  const { persuasion, agents, pawns, aside, aside_price } = own;
  const held = { hand, hand_count, intrigue, intrigue_count, in_play, discard, deck_count, piles, pile_counts };
  const mine = { ...held, persuasion, agents, pawns, aside, aside_price };
  return {
    ...shown,
    ...{ actor, asking, legal, pending, ply, prompt, question, turn, undo_floor, prices },
    seats: shown.seats.map((seat) => (seat.seat === own.seat ? { ...seat, ...mine } : seat)),
  };
}

export const pacing: Pacing<View> = { parts, after, asking };

/**
 * How a seat came out of a Combat: the Intrigue cards laid in its lane, its strength, its place, and what it took, as
 * glyphs.
 */
export interface Lane {
  laid: string[];
  strength: number;
  place: number | null;
  took: string[];
}

export interface Fought {
  lanes: Record<number, Lane>;
  /** Whether the next round has begun. */
  over: boolean;
}

const BEGUN = new Set(['play', 'reveal', 'send', 'hagal']);

/** The Combat that is fought, or was fought last, until somebody moves after it. */
export function fought(events: readonly EventView[]): Fought | null {
  const begins = events.findLastIndex(({ kind }) => kind === 'combat');
  const round = events.findIndex(({ kind }, i) => i > begins && kind === 'round');
  if (begins < 0 || (round >= 0 && events.some(({ kind }, i) => i > round && BEGUN.has(kind)))) return null;
  const lanes: Record<number, Lane> = {};
  let army: number | null = null;
  for (const { kind, seat, what, n, other, said } of events.slice(begins + 1, round < 0 ? undefined : round)) {
    if (seat === null) continue;
    // Who has no army of their own plays cards for that of another.
    if (kind === 'fight-for') army = other;
    const lane = (lanes[kind === 'intrigue' ? (army ?? seat) : seat] ??= {
      laid: [],
      strength: 0,
      place: null,
      took: [],
    });
    if (kind === 'intrigue') {
      lane.laid.push(what);
      army = null;
    } else if (kind === 'strength') lane.strength = n;
    else if (kind === 'place') lane.place = n;
    else if (lane.place) lane.took.push(...said.flatMap((piece) => (typeof piece === 'object' && piece.glyphs) || []));
  }
  return { lanes, over: round >= 0 };
}

/** How a round ended: its Conflict, who came out of its Combat how, and the points that were scored in it, by seat. */
export interface Ended {
  round: number;
  conflict: string;
  lanes: Record<number, Lane>;
  scored: Record<number, number>;
}

/** How the round before the one that is told now ended. */
export function ended(events: readonly EventView[]): Ended | null {
  const starts = events.flatMap(({ kind }, i) => (kind === 'round' ? [i] : []));
  const [from, to] = starts.slice(-2);
  if (from === undefined || to === undefined) return null;
  const round = events.slice(from, to);
  const scored: Record<number, number> = {};
  for (const { seat, n } of scores(round)) scored[seat] = (scored[seat] ?? 0) + n;
  const conflict = round.find(({ kind }) => kind === 'combat')?.what ?? '';
  return { round: round[0]?.n ?? 0, conflict, lanes: fought(round)?.lanes ?? {}, scored };
}
