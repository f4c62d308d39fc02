/** Tables, times and clocks in words. */

import type { BotData, ClockSetup, SeatData, TableData } from './types';
import type { FamilyData } from './families';
import { titleOf } from '../../lib/codex';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago something was, for people. Both are seconds since 1970. */
export function ago(then: number, now: number): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return RELATIVE.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return RELATIVE.format(-Math.floor(past / HOUR), 'hour');
  if (past < 2 * DAY) return RELATIVE.format(-1, 'day');
  if (past < 7 * DAY) return new Date(then * 1000).toLocaleDateString('en', { weekday: 'long' });
  return new Date(then * 1000).toLocaleDateString('en', { day: 'numeric', month: 'long' });
}

function span(seconds: number): string {
  const many = (n: number, word: string) =>
    `${n} ${word}${n === 1 || word === 'min' || word === 's' || word === 'h' ? '' : 's'}`;
  if (seconds >= DAY && seconds % DAY === 0) return many(seconds / DAY, 'day');
  if (seconds >= 2 * HOUR && seconds % HOUR === 0) return many(seconds / HOUR, 'h');
  if (seconds >= MINUTE) return many(Math.round(seconds / MINUTE), 'min');
  return many(Math.round(seconds), 's');
}

export function clockWords(clock: ClockSetup | null): string {
  if (!clock) return 'no clock';
  return clock.add ? `${span(clock.base)} each, +${span(clock.add)}` : `${span(clock.base)} each`;
}

/** Words that are no words. */
const NAMES: Record<string, string> = { bg: 'Bene Gesserit', choam: 'CHOAM' };

/** An id such as `strict_bindu` or `rise-of-ix` as a title. */
export function titled(id: string): string {
  return id
    .split(/[-_ ]/)
    .filter(Boolean)
    .map((word, i) =>
      i && ['of', 'the', 'and', 'in', 'for'].includes(word)
        ? word
        : (NAMES[word] ?? word.charAt(0).toUpperCase() + word.slice(1)),
    )
    .join(' ');
}

/** `Imperium` from `Dune: Imperium`. */
export function familyTitle(name: string, families: FamilyData[] | null): string {
  const title = families?.find((family) => family.name === name)?.title;
  return title ? title.replace(/^Dune: /, '') : titled(name);
}

/** What one plays in a family is called. */
export function leadersWord(family: string): string {
  return family === 'classic' ? 'Characters' : 'Leaders';
}

/** What is played, in one short line. */
export function gameLine(table: TableData, families: FamilyData[] | null): string {
  const modules = table.setup.modules?.length ? table.setup.modules : ['base'];
  const names = modules.map((name) => (name === 'base' ? name : titled(name)));
  return `${familyTitle(table.family, families)} · ${names.join(', ')}`;
}

export function botTitle(name: string | null, bots: BotData[] | null = null): string {
  if (!name) return 'Bot';
  return bots?.find((bot) => bot.name === name)?.title ?? titled(name);
}

/** Who sits in a seat. */
export function sitter(seat: SeatData, mine: number | null): string {
  if (seat.seat === mine) return 'you';
  if (seat.kind === 'open') return 'open';
  return seat.name || 'left';
}

/** What each seat plays, where that is known: `Paul Atreides (you), Helena Richese (Vesna)`. */
export function castOf({ seats, my_seat: mine }: TableData, leaders: readonly string[] = []): string {
  return seats
    .map((seat) => {
      const id = leaders[seat.seat];
      const who = sitter(seat, mine);
      return id && !id.endsWith('-undecided') ? `${titleOf(id)} (${who})` : who;
    })
    .join(', ');
}

/** The name for a table that nobody named. */
export function tableTitle(table: TableData): string {
  return table.title || (table.host ? `${table.host.name}’s table` : 'A table');
}

/** What a game waits for, for a chip. */
export function waitsFor(table: TableData): string {
  if (table.my_turn) return 'Your turn';
  if (table.status === 'open') {
    const open = table.seats.filter((seat) => seat.kind === 'open').length;
    return open ? `${open} open` : 'Ready';
  }
  if (table.status === 'over') return 'Over';
  if (table.status === 'broken') return 'Cannot go on';
  if (table.status === 'closed') return 'Closed';
  const names = table.pending.map((seat) => {
    const one = table.seats[seat];
    return one ? sitter(one, table.my_seat) : '';
  });
  return names.length === 1 && names[0] ? `${names[0]} to move` : names.length ? `${names.length} to move` : 'In play';
}

/** What wins at a table, counted: points, or strongholds. */
export function scoreWords(table: TableData, n: number): string {
  return table.family === 'imperium' ? 'VP' : n === 1 ? 'stronghold' : 'strongholds';
}

/** How a game stands, for whoever plays in it. */
export function standing(table: TableData): string {
  const { brief, my_seat: seat } = table;
  if (!brief) return table.status === 'open' ? 'Not begun' : '';
  if (!brief.round) return 'Setting up';
  const mine = seat === null ? undefined : brief.scores[seat];
  return `Round ${brief.round}${mine === undefined ? '' : ` · ${mine} ${scoreWords(table, mine)}`}`;
}

/** How a game ended: `Won by Oksana, 10 to 9`. */
export function outcome(table: TableData): string {
  const result = table.result;
  if (!result) return table.status === 'broken' ? 'Cannot be replayed' : 'Not over yet';
  const names = result.winners.map((seat) => {
    const one = table.seats[seat];
    return one && one.kind !== 'open' && one.name ? sitter(one, table.my_seat) : `seat ${seat + 1}`;
  });
  const best = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
  const others = result.scores.filter((_, seat) => !result.winners.includes(seat));
  const next = others.length ? ` to ${Math.max(...others)}` : '';
  return `Won by ${names.join(' and ') || 'nobody'}, ${best}${next}`;
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : (words[0]?.charAt(1) ?? '');
  return (first + last).toUpperCase() || '?';
}
