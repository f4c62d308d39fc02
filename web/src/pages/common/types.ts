/** What the server's HTTP answers hold, as `docs/protocol.md` describes them. */

import type { Result } from '../../lib/protocol';

export interface PersonData {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me {
  person: PersonData | null;
  login: string | null;
  webhook: string | null;
  version: string;
  muted: string[];
}

export type Choice = string | number | boolean;

export interface Setup {
  players: number;
  modules?: string[] | null;
  leaders?: string | string[] | null;
  options?: Record<string, Choice>;
}

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

export interface SeatData {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: PersonData | null;
  bot: string | null;
  away: boolean;
}

export interface Brief {
  round: number;
  phase: string;
  vp: number[];
}

export interface TableData {
  id: string;
  title: string;
  family: string;
  setup: Setup;
  host: PersonData;
  status: 'open' | 'playing' | 'over' | 'closed' | 'broken';
  private: boolean;
  watch: Watch;
  watch_delay: number;
  clock: ClockSetup | null;
  fill: string | null;
  seats: SeatData[];
  created: number;
  started: number | null;
  ended: number | null;
  n: number;
  pending: number[];
  my_seat: number | null;
  my_turn: boolean;
  host_is_me: boolean;
  imported: boolean;
  result: Result | null;
  rematch: string | null;
  problem: string | null;
  brief?: Brief | null;
}

export interface Check {
  ok: boolean;
  problem: string | null;
  leaders: string[];
  leader_seats: number;
  modules: string[];
}

export interface BotData {
  name: string;
  title?: string;
  words?: string;
}
