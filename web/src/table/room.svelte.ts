/** Who is at a table, how much time they have, and whether the server is heard. */

import type { Sitter, TableInfo } from '../lib/protocol';
import type { Table } from './table.svelte';

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

export interface Clock {
  /** Seconds left, by seat; `null` where nobody counts. */
  left: (number | null)[];
  /** When they run on, or have been running since. */
  at: number;
  running: number[];
}

/** How long somebody has for what is asked, where that is counted: seconds that were left at some time. */
export interface Limit {
  left: number;
  at: number;
}

/** What others want of this person: to take something back, or to sit down. */
export interface Request {
  id: string;
  seat: number;
  words: string;
}

export class Room {
  private readonly table: Pick<Table, 'view' | 'who'>;
  people = $state.raw<Sitter[]>([]);
  watchers = $state(0);
  /** The table's public data, where a server has sent it. */
  info = $state.raw<TableInfo | null>(null);
  status = $state<Status>('connecting');
  /** Why the table cannot be shown. */
  problem = $state('');
  clock = $state.raw<Clock | null>(null);
  limit = $state.raw<Limit | null>(null);
  /** What people wrote with their choices, by the ply after it. */
  words = $state.raw<Record<string, string>>({});

  readonly asking = $derived.by<Request | null>(() => {
    const seat = this.table.view?.seat ?? -1;
    const mine = ({ asked, agreed }: { asked: number[]; agreed: number[] }): boolean =>
      asked.includes(seat) && !agreed.includes(seat);
    const undo = this.info?.proposal;
    if (undo && mine(undo)) return { ...undo, words: `${this.table.who(undo.seat)} asks to take back a choice` };
    const request = this.info?.seat_requests.find(mine);
    return request
      ? { ...request, words: `${request.person.name} asks to sit down and play on for ${this.table.who(request.seat)}` }
      : null;
  });
  /** Whether a bot plays on for this person, who was away for too long. */
  readonly replaced = $derived.by<boolean>(() => {
    const view = this.table.view;
    return view?.seat != null && !view.over && (this.info?.seats[view.seat]?.away ?? false);
  });

  /** The seat that this person has left, while the game there goes on. */
  readonly left = $derived.by<number | null>(() => {
    const { info } = this;
    return info?.status === 'playing' && info.my_seat === null ? info.left_seat : null;
  });

  constructor(table: Pick<Table, 'view' | 'who'>) {
    this.table = table;
  }

  sitter(seat: number): Sitter | undefined {
    return this.people.find((one) => one.seat === seat);
  }

  /** How well the bot of a seat plays. */
  level(seat: number): { level: number; levels: number } {
    const { level = 0, levels = 0 } = this.sitter(seat) ?? {};
    return { level, levels };
  }

  isBot(seat: number): boolean {
    return this.sitter(seat)?.bot ?? false;
  }
}
