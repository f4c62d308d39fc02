/** Tables, times and clocks in words. */

import type { BotData, ClockSetup, SeatData, TableData } from './types';
import { capital, leaderTitle, scoreWord, type FamilyData } from './families';

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

/** What is played, in one short line: a game without further modules needs no more than its title. */
export function gameLine(table: TableData, family: FamilyData | undefined): string {
  if (!family) return '';
  const chosen = table.setup.modules?.length
    ? table.setup.modules
    : (family.players.find((one) => one.players === table.setup.players)?.default_modules ?? []);
  const modules = family.modules.filter((one) => chosen.includes(one.name));
  const board = modules.findLast((one) => one.board);
  const boards = family.modules.filter((one) => one.board).length;
  const others = modules.filter((one) => one !== board).map((one) => (one.board && one.guest ? one.guest : one.title));
  const title = board && boards > 1 && board.title !== family.title ? board.title : family.short;
  return [title, ...others].join(' · ');
}

export function botTitle(name: string | null, bots: BotData[] | null = null): string {
  if (!name) return 'Bot';
  return bots?.find((bot) => bot.name === name)?.title ?? capital(name.replaceAll('-', ' '));
}

/** Who sits in a seat. */
export function sitter(seat: SeatData, mine: number | null): string {
  if (seat.seat === mine) return 'you';
  if (seat.kind === 'open') return 'open';
  return seat.name || 'left';
}

/** What each seat plays, where that is known: `Paul Atreides (you), Helena Richese (Vesna)`. */
export function castOf(
  { seats, my_seat: mine }: TableData,
  family: FamilyData | undefined,
  leaders: readonly string[] = [],
): string {
  return seats
    .map((seat) => {
      const title = leaderTitle(family, leaders[seat.seat]);
      const who = sitter(seat, mine);
      return title ? `${title} (${who})` : who;
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

/** The state of a game, for a player in it. */
export function standing(table: TableData, family: FamilyData | undefined): string {
  const { brief, my_seat: seat } = table;
  if (!brief) return table.status === 'open' ? 'Not begun' : '';
  if (!brief.round) return 'Setting up';
  const mine = seat === null ? undefined : brief.scores[seat];
  const round = `${capital(family?.round.one ?? 'round')} ${brief.round}`;
  return mine === undefined || !family ? round : `${round} · ${mine} ${scoreWord(family, mine)}`;
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
