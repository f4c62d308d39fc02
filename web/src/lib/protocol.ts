/**
 * The messages of the table server and the views inside them.
 * Written by hand after the server's schema until it can be generated from there: this file is to be replaced by
 * generated types, and nothing but types belongs here.
 */

export type Faction = 'emperor' | 'guild' | 'bene_gesserit' | 'fremen';

export interface OptionView {
  option: number;
  name: string;
  text: string;
}

export interface SeatView {
  seat: number;
  leader: string;
  name: string;
  rival: boolean;
  first: boolean;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  persuasion: number;
  swords: number;
  strength: number;
  supply: number;
  garrison: number;
  conflict: number;
  agents: number;
  agents_on: string[];
  influence: Record<Faction, number>;
  alliances: Faction[];
  council: boolean;
  swordmaster: boolean;
  revealed: boolean;
  hand: string[];
  hand_count: number;
  deck: string[];
  deck_count: number;
  deck_top: string[];
  discard: string[];
  in_play: string[];
  intrigue: string[];
  intrigue_count: number;
  waiting: string[];
  secret: Faction[];
  secret_count: number;
  aside: string | null;
  voice: string | null;
}

export interface SpaceView {
  id: string;
  agents: number[];
  bonus: number;
  control: number | null;
  closed_by: number[];
}

export interface TurnView {
  seat: number | null;
  kind: '' | 'agent' | 'reveal';
  card: string | null;
  space: string | null;
  deployable: number;
  effects: OptionView[];
}

export interface HagalView {
  card: string | null;
  deck_count: number;
  discard: string[];
}

export interface Result {
  ranking: number[][];
  scores: number[];
  winners: number[];
  tie_breakers: string[];
}

export interface View {
  family: string;
  rules: number;
  modules: string[];
  players: number;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  ply: number;
  undo_floor: number;
  round: number;
  phase: string;
  first: number;
  actor: number | null;
  pending: number[];
  prompt: string;
  legal: OptionView[];
  turn: TurnView;
  seats: SeatView[];
  spaces: SpaceView[];
  alliances: Record<Faction, number | null>;
  conflict: string | null;
  conflicts_past: string[];
  conflict_deck_count: number;
  row: string[];
  imperium_deck_count: number;
  reserve: Record<string, number>;
  trashed: string[];
  intrigue_deck_count: number;
  intrigue_discard: string[];
  mentat: number | null;
  hagal: HagalView | null;
  over: boolean;
  result: Result | null;
}

export interface EventView {
  ply?: number;
  kind: string;
  seat: number | null;
  what: string;
  n: number;
  other: number | null;
  seen: string[];
  text: string;
}

export interface CodexEntry {
  family: string;
  module: string;
  kind: string;
  id: string;
  name: string;
  copies: number;
  cost: number | null;
  icons: string[];
  factions: Faction[];
  text: string;
  details: Record<string, string>;
  glyphs: Record<string, string[]>;
}

/** Who sits in a seat. */
export interface Person {
  seat: number;
  name: string;
  bot: boolean;
  here: boolean;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
