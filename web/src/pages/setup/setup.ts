/** Setting up a table: what the form holds, and what is sent. The rules of what fits together are the server's. */

import type { FamilyData } from '../common/families';
import { boardOf, boardsOf, isBoard, needed, titleOfModule, withNeeds } from './modules';
import type { Check, Choice, ClockSetup, NewTable, Setup, Sitter, Watch } from '../common/types';

export type LeaderMode = 'choose' | 'random' | 'draft';
export type ClockName = 'none' | 'hour' | 'long' | 'days';

export interface Draft {
  family: string;
  modules: string[];
  players: number;
  seats: Sitter[];
  leaders: LeaderMode;
  /** The leader wanted in each seat; an empty text is any. */
  named: string[];
  options: Record<string, Choice>;
  clock: ClockName;
  watch: Watch;
  private: boolean;
  title: string;
}

const DAY = 86_400;

export const CLOCKS: { value: ClockName; label: string; clock: ClockSetup | null }[] = [
  { value: 'none', label: 'None', clock: null },
  { value: 'hour', label: '30 min', clock: { base: 1800, add: 15 } },
  { value: 'long', label: '60 min', clock: { base: 3600, add: 30 } },
  { value: 'days', label: 'Days', clock: { base: 7 * DAY, add: DAY } },
];

/** The seats of a new table: me, one open chair, bots in the others. */
export function seatsFor(players: number, bot: string, open = 1): Sitter[] {
  return Array.from({ length: players }, (_, i): Sitter =>
    i === 0 ? { kind: 'me' } : i <= open || !bot ? { kind: 'open' } : { kind: 'bot', bot },
  );
}

const countOf = (family: FamilyData, players: number) => family.players.find((one) => one.players === players);

/** The modules with which so many usually play. */
export const usualModules = (family: FamilyData, players: number): string[] =>
  countOf(family, players)?.default_modules ?? family.modules.slice(0, 1).map((one) => one.name);

function usualCount(family: FamilyData): number {
  const counts = family.players.map((one) => one.players);
  return counts.includes(4) ? 4 : (counts.at(-1) ?? 2);
}

export function freshDraft(family: FamilyData, bot: string): Draft {
  const players = usualCount(family);
  return {
    family: family.name,
    modules: [...usualModules(family, players)],
    players,
    seats: seatsFor(players, bot),
    leaders: family.roles ? 'choose' : 'random',
    named: family.roles ? family.leaders.slice(0, players).map((one) => one.id) : [],
    options: Object.fromEntries(family.options.map((option) => [option.name, option.default])),
    clock: 'none',
    watch: 'link',
    private: false,
    title: '',
  };
}

/** The same table with another number of seats; those who sit stay. */
export function withPlayers(draft: Draft, players: number, family: FamilyData, bot: string): Draft {
  const seats = draft.seats.slice(0, players);
  while (seats.length < players) seats.push(bot ? { kind: 'bot', bot } : { kind: 'open' });
  if (!seats.some((seat) => seat.kind === 'me') && draft.seats.some((seat) => seat.kind === 'me'))
    seats[0] = { kind: 'me' };
  const must = countOf(family, players)?.needed_modules ?? [];
  const boxes = draft.modules.filter((name) => !isBoard(family, name));
  const modules =
    draft.modules.join() === usualModules(family, draft.players).join()
      ? [...usualModules(family, players)]
      : must.length
        ? packed([...must, ...boxes], family)
        : draft.modules;
  return { ...draft, players, seats, modules, named: namedFor(draft, players, family) };
}

/** Who is played in each seat of that many: where seats are told apart by that, nobody twice and no seat without. */
function namedFor({ named }: Draft, players: number, family: FamilyData): string[] {
  if (!family.roles) return named;
  const kept = named.slice(0, players);
  const free = family.leaders.map((one) => one.id).filter((id) => !kept.includes(id));
  while (kept.length < players) kept.push(free.shift() ?? '');
  return kept;
}

/** The same table with a seat more, for who is played there. */
export function withRole(draft: Draft, leader: string, sitter: Sitter): Draft {
  const seats: Sitter[] = [...draft.seats, { kind: 'open' }];
  const grown = { ...draft, players: seats.length, seats, named: [...draft.named, leader] };
  return withSitter(grown, seats.length - 1, sitter);
}

/** The same table without a seat; the player there changes places with the one before, if that is me. */
export function withoutRole(draft: Draft, seat: number): Draft {
  const leaves = <T>(list: T[]) => list.filter((_, i) => i !== seat);
  const seats = leaves(draft.seats);
  if (draft.seats[seat]?.kind === 'me' && seats.length) seats[0] = { kind: 'me' };
  return { ...draft, players: seats.length, seats, named: leaves(draft.named) };
}

/** The same table with somebody else in a seat. There is one of me: I change places. */
export function withSitter(draft: Draft, seat: number, sitter: Sitter): Draft {
  const seats = [...draft.seats];
  const before = seats[seat];
  if (!before) return draft;
  if (sitter.kind === 'me') {
    const mine = seats.findIndex((one) => one.kind === 'me');
    if (mine >= 0 && mine !== seat) seats[mine] = before;
  }
  seats[seat] = sitter;
  return { ...draft, seats };
}

/** Boxes in the order of the family, without those that lack what they need. */
function packed(names: Iterable<string>, family: FamilyData): string[] {
  const wanted = new Set(names);
  return family.modules.map((one) => one.name).filter((one) => wanted.has(one) && needed(family, one, wanted));
}

