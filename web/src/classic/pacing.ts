/** Phases that pass by themselves, one after the other: the end of a battle, collection, storm, spice blow. */

import type { EventView } from '../lib/protocol';
import type { Pacing, Part } from '../table/kit';
import { PHASES, type View } from './view';

/** How long each is looked at, in milliseconds at the usual pace. */
const BATTLE = 1800;
const PHASE = 1200;
const LINE = 500;
const LONGEST = 3000;

const ENDS = new Set(['won', 'explosion']);
/** What begins something else. */
const STARTS = new Set(['turn', 'round', 'battle']);
/** What is worth a look, besides battles. */
const TOLD = new Set(['storm', 'spice-card', 'worm', 'nexus', 'collect', 'flow']);

/** Whether what is asked of this person needs the table as it is now; an offer stands beside it. */
const hurries = (view: View) => view.over || (view.seat !== null && view.pending.includes(view.seat) && !view.offer);

/** How long what happened is looked at before the next. */
function lasts(events: EventView[]): number {
  if (events.some(({ kind }) => ENDS.has(kind))) return BATTLE;
  const lines = events.filter(({ kind }) => TOLD.has(kind)).length;
  return lines ? Math.min(PHASE + LINE * (lines - 1), LONGEST) : 0;
}

const phaseOf = (events: readonly EventView[]) => events.findLast(({ kind }) => kind === 'round')?.what;

function parts(events: EventView[], view: View): Part[] {
  if (hurries(view)) return [{ events, lasts: 0 }];
  const groups: EventView[][] = [[]];
  for (const event of events) {
    if (STARTS.has(event.kind)) groups.push([]);
    groups.at(-1)!.push(event);
  }
  return groups
    .filter((group, i) => group.length || i === groups.length - 1)
    .map((group) => ({ events: group, lasts: lasts(group) }));
}

/** A view in the phase to which events lead, in which nothing is asked. */
function after(view: View, events: EventView[]): View {
  const phase = phaseOf(events) ?? view.phase;
  const fought = events.filter(({ kind }) => ENDS.has(kind)).map(({ what }) => what);
  return {
    ...view,
    phase,
    prompt: `${PHASES.find(([one]) => one === phase)?.[2] ?? ''}.`,
    question: [],
    actor: null,
    legal: [],
    pending: [],
    offer: null,
    auction: null,
    battle: phase === 'battle' && !fought.length ? view.battle : null,
    battles: phase === 'battle' ? view.battles.filter(({ territory }) => !fought.includes(territory)) : [],
    round: events.findLast(({ kind }) => kind === 'turn')?.n ?? view.round,
    storm: events.findLast(({ kind }) => kind === 'storm')?.n ?? view.storm,
  };
}

/** An offer is there as soon as it is made, whatever is being shown. */
function asking(shown: View, latest: View): View {
  if (hurries(latest)) return latest;
  if (latest.seat === null || !latest.pending.includes(latest.seat)) return shown;
  const { actor, legal, offer, pending, ply, prompt, question, undo_floor } = latest;
  return { ...shown, actor, legal, offer, pending, ply, prompt, question, undo_floor };
}

export const pacing: Pacing<View> = { parts, after, asking, hurries };
