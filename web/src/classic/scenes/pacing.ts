/** Phases that pass by themselves, one scene after the other: the storm, the spice blow, worms, battles, collection. */

import type { EventView } from '../../lib/protocol';
import type { Pacing, Part } from '../../table/kit';
import { PHASES, type AreaView, type BattleView, type View } from '../view';

/** What a scene shows. */
export type SceneKind = 'dials' | 'storm' | 'blow' | 'shai-hulud' | 'worm' | 'reveal' | 'battle';

/** How long each is looked at, in milliseconds at the usual pace. */
const LASTS: Record<SceneKind, number> = {
  dials: 900,
  storm: 1400,
  blow: 2600,
  'shai-hulud': 1400,
  worm: 3200,
  reveal: 1600,
  battle: 6000,
};
const SECTOR = 300;
const PHASE = 1200;
const LINE = 500;
const LONGEST = 3000;
const SECTORS = 18;

const STORM = new Set(['storm', 'storm-losses', 'storm-spice']);
const ENDS = new Set(['won', 'explosion']);
const DIALS = new Set(['storm-dials', 'storm-marker']);
/** What is worth a look where it is no scene. */
const LINES = new Set(['nexus', 'collect', 'flow']);

/** The scene that an event begins. */
function sceneOf({ kind, n, what }: EventView, before: SceneKind | undefined): SceneKind | null | undefined {
  if (kind === 'turn' || kind === 'round' || kind === 'battle' || kind === 'nexus') return null;
  if (DIALS.has(kind)) return 'dials';
  if (STORM.has(kind)) return before === 'storm' ? undefined : 'storm';
  if (kind === 'spice-card') return n || what !== 'shai-hulud' ? 'blow' : 'shai-hulud';
  if (kind === 'worm') return 'worm';
  if (kind === 'plan') return before === 'reveal' ? undefined : 'reveal';
  return undefined;
}

/** Whether the loss of a player is told by an event. */
const takes = (events: readonly EventView[], seat: number | null) =>
  seat !== null &&
  events.some((event) => /^(storm-losses|lost)$/.test(event.kind) && event.seat === seat && event.n > 0);

/** Whether a player fought in a battle whose end is told. */
const fought = (events: readonly EventView[], battle: BattleView | null, seat: number | null) =>
  seat !== null &&
  (events.some(
    ({ kind, seat: one, other }) => (kind === 'won' || kind === 'plan') && (one === seat || other === seat),
  ) ||
    (battle?.plans.some((plan) => plan.seat === seat) ?? false));

/** What is watched in each scene. */
const WATCHED: Record<SceneKind, string> = {
  dials: 'the storm',
  storm: 'the storm',
  blow: 'the spice blow',
  'shai-hulud': 'the spice blow',
  worm: 'the worm',
  reveal: 'the battle',
  battle: 'the battle',
};

function partOf(events: EventView[], view: View, begun: SceneKind | null): Part {
  const part = played(events, view, begun);
  return part.scene ? { ...part, watch: WATCHED[part.scene as SceneKind] } : part;
}

function played(events: EventView[], view: View, begun: SceneKind | null): Part {
  const scene = begun === 'reveal' && events.some(({ kind }) => ENDS.has(kind)) ? 'battle' : begun;
  const ended = !scene && events.some(({ kind }) => ENDS.has(kind));
  if (scene === 'battle' || ended)
    return {
      events,
      scene: 'battle',
      lasts: LASTS.battle,
      holds: fought(events, view.battle, view.seat) || takes(events, view.seat),
    };
  if (scene === 'storm') {
    const last = events.findLast(({ kind }) => kind === 'storm');
    const sectors = last ? (last.n - view.storm + SECTORS) % SECTORS || 5 : 5;
    return { events, scene, lasts: LASTS.storm + sectors * SECTOR, holds: takes(events, view.seat) };
  }
  if (scene) return { events, scene, lasts: LASTS[scene], holds: scene === 'worm' && takes(events, view.seat) };
  const lines = events.filter(({ kind }) => LINES.has(kind)).length;
  return { events, lasts: lines ? Math.min(PHASE + LINE * (lines - 1), LONGEST) : 0 };
}

