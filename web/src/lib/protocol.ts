/** The messages of the table server and the views inside them, as the app uses them. */

import type * as Server from './generated';

export type {
  ChatLine as ChatMessage, ClientMessage, ClockData as ClockView, EventView as ToldEvent, HagalView, OptionView, Person,
  Proposal, Result, Seat as TableSeat, SeatRequest, SpaceView, Step, TurnView,
} from './generated';

/** What was asked for when a table was made; what the server tells of it is whole. */
export type Setup = Server.Setup & { players: number };
export type TableInfo = Omit<Server.TableData, 'setup' | 'clock'> & { setup: Setup; clock: { base: number; add: number } | null };

export type Faction = 'emperor' | 'guild' | 'bene_gesserit' | 'fremen';

export type SeatView = Omit<Server.SeatView, 'influence' | 'alliances' | 'secret'> & {
  influence: Record<Faction, number>;
  alliances: Faction[];
  secret: Faction[];
};

export type View = Omit<Server.View, 'seats' | 'alliances'> & {
  seats: SeatView[];
  alliances: Record<Faction, number | null>;
};

/** An event with the ply after which it was told. */
export type EventView = Server.EventView & { ply?: number };

/** Messages that hold a view hold one of this family. */
type Viewed<M> = M extends { view: object } ? Omit<M, 'view'> & { view: View } : M extends { type: 'table' } ? { type: 'table'; table: TableInfo } : M;
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
  factions: Faction[];
  text: string;
  details: Record<string, string>;
  glyphs: Record<string, string[]>;
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
  here: boolean;
}
