/** Made from the server's schemas by scripts/types.mjs: do not edit. */

export type Anything = View | EventView;

/**
 * The whole table as one seat, or a spectator, may know it.
 */
export interface View {
  actor: number | null;
  alliances: {
    [k: string]: number | null;
  };
  conflict: string | null;
  conflict_deck_count: number;
  conflicts_past: string[];
  family: string;
  first: number;
  groups: GroupView[];
  hagal: HagalView | null;
  imperium_deck_count: number;
  intrigue_deck_count: number;
  intrigue_discard: string[];
  legal: OptionView[];
  mentat: number | null;
  modules: string[];
  numbers: {
    [k: string]: number | string | null;
  };
  options: {
    [k: string]: string | number | boolean;
  };
  over: boolean;
  pending: number[];
  phase: string;
  pile_counts: {
    [k: string]: number;
  };
  piles: {
    [k: string]: string[];
  };
  players: number;
  ply: number;
  prompt: string;
  reserve: {
    [k: string]: number;
  };
  result: Result | null;
  round: number;
  row: string[];
  rules: number;
  seat: number | null;
  seats: SeatView[];
  spaces: SpaceView[];
  trashed: string[];
  turn: TurnView;
  undo_floor: number;
  units: UnitView[];
}
/**
 * Spaces that lie together on the board, under a name; a faction's group has its influence track beside it.
 */
export interface GroupView {
  faction: string | null;
  id: string;
  name: string;
  spaces: string[];
}
/**
 * The House Hagal deck in games with Rivals; `card` is the one turned up last.
 */
export interface HagalView {
  card: string | null;
  deck_count: number;
  discard: string[];
}
/**
 * Something that may be chosen.
 */
export interface OptionView {
  name: string;
  option: number;
  text: string;
}
/**
 * How a finished game came out.
 */
export interface Result {
  ranking: number[][];
  scores: number[];
  tie_breakers: string[];
  winners: number[];
}
/**
 * A seat. `hand`, `deck`, `intrigue` and `secret` hold what the viewer knows of them; counts are open to all.
 *     `numbers` and `piles` are what the boxes in play keep at each seat.
 */
export interface SeatView {
  agents: number;
  agents_on: string[];
  alliances: string[];
  aside: string | null;
  conflict: number;
  council: boolean;
  deck: string[];
  deck_count: number;
  deck_top: string[];
  discard: string[];
  first: boolean;
  garrison: number;
  hand: string[];
  hand_count: number;
  in_play: string[];
  influence: {
    [k: string]: number;
  };
  intrigue: string[];
  intrigue_count: number;
  leader: string;
  name: string;
  numbers: {
    [k: string]: number | string | null;
  };
  persuasion: number;
  pile_counts: {
    [k: string]: number;
  };
  piles: {
    [k: string]: string[];
  };
  revealed: boolean;
  rival: boolean;
  seat: number;
  secret: string[];
  secret_count: number;
  solari: number;
  spice: number;
  strength: number;
  supply: number;
  swordmaster: boolean;
  swords: number;
  units: {
    [k: string]: PiecesView;
  };
  voice: string | null;
  vp: number;
  waiting: string[];
  water: number;
}
/**
 * Where a seat's units of one kind are, and what each is worth to this seat.
 */
export interface PiecesView {
  conflict: number;
  garrison: number;
  strength: number;
  supply: number;
}
/**
 * A board space. `cost` is what entering it costs the viewer; spectators see what is printed.
 */
export interface SpaceView {
  agents: number[];
  bonus: number;
  closed_by: number[];
  control: number | null;
  cost: {
    [k: string]: number;
  };
  id: string;
}
/**
 * The turn being taken.
 */
export interface TurnView {
  cards: string[];
  deployable: {
    [k: string]: number;
  };
  effects: OptionView[];
  kind: string;
  seat: number | null;
  space: string | null;
}
/**
 * A kind of unit, and what one is worth in the Conflict.
 */
export interface UnitView {
  name: string;
  strength: number;
}
/**
 * An event as one seat may know it.
 */
export interface EventView {
  kind: string;
  n: number;
  other: number | null;
  seat: number | null;
  seen: string[];
  text: string;
  what: string;
}
