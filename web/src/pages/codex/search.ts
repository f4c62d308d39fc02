/** Finding things in the codex. */

import type { CodexEntry } from '../../lib/protocol';
import { titled } from '../common/words';
import { groupOf, GROUPS } from '../lobby/groups';

export interface Filters {
  /** The game; none is the first. */
  family: string;
  q: string;
  group: string;
  kind: string;
  module: string;
  faction: string;
  icon: string;
  cost: string;
}

export const NO_FILTERS: Filters = {
  family: '',
  q: '',
  group: '',
  kind: '',
  module: '',
  faction: '',
  icon: '',
  cost: '',
};
const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

export function readFilters(query: string): Filters {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(NAMES.map((name) => [name, asked.get(name) ?? ''])) as unknown as Filters;
}

/** The filters as a query, without those that are not set. */
export function writeFilters(filters: Filters): string {
  const out = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) out.set(name, filters[name]);
  const text = out.toString();
  return text ? `?${text}` : '';
}

const KINDS: Record<string, string> = {
  starting: 'Starting cards',
  reserve: 'Reserve',
  imperium: 'Imperium deck',
  intrigue: 'Intrigue cards',
  conflict: 'Conflicts',
  hagal: 'House Hagal',
  space: 'Board spaces',
  track: 'Tracks',
  leader: 'Leaders',
  rival: 'Rivals',
  ruling: 'Rulings',
  tech: 'Tech tiles',
  tleilaxu: 'Tleilaxu cards',
  research: 'Research track',
  shipping: 'Shipping track',
  board: 'Boards',
  token: 'Tokens',
  rule: 'Rules of boxes',
  level: 'Levels of Rivals',
  contract: 'Contracts',
  objective: 'Objectives',
  post: 'Observation posts',
  training: 'Steps of training',
  treachery: 'Treachery cards',
  spice: 'Spice cards',
  territory: 'Territories',
  character: 'Characters',
  power: 'Powers',
};

/** How many filters are set; the words looked for and the game are none. */
export function countFilters(filters: Filters): number {
  return (['group', 'kind', 'module', 'faction', 'icon', 'cost'] as const).filter((name) => filters[name]).length;
}

/** The rulings that are about something: those named like it. */
export function rulingsAbout(entry: CodexEntry, entries: CodexEntry[]): CodexEntry[] {
  if (entry.kind === 'ruling') return [];
  const name = plain(entry.name);
  const whole = new RegExp(`(^|\\W)${name.replace(/\W/g, '\\$&')}($|\\W)`);
  return entries.filter((one) => one.kind === 'ruling' && whole.test(plain(one.name)));
}

export function kindTitle(kind: string): string {
  return KINDS[kind] ?? titled(kind);
}

/** Letters without their marks and case, so that `tomas` finds `Tomás`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase();
}

function fits(entry: CodexEntry, filters: Filters): boolean {
  return (
    (!filters.group || groupOf(entry.kind).name === filters.group) &&
    (!filters.kind || entry.kind === filters.kind) &&
    (!filters.module || entry.module === filters.module) &&
    (!filters.faction || (entry.factions as string[]).includes(filters.faction)) &&
    (!filters.icon || entry.icons.includes(filters.icon)) &&
    (!filters.cost || String(entry.cost ?? '') === filters.cost)
  );
}

/** How well an entry answers some words: 0 is not at all. Every word has to be found. */
export function score(entry: CodexEntry, words: string[]): number {
  const name = plain(entry.name);
  const text = plain(`${entry.text} ${kindTitle(entry.kind)} ${entry.factions.join(' ')} ${entry.module}`);
  let sum = 1;
  for (const word of words) {
    if (name.startsWith(word)) sum += 8;
    else if (name.includes(` ${word}`)) sum += 6;
    else if (name.includes(word)) sum += 4;
    else if (text.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** The entries that fit, in printed order; with a search, the best first within their kind. */
export function findEntries(entries: CodexEntry[], filters: Filters): CodexEntry[] {
  const chosen = entries.filter((entry) => fits(entry, filters));
  const words = plain(filters.q).split(/\s+/).filter(Boolean);
  if (!words.length) return chosen;
  return chosen
    .map((entry, i) => ({ entry, i, score: score(entry, words) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .map((one) => one.entry);
}

/**
 * Entries in sections by kind, in the order of the codex; with a search the best kind comes first, and rulings last.
 */
export function sections(
  found: CodexEntry[],
  entries: CodexEntry[],
  searching: boolean,
): { kind: string; title: string; entries: CodexEntry[] }[] {
  const by = new Map<string, CodexEntry[]>();
  for (const entry of found) by.set(entry.kind, [...(by.get(entry.kind) ?? []), entry]);
  const last = (kind: string) => Number(kind === 'ruling');
  const order = searching
    ? [...by.keys()].sort((a, b) => last(a) - last(b))
    : orderOf(entries).filter((kind) => by.has(kind));
  return order.map((kind) => ({ kind, title: kindTitle(kind), entries: by.get(kind) ?? [] }));
}

/** The kinds in the order of their groups: cards first. */
function orderOf(entries: CodexEntry[]): string[] {
  const kinds = [...new Set(entries.map((entry) => entry.kind))];
  return GROUPS.flatMap((group) => [
    ...group.kinds.filter((kind) => kinds.includes(kind)),
    ...kinds.filter((kind) => groupOf(kind) === group && !group.kinds.includes(kind)),
  ]);
}

export interface Facet {
  value: string;
  n: number;
}

/** What can be filtered by, with how many entries each leaves while all other filters stay. */
export function facets(
  entries: CodexEntry[],
  filters: Filters,
): Record<'kind' | 'module' | 'faction' | 'icon' | 'cost', Facet[]> {
  const count = (name: keyof Filters, values: (entry: CodexEntry) => string[]): Facet[] => {
    const left = findEntries(entries, { ...filters, [name]: '', ...(name === 'kind' ? { group: '' } : {}) });
    const all = new Map<string, number>();
    for (const entry of entries) for (const value of values(entry)) all.set(value, 0);
    for (const entry of left) for (const value of values(entry)) all.set(value, (all.get(value) ?? 0) + 1);
    return [...all].map(([value, n]) => ({ value, n }));
  };
  const kinds = orderOf(entries);
  return {
    kind: count('kind', (entry) => [entry.kind]).sort((a, b) => kinds.indexOf(a.value) - kinds.indexOf(b.value)),
    module: count('module', (entry) => (entry.module ? [entry.module] : [])),
    faction: count('faction', (entry) => entry.factions),
    icon: count('icon', (entry) => entry.icons),
    cost: count('cost', (entry) => (entry.cost === null ? [] : [String(entry.cost)])).sort(
      (a, b) => Number(a.value) - Number(b.value),
    ),
  };
}
