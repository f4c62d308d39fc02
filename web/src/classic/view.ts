/** What Dune (1979) shows of a game, and the table at which it is played. */

import type { Codex } from '../lib/codex';
import type { CodexEntry } from '../lib/protocol';
import type { SeatView, View } from '../lib/generated/classic';
import { useTable, type Table } from '../table/table.svelte';

export type {
  AreaView,
  AuctionView,
  BattleView,
  DealView,
  OptionView,
  PlanView,
  ProposalView,
  SeatView,
  View,
} from '../lib/generated/classic';

export type ClassicTable = Table<View>;

function isClassic(table: Table): table is ClassicTable {
  return table.view?.family === 'classic';
}

/** A table as one at which Dune (1979) is played, which it must be. */
export function classic(table: Table): ClassicTable {
  if (!isClassic(table)) throw new Error(`At this table ${table.view?.family ?? 'nothing'} is played.`);
  return table;
}

/** The table that the page shows. */
export const useClassic = (): ClassicTable => useTable<View>();

/** The shapes and colors of the characters, the same in every game. */
const MARKS: Record<string, number> = {
  emperor: 1,
  'bene-gesserit': 2,
  atreides: 3,
  fremen: 4,
  guild: 5,
  harkonnen: 6,
};

/** The mark of a character, by its id. */
export const markOf = (character: string): number | undefined => MARKS[character];

/** The device of a character. */
export const crestOf = (character: string): string => `c-${character}`;

/** The seat that plays a character. */
export function playing(view: View, character: string): SeatView | undefined {
  return view.seats.find((seat) => seat.leader === character);
}

/** The options of a game by which an advantage is there, by when the codex says that it works. */
const NEEDS: [when: RegExp, option: string][] = [
  [/^Additional/, 'character_advantages'],
  [/Karama/, 'special_karama'],
  [/weather/, 'weather'],
];

/** The advantages of a character in this game. */
export function powersOf(view: View, codex: Codex, character: string): CodexEntry[] {
  return codex.entries.filter(({ kind, factions, details }) => {
    if (kind !== 'power' || factions[0] !== character) return false;
    const needs = NEEDS.find(([when]) => when.test(details.When ?? ''))?.[1];
    return !needs || view.options[needs] === true;
  });
}

/** A seat and its allies, in storm order. */
export function together(view: View, seat: SeatView): SeatView[] {
  const side = [seat.seat, ...seat.allies];
  return view.storm_order.filter((one) => side.includes(one)).map((one) => view.seats[one]!);
}

/** The strongholds that a seat holds with its allies: what could win now. */
export function holding(view: View, seat: SeatView): string[] {
  return [...new Set(together(view, seat).flatMap((one) => one.strongholds))];
}

/** Tokens of a seat on the planet. */
export function onPlanet(view: View, { leader }: SeatView): number {
  return view.areas.reduce((sum, area) => sum + (area.tokens[leader] ?? 0), 0);
}

/** The events of a turn of the game's log since the last of some kind, that one included. */
export function since<E extends { kind: string }>(events: E[], kinds: readonly string[]): E[] {
  const at = events.findLastIndex(({ kind }) => kinds.includes(kind));
  return at < 0 ? [] : events.slice(at);
}

/** What has happened in the last round of that name. */
export function during<E extends { kind: string; what: string }>(events: E[], round: string): E[] {
  const at = events.findLastIndex(({ kind, what }) => kind === 'round' && what === round);
  const rest = at < 0 ? [] : events.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'round' || kind === 'turn');
  return end < 0 ? rest : rest.slice(0, end);
}

export const PHASES: [phase: string, icon: string, name: string][] = [
  ['storm', 'c-storm', 'Storm'],
  ['spice blow', 'c-blow', 'Spice blow'],
  ['bidding', 'c-bid', 'Bidding'],
  ['revival', 'c-tanks', 'Revival'],
  ['movement', 'c-move', 'Movement'],
  ['battle', 'c-battle', 'Battles'],
  ['collection', 'c-collect', 'Collection'],
];
