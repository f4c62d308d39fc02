/** What a finished game has to say: why it was won, when it turned, and what nobody knew. */

import type { Codex } from '../../lib/codex';
import type { EventView } from '../../lib/protocol';
import type { SeatView, View } from '../view';

const some = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** How seats and things are called, for one reader. */
export interface Names {
  codex: Codex;
  who(seat: number): string;
}

/** An event with the turn in which it happened. */
export interface Dated extends EventView {
  turn: number;
}

export function dated(events: readonly EventView[]): Dated[] {
  let turn = 0;
  return events.map((event) => {
    if (event.kind === 'turn') turn = event.n;
    return { ...event, turn };
  });
}

const listed = (all: string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
const you = (name: string) => name === 'You';
const object = (name: string) => (you(name) ? 'you' : name);
const verb = (name: string, many: boolean, one: string, more: string) => (many || you(name) ? more : one);

/** Why the game was won, in a sentence. */
export function why(view: View, { codex, who }: Names, prediction: readonly string[]): string {
  const { winners, tie_breakers } = view.result!;
  const how = tie_breakers[0];
  const held = (seats: readonly SeatView[]) =>
    listed([...new Set(seats.flatMap(({ strongholds }) => strongholds))].map((id) => codex.name(id)));
  const names = listed(winners.map(who));
  const many = winners.length > 1;
  if (how === 'prediction') {
    const foretold = view.seats.find(({ leader }) => leader === prediction[0]);
    const side = foretold ? [foretold, ...foretold.allies.map((ally) => view.seats[ally]!)] : [];
    const victor = foretold ? who(foretold.seat) : 'The victor';
    return (
      `${victor} held ${held(side)} when turn ${view.round} ended. ${names} had named ` +
      `${victor} and turn ${view.round}, so the victory is ${you(names) ? 'yours' : 'theirs'}.`
    );
  }
  if (how === 'strongholds') {
    const side = winners.map((seat) => view.seats[seat]!);
    return `${names} held ${held(side)} when turn ${view.round} ended.`;
  }
  if (how === 'fremen')
    return (
      `Nobody held enough strongholds in ${view.rounds} turns, and the sietches stayed free: ` +
      'that is what the Fremen fight for.'
    );
  if (how === 'guild')
    return `Nobody held enough strongholds in ${view.rounds} turns, and the Guild wins a game that nobody else does.`;
  return `After ${view.rounds} turns ${names} ${verb(names, many, 'holds', 'hold')} the most strongholds.`;
}

export interface Moment {
  turn: number;
  ply: number;
  title: string;
  words: string;
}

/** The battle that decided it: the last that a winner won for a stronghold, with a traitor if there was one. */
export function turningPoint(events: readonly Dated[], view: View, { codex, who }: Names): Moment | null {
  const side = new Set(view.result?.winners ?? []);
  const forts = new Set(view.seats.flatMap(({ strongholds }) => strongholds));
  const won = events.filter(({ kind, what, seat }) => kind === 'won' && seat !== null && forts.has(what));
  const found = won.findLast(({ seat }) => side.has(seat ?? -1)) ?? won.at(-1);
  if (!found || found.seat === null || found.other === null) return null;
  const at = events.indexOf(found);
  const traitor = events
    .slice(Math.max(0, at - 12), at)
    .findLast(({ kind, seat }) => kind === 'traitor' && seat === found.seat);
  const where = codex.name(found.what);
  const [one, other] = [who(found.seat), who(found.other)];
  return {
    turn: found.turn,
    ply: found.ply ?? 0,
    title: `The battle for ${where}`,
    words: traitor
      ? `${one} called ${codex.name(traitor.what)} a traitor and took ${where} without a loss.`
      : `${one} beat ${object(other)} there, and ${where} was won.`,
  };
}

/** The card for which most was paid. */
export function dearest(events: readonly Dated[], { codex, who }: Names): Moment | null {
  const bought = events.filter(({ kind, seat }) => kind === 'bought' && seat !== null);
  const best = bought.reduce<Dated | null>((most, one) => (!most || one.n > most.n ? one : most), null);
  if (!best || best.seat === null) return null;
  const prices = bought.map(({ n }) => n).sort((a, b) => a - b);
  const usual = prices[prices.length >> 1] ?? 0;
  const card = best.seen[0] ? codex.name(best.seen[0]) : 'A card';
  return {
    turn: best.turn,
    ply: best.ply ?? 0,
    title: `${card}, ${best.n} spice`,
    words: `Bought by ${object(who(best.seat))} in turn ${best.turn}. Most cards went for ${usual}.`,
  };
}

export interface Fact {
  icon: string;
  title: string;
  more: string;
}

/** What was behind the shields, and what the planet took. */
export function unknown(
  events: readonly Dated[],
  shields: readonly SeatView[],
  own: number | null,
  names: Names,
): Fact[] {
  const { codex, who } = names;
  const called = new Set(events.flatMap(({ kind, what }) => (kind === 'traitor' ? [what] : [])));
  const facts: Fact[] = [];
  const ordered = [...shields].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  for (const seat of ordered) {
    const silent = seat.traitors.find((id) => !called.has(id) && codex.find(id)?.factions[0] !== seat.leader);
    if (!silent || facts.length) continue;
    const fights = events.filter(({ kind, what }) => kind === 'plan' && what.split(' ')[1] === silent).length;
    facts.push({
      icon: 'c-traitor',
      title: `${codex.name(silent)} was in ${seat.seat === own ? 'your' : `${who(seat.seat)}’s`} pay all along.`,
      more: fights ? `Fought ${fights === 1 ? 'once' : `${fights} times`}, and was never called.` : 'Never fought.',
    });
  }
  const rich = [...shields].filter(({ spice }) => spice !== null).sort((a, b) => (b.spice ?? 0) - (a.spice ?? 0))[0];
  const harvests = events.filter(({ kind, seat }) => kind === 'collect' && seat === rich?.seat);
  const payments = events.filter(({ kind, other }) => kind === 'paid' && other === rich?.seat);
  if (rich?.spice)
    facts.push({
      icon: 'spice',
      title: `${who(rich.seat)} sat on ${rich.spice} spice.`,
      more: `${some(harvests.length, 'harvest')}, ${some(payments.length, 'payment')} received.`,
    });
  const bene = shields.find(({ prediction }) => prediction.length);
  if (bene) {
    const [character, turn] = bene.prediction;
    facts.push({
      icon: 'c-prescience',
      title: `${who(bene.seat)} foretold ${codex.find(character)?.facts.people ?? character} in turn ${turn}.`,
      more: 'Written before the first turn.',
    });
  }
  const sum = (kinds: readonly string[], seat?: number) =>
    events.reduce(
      (all, event) => all + (kinds.includes(event.kind) && (seat === undefined || event.seat === seat) ? event.n : 0),
      0,
    );
  const storms = sum(['storm-losses']);
  const worms = wormLosses(events);
  if (storms || worms) {
    const most = [...shields].sort((a, b) => sum(['storm-losses'], b.seat) - sum(['storm-losses'], a.seat))[0];
    const lost = most ? sum(['storm-losses'], most.seat) : 0;
    facts.push({
      icon: 'c-storm',
      title: `Storms took ${storms} tokens, worms ${worms}.`,
      more: most && lost ? `${who(most.seat)} lost the most to the storm: ${lost}.` : '',
    });
  }
  const refused = events.filter(({ kind }) => kind === 'alliance-refused').at(-1);
  if (refused && refused.seat !== null && refused.other !== null)
    facts.push({
      icon: 'c-nexus',
      title: `${who(refused.other)} offered ${object(who(refused.seat))} an alliance in turn ${refused.turn}.`,
      more: 'It was refused.',
    });
  return facts.slice(0, 5);
}

/** Tokens that worms have devoured: losses that follow a worm in its territory. */
function wormLosses(events: readonly Dated[]): number {
  let place = '';
  let sum = 0;
  for (const { kind, what, n } of events) {
    if (kind === 'worm') place = what;
    else if (kind === 'lost' && what === place) sum += n;
    else if (kind !== 'lost') place = '';
  }
  return sum;
}
