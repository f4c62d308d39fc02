/** The messages of the table server, and what the views of every family hold, as the app uses them. */

import type { OptionView } from './generated/classic';
import type * as Server from './generated/messages';
import type { Said } from './said';

export type {
  ChatLine as ChatMessage,
  ClientMessage,
  Notice,
  Person,
  Proposal,
  Result,
  Seat as TableSeat,
  SeatRequest,
  Step,
} from './generated/messages';

/** What was asked for when a table was made; what the server tells of it is whole. */
export type Setup = Server.Setup & { players: number };
export type TableInfo = Omit<Server.TableData, 'setup' | 'clock'> & {
  setup: Setup;
  clock: { base: number; add: number } | null;
};

/** Something that may be chosen; families may say more of theirs. */
export type { OptionView };

/** What every family tells of a seat. */
export interface SeatView {
  seat: number;
  name: string;
  leader: string;
}

/** What every family tells of a game; the rest is in the types of its own views. */
export interface View {
  family: string;
  modules: string[];
  players: number;
  seat: number | null;
  seats: SeatView[];
  ply: number;
  round: number;
  phase: string;
  pending: number[];
  prompt: string;
  question: Said;
  legal: OptionView[];
  /** What may be chosen without being asked, where a family has that. */
  at_hand?: { choice: OptionView; now: boolean; words: string }[];
  over: boolean;
  result: Server.Result | null;
}

/** An event with the ply after which it was told. */
export type EventView = Server.EventView & { ply?: number };

/** Messages that hold a view hold one of some family. */
type Viewed<M> = M extends { view: object }
  ? Omit<M, 'view'> & { view: View }
  : M extends { type: 'table' }
    ? { type: 'table'; table: TableInfo }
    : M;
export type ServerMessage = Viewed<Server.ServerMessage> & { id?: string | number | null };

export interface CodexEntry {
  family: string;
  module: string;
  kind: string;
  id: string;
  name: string;
  copies: number;
  cost: number | null;
  icons: string[];
  factions: string[];
  text: string;
  details: Record<string, string>;
  glyphs: Record<string, string[]>;
  facts: Record<string, string | number>;
}

export interface Me {
  person: Server.Person | null;
  login: string | null;
  webhook: string | null;
  version: string;
  muted: string[];
}

/** Who sits in a seat, as the table shows it. */
export interface Sitter {
  seat: number;
  name: string;
  bot: boolean;
  /** How well a bot plays, from 1 to `levels`. */
  level?: number;
  levels?: number;
  here: boolean;
}
