/** Made from the server's schemas by scripts/types.mjs: do not edit. */

export type Anything = View | EventView;

/**
 * The whole table as one seat, or a spectator, may know it. `time_limit` is how many seconds the table's rules give
 *     the present choice; when they are over it is a pass. `strongholds` is how many win.
 */
export interface View {
  actor: number | null;
  areas: AreaView[];
  asked_truth: AskedTruthView | null;
  at_hand: AtHandView[];
  auction: AuctionView | null;
  battle: BattleView | null;
  battles: ClashView[];
  bonds: BondView[];
  deals: DealView[];
  family: string;
  first: number;
  journey: JourneyView | null;
  last_blows: (string | null)[];
  legal: OptionView[];
  modules: string[];
  offer: OfferView | null;
  options: {
    [k: string]: string | number | boolean;
  };
  over: boolean;
  pending: number[];
  phase: string;
  players: number;
  ply: number;
  prompt: string;
  proposal: ProposalView | null;
  proposals_left: number;
  question: (string | Piece)[];
  quiet: boolean;
  removed: string[];
  result: Result | null;
  round: number;
  rounds: number;
  rules: number;
  seat: number | null;
  seats: SeatView[];
  shield_wall: boolean;
  spice_deck_count: number;
  spice_discards: string[][];
  spice_top: string | null;
  storm: number;
  storm_dialers: number[];
  storm_distance: number | null;
  storm_marker: number | null;
  storm_order: number[];
  strongholds: number;
  time_limit: number | null;
  treachery_deck_count: number;
  treachery_discard: string[];
  treachery_top: string | null;
  truths: TruthView[];
  undo_floor: number;
}
/**
 * An area with something in it. `tokens` counts all tokens of each character, `starred` those of them that are
 *     starred; `coexisting` says whose hold nothing there.
 */
export interface AreaView {
  coexisting: string[];
  id: string;
  sector: number | null;
  spice: number;
  starred: {
    [k: string]: number;
  };
  territory: string;
  tokens: {
    [k: string]: number;
  };
}
/**
 * A question under Truthtrance that waits for its answer.
 */
export interface AskedTruthView {
  answerer: number;
  asker: number;
  ply: number;
  question: string;
}
/**
 * Something that the viewer may do at any time: what it would do now, or why it cannot be done.
 */
export interface AtHandView {
  choice: OptionView;
  now: boolean;
  words: string;
}
/**
 * Something that may be chosen. `of` is the sort of thing it is about and `id` which one, `at` where that lies if
 *     its verb leaves that open; an `effect` has the id of the thing it comes from. `n` is the amount, `glyphs` what
 *     choosing it does as a row of icons.
 */
export interface OptionView {
  at?: string;
  glyphs?: string[];
  id?: string;
  n?: number;
  name: string;
  of?: string;
  option: number;
  text: string;
  verb: string;
}
/**
 * The auction; `card` is the one up now, for who may see it, `passed` the seats that have passed on it.
 */
export interface AuctionView {
  bid: number;
  bidder: number | null;
  card: string | null;
  cards: number;
  opener: number | null;
  passed: number[];
  turn: number | null;
}
/**
 * The battle being fought; the aggressor's plan comes first. `no_leader` are the seats that have nobody to send;
 *     `choices` is what may still be in the viewer's own plan, by its parts, while both sides plan.
 */
export interface BattleView {
  areas: string[];
  choices: {
    [k: string]: OptionView[];
  };
  foreseen: string | null;
  foreseen_of: number | null;
  no_leader: number[];
  plans: PlanView[];
  revealed: boolean;
  stopped: string[];
  territory: string;
  voice: string | null;
  voice_on: number | null;
  winner: number | null;
}
/**
 * A battle plan as far as the viewer may know it; undecided or unknown parts are null. `strength` is what its dial,
 *     leader and Kwisatz Haderach come to while nobody is killed. A plan that is `sealed` is made, and waits for the
 *     other.
 */
export interface PlanView {
  defense: string | null;
  dial: number | null;
  kwisatz_haderach: boolean | null;
  leader: string | null;
  sealed: boolean;
  seat: number;
  strength: number | null;
  support: number | null;
  weapon: string | null;
}
/**
 * A battle that is to come: where, and who stands there.
 */
export interface ClashView {
  areas: string[];
  seats: number[];
  territory: string;
}
/**
 * A promise that binds a seat now, up to a turn if it lasts.
 */
export interface BondView {
  promise: string;
  seat: number;
  text: string;
  to: number;
  until: number | null;
}
/**
 * A deal that was struck: what each side gives, and its promises by id and in words. `turns` is for how many turns
 *     those hold that can last, `bound` are the seats that a promise in it binds now.
 */
export interface DealView {
  asked: string;
  asks: string[];
  bound: number[];
  gets: number;
  gives: number;
  partner: number;
  promised: string;
  promises: string[];
  proposer: number;
  turn: number;
  turns: number;
}
/**
 * The shipment or move being made. Who makes it sees how many territories a group may move now, which are
 *     closed to it whatever the way, and what shipping so many tokens costs: `fees[n]`.
 */
export interface JourneyView {
  closed: string[];
  dest: string | null;
  distance: number | null;
  fees: number[] | null;
  moved: number[];
  seat: number | null;
  source: string | null;
  tokens: number;
}
/**
 * A moment at which something may be done out of turn: `text` says what, `decline` is the option that lets it
 *     pass.
 */
export interface OfferView {
  decline: string;
  id: string;
  text: string;
}
/**
 * A deal in the making, for who proposes it and for who considers it; what is not settled yet is null. `choices` is
 *     what the proposer may still put in, by its parts: up to `most` promises a side, then those with the id `nothing`.
 *     `binding` are the promises that the program sees to, `lasting` those that may hold for several turns.
 */
export interface ProposalView {
  asked: string;
  asks: string[];
  binding: string[];
  choices: {
    [k: string]: OptionView[];
  };
  gets: number | null;
  gives: number | null;
  lasting: string[];
  most: number;
  partner: number;
  promised: string;
  promises: string[];
  proposer: number;
  turns: number;
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
 * A seat. `people` is what its character is called in a word. `hand` holds what the viewer knows of it, `lacks`
 *     what everybody knows is not in it; what is behind the shield is null for others. `leaders` are those at home and
 *     alive, `captured` those of its own that another holds, `captives` those it holds of others; `fought` are leaders
 *     used in this battle round, and `fought_in` where.
 */
export interface SeatView {
  aid: number;
  allies: number[];
  battle_losses: number | null;
  captives: string[];
  captured: string[];
  colour: string;
  dead: string[];
  dot: number;
  drawn: string[];
  first: boolean;
  fought: string[];
  fought_in: string[];
  hand: string[];
  hand_count: number | null;
  hand_limit: number;
  kwisatz_haderach: string | null;
  lacks: string[];
  leader: string;
  leaders: string[];
  name: string;
  people: string;
  prediction: string[];
  reserves: number;
  reserves_starred: number;
  resting: string[];
  seat: number;
  spice: number | null;
  strongholds: string[];
  tanks: number;
  tanks_starred: number;
  traitors: string[];
}
/**
 * A Truthtrance that was answered: the question by id, and as it was asked; words that a person wrote with a
 *     question of his own belong to its `ply`.
 */
export interface TruthView {
  answer: boolean;
  answerer: number;
  asked: string;
  asker: number;
  ply: number;
  question: string;
  turn: number;
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