/** The same table with a box more, and what that needs; or with a box less, and without those that need it. */
export function withModule(draft: Draft, name: string, family: FamilyData): Draft {
  const modules = draft.modules.includes(name)
    ? draft.modules.filter((one) => one !== name)
    : [...draft.modules, ...withNeeds(family, name)];
  return { ...draft, modules: packed(modules, family) };
}

/** The same table with another board under it, what is usually played with that, and every box that goes with it. */
export function withBoard(draft: Draft, board: string, family: FamilyData): Draft {
  const boxes = draft.modules.filter((name) => !isBoard(family, name));
  const usual = boardsOf(family).find((one) => one.name === board)?.usual ?? [];
  return { ...draft, modules: packed([board, ...usual, ...boxes], family), named: [] };
}

/** What else came along with a change of the boxes, or was put away, in words. */
export function adapted(before: Draft, after: Draft, family: FamilyData, chosen = ''): string {
  const name = (one: string) => titleOfModule(family, one, after.modules);
  const come = after.modules.filter((one) => one !== chosen && !before.modules.includes(one));
  const gone = before.modules.filter((one) => !isBoard(family, one) && one !== chosen && !after.modules.includes(one));
  return [
    come.length ? `With it ${come.length > 1 ? 'come' : 'comes'} ${come.map(name).join(' and ')}.` : '',
    gone.length ? `${gone.map((one) => titleOfModule(family, one)).join(' and ')} cannot come along.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the server is told of the rules to play by. */
export function setupOf(draft: Draft, leaderSeats = draft.players): Setup {
  const named = Array.from({ length: leaderSeats }, (_, i) => draft.named[i] || 'random');
  const leaders =
    draft.leaders !== 'choose' ? draft.leaders : named.every((one) => one === 'random') ? 'random' : named;
  return { players: draft.players, modules: draft.modules, leaders, options: draft.options };
}

export function tableOf(draft: Draft, leaderSeats: number, fill: string | null): NewTable {
  const seat = draft.seats.findIndex((one) => one.kind === 'me');
  return {
    ...setupOf(draft, leaderSeats),
    family: draft.family,
    seats: draft.seats,
    ...(seat >= 0 ? { seat } : {}),
    ...(draft.title.trim() ? { title: draft.title.trim() } : {}),
    private: draft.private,
    watch: draft.watch,
    clock: CLOCKS.find((one) => one.value === draft.clock)?.clock ?? null,
    ...(fill ? { fill } : {}),
    start: isFull(draft),
  };
}

/** Nobody is missing: the game can begin at once. */
export function isFull(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.kind !== 'open');
}

/** Every single change the form offers, by a name for it, as the setup it would lead to. */
export function candidates(draft: Draft, family: FamilyData, leaderSeats: number): Map<string, Setup> {
  const out = new Map<string, Setup>();
  const now = setupOf(draft, leaderSeats);
  for (const { players } of family.players) {
    if (players === draft.players) continue;
    const other = withPlayers(
      { ...draft, leaders: draft.leaders === 'choose' ? 'random' : draft.leaders },
      players,
      family,
      '',
    );
    out.set(`players:${players}`, setupOf(other));
  }
  for (const { name } of family.modules)
    out.set(`module:${name}`, { ...setupOf(withModule(draft, name, family), leaderSeats) });
  for (const board of boardsOf(family))
    if (boardOf(family, draft.modules) !== board)
      out.set(`board:${board.name}`, setupOf(withBoard(draft, board.name, family), leaderSeats));
  for (const mode of ['random', 'draft'] as const)
    if (mode !== draft.leaders) out.set(`leaders:${mode}`, { ...now, leaders: mode });
  for (const option of family.options) {
    for (const { value } of option.choices) {
      if (value !== draft.options[option.name])
        out.set(`option:${option.name}:${value}`, { ...now, options: { ...draft.options, [option.name]: value } });
    }
  }
  return out;
}

/** A reason that the server gives, with what modules and options are called here. */
export function plainly(reason: string, family: FamilyData): string {
  const option = (name: string) => family.options.find((one) => one.name === name)?.title ?? name;
  return reason
    .replace(/the option (\w+)/g, (_, name: string) => option(name))
    .replace(/(?:the modules? )?'([\w-]+)'/g, (_, name: string) => titleOfModule(family, name));
}

/** Asks the server whether setups can be played, each only once. */
export class Checker {
  private readonly known = new Map<string, Promise<Check>>();
  private readonly ask: (family: string, setup: Setup) => Promise<Check>;

  constructor(ask: (family: string, setup: Setup) => Promise<Check>) {
    this.ask = ask;
  }

  check(family: string, setup: Setup): Promise<Check> {
    const key = JSON.stringify([family, setup]);
    let answer = this.known.get(key);
    if (!answer) {
      answer = this.ask(family, setup);
      this.known.set(key, answer);
      answer.catch(() => this.known.delete(key));
    }
    return answer;
  }

  /** Why each of the changes cannot be made; those that can are left out. */
  async problems(family: FamilyData, changes: Map<string, Setup>): Promise<Record<string, string>> {
    const out: Record<string, string> = {};
    await Promise.all(
      [...changes].map(async ([name, setup]) => {
        try {
          const { ok, problem } = await this.check(family.name, setup);
          if (!ok) out[name] = plainly(problem ?? 'This cannot be combined.', family);
        } catch {
          /* not known: it stays possible, and the server has the last word */
        }
      }),
    );
    return out;
  }
}

/** The bot that plays when nobody said which. */
export function usualBot(bots: { name: string; usual: boolean }[] | null): string {
  return bots?.find((bot) => bot.usual)?.name ?? bots?.at(-1)?.name ?? '';
}
