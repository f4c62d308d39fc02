/** What the server's HTTP answers hold, as `docs/protocol.md` describes them. */

import type { Me, Person, Setup, TableInfo, TableSeat } from '../../lib/protocol';

export type PersonData = Person;
export type { Me };

export type Choice = string | number | boolean;

export type { Setup };

export interface ClockSetup {
  base: number;
  add: number;
}

export type Watch = 'anyone' | 'link' | 'nobody';
export type Sitter = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable extends Setup {
  family: string;
  seats?: Sitter[];
  seat?: number;
  title?: string;
  private?: boolean;
  watch?: Watch;
  watch_delay?: number;
  clock?: ClockSetup | null;
  fill?: string | null;
  start?: boolean;
}

export type SeatData = TableSeat;

export type TableData = TableInfo;

export interface Check {
  ok: boolean;
  problem: string | null;
  leaders: string[];
  leader_seats: number;
  words: string;
  modules: string[];
  /** Those who may lead Rivals. */
  rivals: string[];
  /** The options in force, with what others entail. */
  options: Record<string, Choice>;
  /** What the seats are, where they are not alike, and the leaders that are meant for each. */
  chairs?: { words: string; leaders: string[] }[];
  /** What options amount to in this game, and how large its piles are. */
  notes: Record<string, string>;
  piles: { kind: string; size: number; every: number }[];
}

export interface BotData {
  name: string;
  title: string;
  level: number;
  usual: boolean;
  /** The families that it plays. */
  families: string[];
}
