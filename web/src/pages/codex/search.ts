/** Finding things in the codex. */

import type { CodexEntry } from '../../lib/protocol';
import { kindTitle, termTitle, type FamilyData } from '../common/families';
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

/** Letters without their marks and case, so that `tomas` finds `Tomás`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase();
}

/** What is looked through, made plain once for each entry. */
const plains = new WeakMap<CodexEntry, { name: string; text: string }>();
function plainOf(entry: CodexEntry, family: FamilyData | undefined): { name: string; text: string } {
  let found = plains.get(entry);
  if (!found) {
    const { kind, factions, module } = entry;
    const more = [kindTitle(family, kind), ...factions, ...factions.map((one) => termTitle(family, one)), module];
    found = { name: plain(entry.name), text: plain(`${entry.text} ${more.join(' ')}`) };
    plains.set(entry, found);
  }
  return found;
}

/** Makes entries plain before somebody searches, so that the first letter finds as fast as the others. */
export function prepare(entries: CodexEntry[], family: FamilyData | undefined): void {
  for (const entry of entries) plainOf(entry, family);
}

type Test = (entry: CodexEntry, filters: Filters, family: FamilyData | undefined) => boolean;
const TESTS: Record<'group' | FacetName, Test> = {
  group: ({ kind }, { group }, family) => groupOf(family, kind) === group,
  kind: ({ kind }, filters) => kind === filters.kind,
  module: ({ module }, filters) => module === filters.module,
  faction: ({ factions }, { faction }) => factions.includes(faction),
  icon: ({ icons }, { icon }) => icons.includes(icon),
  cost: ({ cost }, filters) => String(cost ?? '') === filters.cost,
};

/** Those of some entries that pass the filters, all but the ones that are left out. */
function fitting(
  entries: CodexEntry[],
  filters: Filters,
  family: FamilyData | undefined,
  without: string[] = [],
): CodexEntry[] {
  const tests = Object.entries(TESTS).flatMap(([name, test]) =>
    filters[name as FacetName] && !without.includes(name) ? [test] : [],
  );
  return tests.length ? entries.filter((entry) => tests.every((test) => test(entry, filters, family))) : entries;
}

/** How well an entry answers some words: 0 is not at all. Every word has to be found. */
export function score(entry: CodexEntry, words: string[], family?: FamilyData): number {
  const { name, text } = plainOf(entry, family);
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

/** What was found last: results and facets ask for the same. */
let last: { entries: CodexEntry[]; words: string; found: CodexEntry[] } | undefined;

/** The entries in which all words are found, the best first; without words all, in printed order. */
function searched(entries: CodexEntry[], q: string, family: FamilyData | undefined): CodexEntry[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  if (!words.length) return entries;
  if (last?.entries !== entries || last.words !== words.join(' '))
    last = { entries, words: words.join(' '), found: ranked(entries, words, family) };
  return last.found;
}

function ranked(entries: CodexEntry[], words: string[], family: FamilyData | undefined): CodexEntry[] {
  return entries
    .map((entry, i) => ({ entry, i, score: score(entry, words, family) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .map((one) => one.entry);
}

/** The entries that fit, in printed order; with a search, the best first within their kind. */
export function findEntries(entries: CodexEntry[], filters: Filters, family?: FamilyData): CodexEntry[] {
  return fitting(searched(entries, filters.q, family), filters, family);
}

export interface Section {
  kind: string;
  title: string;
  entries: CodexEntry[];
}

/**
 * Entries in sections by kind, in the order of the codex; with a search the best kind comes first, and rulings last.
 */
export function sections(
  found: CodexEntry[],
  entries: CodexEntry[],
  searching: boolean,
  family?: FamilyData,
): Section[] {
  const by = new Map<string, CodexEntry[]>();
  for (const entry of found) {
    const list = by.get(entry.kind);
    if (list) list.push(entry);
    else by.set(entry.kind, [entry]);
  }
  const last = (kind: string) => Number(groupOf(family, kind) === 'rulings');
  const order = searching
    ? [...by.keys()].sort((a, b) => last(a) - last(b))
    : orderOf(entries, family).filter((kind) => by.has(kind));
  return order.map((kind) => ({ kind, title: kindTitle(family, kind), entries: by.get(kind) ?? [] }));
}

/** The kinds in the order of their groups, cards first, and within a group as the family lists them. */
function orderOf(entries: CodexEntry[], family: FamilyData | undefined): string[] {
  const there = new Set(entries.map((entry) => entry.kind));
  const kinds = [...new Set([...(family?.kinds ?? []).map((one) => one.name), ...there])];
  return GROUPS.flatMap(({ name }) => kinds.filter((kind) => there.has(kind) && groupOf(family, kind) === name));
}

export type FacetName = 'kind' | 'module' | 'faction' | 'icon' | 'cost';
export interface FacetCount {
  value: string;
  n: number;
}

const VALUES: Record<FacetName, (entry: CodexEntry) => string[]> = {
  kind: ({ kind }) => [kind],
  module: ({ module }) => (module ? [module] : []),
  faction: ({ factions }) => factions,
  icon: ({ icons }) => icons,
  cost: ({ cost }) => (cost === null ? [] : [String(cost)]),
};

/** What can be filtered by, with how many entries each leaves while all other filters stay. */
export function facets(entries: CodexEntry[], filters: Filters, family?: FamilyData): Record<FacetName, FacetCount[]> {
  const left = searched(entries, filters.q, family);
  const count = (name: FacetName): FacetCount[] => {
    const valuesOf = VALUES[name];
    const without = name === 'kind' ? ['kind', 'group'] : [name];
    const all = new Map<string, number>();
    for (const entry of entries) for (const value of valuesOf(entry)) all.set(value, 0);
    for (const entry of fitting(left, filters, family, without))
      for (const value of valuesOf(entry)) all.set(value, (all.get(value) ?? 0) + 1);
    return [...all].map(([value, n]) => ({ value, n }));
  };
  const kinds = orderOf(entries, family);
  return {
    kind: count('kind').sort((a, b) => kinds.indexOf(a.value) - kinds.indexOf(b.value)),
    module: count('module'),
    faction: count('faction'),
    icon: count('icon'),
    cost: count('cost').sort((a, b) => Number(a.value) - Number(b.value)),
  };
}
