/** Made from the server's schemas by scripts/types.mjs: do not edit. */

export type Anything = ClientMessage | ServerMessage;
export type ClientMessage =
  Open | Close | Move | Undo | Redo | Answer | Why | Say | Mute | Report | Back | Refuse | Sync | Ping;
export type ServerMessage =
  Welcome | TableMessage | State | Update | Ok | Stale | Failure | Reasons | Presence | Chat | Notice | Pong | Bye;

/**
 * Show me this table from now on; `after` is the number of the last update I have.
 */
export interface Open {
  type: 'open';
  id?: string | number | null;
  table: string;
  after?: number | null;
}
/**
 * I no longer look at this table.
 */
export interface Close {
  type: 'close';
  id?: string | number | null;
  table: string;
}
/**
 * I choose this option; `question` is the number of the question that it answers, `words` what I write with it.
 */
export interface Move {
  type: 'move';
  id?: string | number | null;
  table: string;
  ply: number;
  option: string;
  n?: number | null;
  question?: number | null;
  words?: string | null;
}
/**
 * Take back my last choice, or all back to a ply.
 */
export interface Undo {
  type: 'undo';
  id?: string | number | null;
  table: string;
  to?: number | null;
}
/**
 * Choose again what was taken back.
 */
export interface Redo {
  type: 'redo';
  id?: string | number | null;
  table: string;
}
/**
 * Agree to an undo or to a newcomer, or refuse it.
 */
export interface Answer {
  type: 'answer';
  id?: string | number | null;
  table: string;
  proposal: string;
  yes: boolean;
}
/**
 * Why can these options not be chosen?
 */
export interface Why {
  type: 'why';
  id?: string | number | null;
  table: string;
  /**
   * @maxItems 500
   */
  options: string[];
}
/**
 * Say something to the table, or to some seats of it only.
 */
export interface Say {
  type: 'say';
  id?: string | number | null;
  table: string;
  text: string;
  to?: number[] | null;
}
/**
 * No longer, or again, show me what this person says.
 */
export interface Mute {
  type: 'mute';
  id?: string | number | null;
  person: string;
  on: boolean;
}
/**
 * Report a line of the chat to the people who run the server.
 */
export interface Report {
  type: 'report';
  id?: string | number | null;
  table: string;
  chat: number;
  reason: string;
}
/**
 * I play myself again.
 */
export interface Back {
  type: 'back';
  id?: string | number | null;
  table: string;
}
/**
 * Decline an offer to act out of turn for me whenever it comes, or ask me again.
 */
export interface Refuse {
  type: 'refuse';
  id?: string | number | null;
  table: string;
  offer: string;
  on: boolean;
}
/**
 * Send me the state.
 */
export interface Sync {
  type: 'sync';
  id?: string | number | null;
  table: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
  id?: string | number | null;
}
/**
 * The first message.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  person: Person | null;
}
/**
 * Somebody, as others may know them.
 */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}
/**
 * The public data of a table.
 */
export interface TableMessage {
  type: 'table';
  table: TableData;
}
/**
 * A table, as somebody may know it.
 */
export interface TableData {
  id: string;
  title: string;
  family: string;
  setup: Setup;
  host: Person;
  status: 'broken' | 'closed' | 'open' | 'over' | 'playing';
  private: boolean;
  watch: 'anyone' | 'link' | 'nobody';
  watch_delay: number;
  clock: Clock | null;
  fill: string | null;
  seats: Seat[];
  created: number;
  started: number | null;
  ended: number | null;
  n: number;
  pending: number[];
  my_seat: number | null;
  left_seat: number | null;
  my_turn: boolean;
  host_is_me: boolean;
  rules: number;
  engine: string;
  imported: boolean;
  seed_hash: string;
  seed: string | null;
  salt: string | null;
  result: Result | null;
  rematch: string | null;
  problem: string | null;
  proposal: Proposal | null;
  seat_requests: SeatRequest[];
  brief: Brief | null;
  refused: {
    [k: string]: string;
  };
}
/**
 * What is played.
 */
