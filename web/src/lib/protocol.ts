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

// -- the table server ---------------------------------------------------------------------------------------------------

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me {
  person: Person | null;
  login: string | null;
  webhook: string | null;
  version: string;
  muted: string[];
}

export interface TableSeat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: Person | null;
  bot: string | null;
  away: boolean;
}

export interface Proposal {
  id: string | number;
  seat: number;
  to: number;
  n: number;
  agreed: number[];
  asked: number[];
}

export interface Setup {
  players: number;
  modules?: string[];
  leaders?: string | string[];
  options?: Record<string, string | number | boolean>;
}

export interface TableInfo {
  id: string;
  title: string;
  family: string;
  setup: Setup;
  host: Person | null;
  status: 'open' | 'playing' | 'over' | 'closed' | 'broken';
  private: boolean;
  watch: 'anyone' | 'link' | 'nobody';
  watch_delay: number;
  clock: { base: number; add: number } | null;
  fill: string | null;
  seats: TableSeat[];
  created: number;
  started: number | null;
  ended: number | null;
  n: number;
  pending: number[];
  my_seat: number | null;
  my_turn: boolean;
  host_is_me: boolean;
  result: Result | null;
  rematch: string | null;
  problem: string | null;
  proposal: Proposal | null;
}

export interface ClockView {
  now: number;
  running: number[];
  left: number[];
  away: boolean[];
}

export interface Step {
  n: number;
  kind: 'move' | 'undo' | 'away' | 'back';
  seat: number | null;
  option: string | null;
  ply: number;
  at: number;
  by: 'person' | 'bot';
  events: EventView[];
}

export interface ChatMessage {
  id: number;
  person: Person;
  seat: number | null;
  text: string;
  at: number;
}

type Id = { id?: number | string };

export type ClientMessage = Id &
  (
    | { type: 'open'; table: string; after?: number }
    | { type: 'close' | 'redo' | 'back' | 'sync'; table: string }
    | { type: 'move'; table: string; ply: number; option: string; n: number }
    | { type: 'undo'; table: string; to?: number }
    | { type: 'answer'; table: string; proposal: string | number; yes: boolean }
    | { type: 'why'; table: string; options: string[] }
    | { type: 'say'; table: string; text: string }
    | { type: 'ping' }
  );

export type ServerMessage = Id &
  (
    | { type: 'welcome'; protocol: number; version: string; person: Person | null }
    | { type: 'table'; table: TableInfo }
    | { type: 'state'; table: string; n: number; seat: number | null; view: View; clock: ClockView | null; can_undo: boolean; can_redo: boolean; reason: string }
    | { type: 'update'; table: string; from: number; n: number; steps: Step[]; view: View; clock: ClockView | null; can_undo: boolean; can_redo: boolean }
    | { type: 'ok'; n?: number; asked?: boolean }
    | { type: 'stale'; table: string; n: number }
    | { type: 'error'; code: string; text: string; retry?: number }
    | { type: 'reasons'; table: string; n: number; reasons: Record<string, string | null> }
    | { type: 'presence'; table: string; people: { person: Person; seat: number | null }[]; watching: number }
    | { type: 'chat'; table: string; messages: ChatMessage[] }
    | { type: 'notice'; kind: string; table: string; title: string; text: string }
    | { type: 'pong'; now: number }
    | { type: 'bye'; reason: string }
  );

/** Who sits in a seat, as the table shows it. */
export interface Sitter {
  seat: number;
  name: string;
  bot: boolean;
  here: boolean;
}
