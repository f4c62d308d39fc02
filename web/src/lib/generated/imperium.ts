/** Made from the server's schemas by scripts/types.mjs: do not edit. */

export type Anything = View | EventView;

/**
 * The whole table as one seat, or a spectator, may know it. `question` is the prompt in pieces, `order` the seats
 *     in turn order, and `prices` the persuasion that cards cost now. `done` is what has happened by itself to the viewer
 *     since its last choice.
 */
export interface View {
  actor: number | null;
  alliances: {
    [k: string]: number | null;
  };
  asking: AskingView | null;
  conflict: string | null;
  conflict_deck_count: number;
  conflicts_past: string[];
  done: OptionView[];
  family: string;
  first: number;
  groups: GroupView[];
  hagal: HagalView | null;
  imperium_deck_count: number;
  intrigue_deck_count: number;
  intrigue_deck_known: DeckCardView[];
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
  order: number[];
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
  posts: PostView[];
  prices: {
    [k: string]: number;
  };
  prompt: string;
  question: (string | Piece)[];
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
  tracks: TrackView[];
  trashed: string[];
  turn: TurnView;
  undo_floor: number;
  units: UnitView[];
}
/**
 * What the viewer is asked about: `seat` is whose effect it is, `source` the thing from which the question comes,
 *     and `card` the card that it is about, or that is looked at. That lies in `play`, on top of the `deck`, or nowhere
 *     yet.
 */
export interface AskingView {
  at: string | null;
  card: string | null;
  seat: number | null;
  source: string | null;
}
/**
 * Something that may be chosen. `of` is the sort of thing it is about and `id` which one, `at` where that lies if
 *     its verb leaves that open; an `effect` has the id of the thing it comes from. `n` is the amount, `glyphs` what
 *     choosing it does as a row of icons, `strength` the strength in the Conflict that one would have. `by_spy` are the
 *     observation posts from which an own Spy must be recalled to get past the Agents on the space. `short` is an effect
 *     in a word or two, beside its icon.
 */
export interface OptionView {
  at?: string;
  by_spy?: string[];
  glyphs?: string[];
  id?: string;
  n?: number;
  name: string;
  of?: string;
  option: number;
  short?: string;
  strength?: number;
  text: string;
  verb: string;
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
 * The House Hagal deck in games with Rivals; `card` is the one turned up last, `words` what it says.
 */
export interface HagalView {
  card: string | null;
  deck_count: number;
  discard: string[];
  words: string;
}
/**
 * A card whose place in a deck the viewer knows: 1 is the card on top.
 */
export interface DeckCardView {
  id: string;
  place: number;
}
/**
 * An observation post: the spaces it watches, and the seats that have a Spy there.
 */
export interface PostView {
  id: string;
  spaces: string[];
  spies: number[];
}
/**
 * Words of a sentence that stand for something: a seat, a thing with an id, or amounts that have glyphs. `you` is
 *     what a verb is where its subject is the reader.
 */
export interface Piece {
  glyphs?: string[];
  id?: string;
  seat?: number;
  text: string;
  you?: string;
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
 *     `pawns` are its Agents, those on the board first; `place` is the reward it would take if the Conflict ended now, and
 *     `aside_price` what it would pay for the card it has set aside. `numbers` and `piles` are what the boxes in play keep
 *     at each seat; `hagal` is there for Rivals, `team` (the Leader who
 *     commands it) and `commander` in games of teams.
 */
export interface SeatView {
  agents: number;
  agents_on: string[];
  alliances: string[];
  aside: string | null;
  aside_price: number | null;
  commander?: boolean;
  conflict: number;
  council: boolean;
  deck: string[];
  deck_count: number;
  deck_top: string[];
  discard: string[];
  first: boolean;
  garrison: number;
  hagal?: RivalView;
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
  pawns: PawnView[];
  persuasion: number;
  pile_counts: {
    [k: string]: number;
  };
  piles: {
    [k: string]: string[];
  };
  place: number | null;
  revealed: boolean;
  rival: boolean;
  seat: number;
  secret: string[];
  secret_count: number;
  short_name: string;
  solari: number;
  spice: number;
  strength: number;
  supply: number;
  swordmaster: boolean;
  swords: number;
  team?: string;
  units: {
    [k: string]: PiecesView;
  };
  voice: string | null;
  vp: number;
  waiting: string[];
  water: number;
}
/**
 * How a Rival is doing: whether it can win, the House Hagal card it used last with what that says, and what it
 *     saves up for.
 */
export interface RivalView {
  card: string | null;
  competes: boolean;
  goals: GoalView[];
  words: string;
}
/**
 * Something that a Rival saves up for: what it `gives` as a glyph, what counts `of` the Rival's goods, how much it
 *     has of what it needs, and all that in words.
 */
export interface GoalView {
  gives: string;
  have: number;
  need: number;
  of: string;
  words: string;
}
/**
 * An Agent as what it is (`agent`, `swordmaster` or `mentat`), and the space on which it stands. Which of several
 *     Agents is sent makes no difference, so the Swordmaster counts as sent after the two Agents, and the Mentat last.
 *     The tokens of a Commander are `agent-left` and `agent-right`, by the Ally whom they activate.
 */
export interface PawnView {
  kind: string;
  space: string | null;
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
 * A board space. `short` is its name in options such as `space:arrakeen`, `cost` what entering it costs the viewer,
 *     and `printed` what is printed where that differs; spectators see what is printed. A space with `exchanges` costs
 *     what the row costs that is chosen there.
 */
export interface SpaceView {
  agents: number[];
  bonus: number;
  closed_by: number[];
  control: number | null;
  cost: {
    [k: string]: number;
  };
  exchanges?: ExchangeView[];
  id: string;
  printed?: {
    [k: string]: number;
  };
  short: string;
}
/**
 * One row of a table of exchanges.
 */
export interface ExchangeView {
  gain: {
    [k: string]: number;
  };
  pay: {
    [k: string]: number;
  };
}
/**
 * A faction's influence track: its last step, what steps give, on which step each seat stands, the step from which
 *     there is an Alliance, and who holds it. `id` is the track's in the codex.
 */
export interface TrackView {
  alliance: number | null;
  alliance_step: number;
  faction: string;
  gifts: GiftView[];
  id: string;
  name: string;
  steps: number[];
  top: number;
}
/**
 * What reaching a step of a track gives.
 */
export interface GiftView {
  glyphs: string[];
  step: number;
}
/**
 * The turn being taken, and whose turn is next. `army` is the seat whose units and influence move, where that is
 *     another's. `effects` wait for their owner; `to_do` are those, in a word or two each, without which the turn cannot
 *     end.
 */
export interface TurnView {
  army?: number;
  cards: string[];
  deployable: {
    [k: string]: number;
  };
  effects: OptionView[];
  kind: string;
  next: number | null;
  seat: number | null;
  space: string | null;
  to_do: string[];
}
/**
 * A kind of unit, what one is worth in the Conflict, and whether having one there doubles the reward.
 */
export interface UnitView {
  doubles: boolean;
  name: string;
  strength: number;
}
/**
 * An event as one seat may know it. `said` is its sentence in pieces, without the full stop; where a seat does it,
 *     the sentence begins with that seat. `source` is that from which points come: an id, or a word.
 */
export interface EventView {
  kind: string;
  n: number;
  other: number | null;
  said: (string | Piece)[];
  seat: number | null;
  seen: string[];
  source?: string;
  text: string;
  what: string;
}