export interface Setup {
  players?: number;
  modules?: string[] | null;
  leaders?: string | string[] | null;
  options?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * A clock: seconds for each seat, and seconds more after each turn.
 */
export interface Clock {
  base: number;
  add?: number;
}
/**
 * A seat, and who sits there: `name` is what they are called, people and bots alike, and empty where nobody sits;
 *     `level` is how well a bot plays, from 1 to `levels`, and 0 for people.
 */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  person: Person | null;
  bot: string | null;
  away: boolean;
  name: string;
  level: number;
  levels: number;
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
 * An undo that waits for the consent of others.
 */
export interface Proposal {
  id: string;
  seat: number;
  to: number;
  n: number;
  agreed: number[];
  asked: number[];
}
/**
 * Somebody who wants to sit down in a running game, and waits for the consent of all people who play.
 */
export interface SeatRequest {
  id: string;
  seat: number;
  person: Person;
  agreed: number[];
  asked: number[];
}
/**
 * The state of a game, as everybody may know it: the score of each seat, and the ids of what is played there.
 */
export interface Brief {
  round: number;
  phase: string;
  scores: number[];
  leaders: string[];
}
/**
 * The state of a game; `limit` is how many seconds are left for what this seat is asked, where they are
 *     counted, `question` the number of what it is asked, and `words` what people wrote with their choices, by ply.
 */
export interface State {
  type: 'state';
  table: string;
  n: number;
  seat: number | null;
  view: object;
  clock: ClockData | null;
  can_undo: boolean;
  can_redo: boolean;
  reason: 'gap' | 'open' | 'seat' | 'stale' | 'sync';
  id?: string | number | null;
  limit?: number | null;
  question?: number | null;
  words?: {
    [k: string]: string;
  };
}
/**
 * The state of the clocks.
 */
export interface ClockData {
  now: number;
  running: number[];
  left: number[];
  away: boolean[];
  held: number;
}
/**
 * What has happened in a game since entry `from`, and the state now.
 */
export interface Update {
  type: 'update';
  table: string;
  from: number;
  n: number;
  seat: number | null;
  steps: Step[];
  view: object;
  clock: ClockData | null;
  can_undo: boolean;
  can_redo: boolean;
  id?: string | number | null;
  limit?: number | null;
  question?: number | null;
  words?: {
    [k: string]: string;
  };
}
/**
 * One entry of the log, as one viewer may know it; seat -1 is somebody who was asked in secret. An undo with `seal`
 *     breaks the seal of an answer that nobody else has seen.
 */
export interface Step {
  n: number;
  kind: 'away' | 'back' | 'move' | 'undo';
  seat: number;
  option: string | null;
  ply: number;
  at: number;
  by: 'bot' | 'person';
  events: EventView[];
  seal?: boolean;
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
 * It is done, or with `asked` it is up to others.
 */
export interface Ok {
  type: 'ok';
  id?: string | number | null;
  n?: number;
  asked?: boolean;
}
/**
 * Not played: the position has moved on. A `state` follows.
 */
export interface Stale {
  type: 'stale';
  id: string | number | null;
  table: string;
  n: number;
}
/**
 * Not done, and why.
 */
export interface Failure {
  type: 'error';
  id: string | number | null;
  code: string;
  text: string;
  retry?: number;
}
/**
 * Why options cannot be chosen; null for those that can.
 */
export interface Reasons {
  type: 'reasons';
  id: string | number | null;
  table: string;
  n: number;
  reasons: {
    [k: string]: string | null;
  };
}
/**
 * Who looks at a table now.
 */
export interface Presence {
  type: 'presence';
  table: string;
  people: Present[];
  watching: number;
}
/**
 * Somebody who looks at a table now.
 */
export interface Present {
  person: Person;
  seat: number | null;
}
/**
 * What was said at a table.
 */
export interface Chat {
  type: 'chat';
  table: string;
  messages: ChatLine[];
}
/**
 * Something that was said: to all, or to some seats and its author only.
 */
export interface ChatLine {
  id: number;
  person: Person;
  seat: number | null;
  text: string;
  at: number;
  to?: number[] | null;
}
/**
 * Something to notify a person of, wherever they look.
 */
export interface Notice {
  type: 'notice';
  kind: 'over' | 'rematch' | 'seat' | 'start' | 'turn' | 'undo';
  table: string;
  title: string;
  text: string;
}
/**
 * Here I am.
 */
export interface Pong {
  type: 'pong';
  id: string | number | null;
  now: number;
}
/**
 * The socket will close.
 */
export interface Bye {
  type: 'bye';
  reason: string;
}