function parts(events: EventView[], view: View): Part[] {
  const groups: { scene: SceneKind | null; events: EventView[] }[] = [{ scene: null, events: [] }];
  for (const event of events) {
    const last = groups.at(-1)!;
    const scene = sceneOf(event, last.scene ?? undefined);
    if (scene !== undefined) groups.push({ scene, events: [] });
    groups.at(-1)!.events.push(event);
  }
  const told = groups.filter((group) => group.events.length).map((group) => partOf(group.events, view, group.scene));
  // How things stand in the end is shown after the last scene, not in its place.
  return told.at(-1)?.lasts ? [...told, { events: [], lasts: 0 }] : told.length ? told : [{ events: [], lasts: 0 }];
}

const without = (counts: Record<string, number>, character: string): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([one]) => one !== character));

/** Areas without so many tokens of a character that stand in one area, or in any of a territory. */
function fewer(areas: AreaView[], place: string, character: string, n: number): AreaView[] {
  let left = n;
  return areas.map((area) => {
    const here = area.tokens[character] ?? 0;
    if (!left || !here || (area.id !== place && area.territory !== place)) return area;
    const gone = Math.min(left, here);
    left -= gone;
    const tokens = without(area.tokens, character);
    const starred = without(area.starred, character);
    const stars = area.starred[character] ?? 0;
    if (gone === here) return { ...area, tokens, starred };
    const kept = Math.min(stars, here - gone);
    return {
      ...area,
      tokens: { ...tokens, [character]: here - gone },
      starred: kept ? { ...starred, [character]: kept } : starred,
    };
  });
}

const bare = (areas: AreaView[], territory: string, n = Infinity): AreaView[] =>
  areas.map((area) => (area.territory === territory ? { ...area, spice: Math.max(0, area.spice - n) } : area));

/** A battle in which a plan is open. */
function opened(battle: BattleView, { seat, what, n }: EventView): BattleView {
  const [dial = '0', leader = 'none', weapon = 'none', defense = 'none'] = what.split(' ');
  return {
    ...battle,
    revealed: true,
    choices: {},
    plans: battle.plans.map((plan) =>
      plan.seat === seat ? { ...plan, dial: Number(dial), leader, weapon, defense, support: n } : plan,
    ),
  };
}

/** A view after one event, as far as the event tells it. */
function happened(view: View, event: EventView): View {
  const { kind, what, n, seat } = event;
  const character = seat === null ? '' : (view.seats[seat]?.leader ?? '');
  switch (kind) {
    case 'turn':
      return { ...view, round: n };
    case 'round':
      return { ...view, phase: what, battle: null, auction: null, battles: what === 'battle' ? view.battles : [] };
    case 'battle':
      return { ...view, battle: null };
    case 'storm':
      return { ...view, storm: n };
    case 'storm-losses':
    case 'lost':
      return { ...view, areas: fewer(view.areas, what, character, n) };
    case 'storm-spice':
    case 'worm':
      return { ...view, areas: bare(view.areas, what) };
    case 'collect':
      return { ...view, areas: bare(view.areas, what, n) };
    case 'plan':
      return { ...view, battle: view.battle && opened(view.battle, event) };
    case 'won':
    case 'explosion': {
      const battle = view.battle && { ...view.battle, winner: seat };
      return { ...view, battle, battles: view.battles.filter(({ territory }) => territory !== what) };
    }
    default:
      return view;
  }
}

/** A view to which events lead, in which nothing is asked. */
function after(view: View, events: EventView[]): View {
  const shown = events.reduce(happened, view);
  return {
    ...shown,
    prompt: `${PHASES.find(([one]) => one === shown.phase)?.[2] ?? ''}.`,
    question: [],
    actor: null,
    legal: [],
    pending: [],
    offer: null,
    proposal: null,
  };
}

/** An offer is there as soon as it is made: its time is counted, whatever is being shown. */
function asking(shown: View, latest: View): View {
  if (!latest.offer || latest.seat === null || !latest.pending.includes(latest.seat)) return shown;
  const { actor, legal, offer, pending, ply, prompt, question, undo_floor } = latest;
  return { ...shown, actor, legal, offer, pending, ply, prompt, question, undo_floor };
}

export const pacing: Pacing<View> = { parts, after, asking };
