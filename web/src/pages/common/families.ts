/** What can be played: the server's listing in one shape. */

import type { Choice } from './types';

export interface Module {
  name: string;
  words: string;
}

export interface OptionSpec {
  name: string;
  default: Choice;
  choices: Choice[];
  words: string;
}

export interface FamilyData {
  name: string;
  title: string;
  modules: Module[];
  players: { players: number; words: string }[];
  options: OptionSpec[];
  leaders: string[];
  defaults: Record<number, string[]>;
}

type Raw = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A listing that may be a list of named things or an object by name, as pairs. */
function pairs(value: unknown, key: string): [string, unknown][] {
  if (Array.isArray(value)) {
    return value.map((one): [string, unknown] => {
      if (typeof one === 'object' && one !== null) {
        const raw = one as Raw;
        return [String(raw[key] ?? raw.name ?? raw.id ?? raw.count ?? ''), raw];
      }
      return [String(one), ''];
    });
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const raw = value as Raw;
  return text(raw.words) || text(raw.text) || text(raw.title) || text(raw.description);
}

/** One family as the pages use it. */
export function readFamily(raw: Raw): FamilyData {
  const players = pairs(raw.players ?? raw.player_counts, 'players').map(([count, value]) => ({ players: Number(count), words: wordsIn(value) }));
  const modules = pairs(raw.modules, 'name').map(([name, value]) => ({ name, words: wordsIn(value) }));
  const options = pairs(raw.options ?? raw.settings, 'name').map(([name, value]): OptionSpec => {
    const spec = (typeof value === 'object' && value !== null ? value : {}) as { default?: Choice; choices?: Choice[] };
    const first = spec.default ?? false;
    return { name, default: first, choices: spec.choices ?? (typeof first === 'boolean' ? [false, true] : [first]), words: wordsIn(value) };
  });
  const defaults: Record<number, string[]> = {};
  for (const [count, value] of pairs(raw.players, 'players')) {
    const usual = typeof value === 'object' && value !== null ? (value as Raw).default_modules : undefined;
    if (Array.isArray(usual)) defaults[Number(count)] = usual as string[];
  }
  if (Array.isArray(raw.default_modules) && raw.default_modules.every((one) => typeof one === 'string')) {
    for (const one of players) defaults[one.players] = raw.default_modules as string[];
  } else {
    for (const [count, value] of pairs(raw.default_modules, 'players')) {
      const list = Array.isArray(value) ? value : ((value as Raw | null)?.modules ?? []);
      defaults[Number(count)] = list as string[];
    }
  }
  return {
    name: text(raw.name),
    title: text(raw.title) || text(raw.name),
    modules,
    players: players.filter((one) => one.players > 0),
    options,
    leaders: pairs(raw.leaders, 'id').map(([id]) => id),
    defaults,
  };
}

export function readFamilies(raw: unknown): FamilyData[] {
  const list = Array.isArray(raw) ? raw : ((raw as { families?: unknown[] } | null)?.families ?? []);
  return (list as Raw[]).map(readFamily);
}
