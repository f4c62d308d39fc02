/** Set-ups that are kept in this browser, and those that are given away as a link. */

import type { FamilyData } from '../common/families';
import type { Choice, Setup } from '../common/types';
import { freshDraft, withPlayers, type Draft, type LeaderMode } from './setup';

export interface Preset {
  name: string;
  query: string;
}

const KEY = 'landsraad.presets';
const OPTION = 'o.';

/** A set-up as the query of the page that makes tables: the game, its boxes, and options that are not as usual. */
export function queryOf(game: string, setup: Setup, family?: FamilyData): string {
  const usual = new Map(family?.options.map((option) => [option.name, option.default]));
  const dealt = setup.leaders === 'draft' || (family?.roles && setup.leaders === 'random');
  const query = new URLSearchParams({
    game,
    players: String(setup.players),
    boxes: (setup.modules ?? []).join(' '),
    ...(dealt ? { leaders: String(setup.leaders) } : {}),
  });
  for (const [name, value] of Object.entries(setup.options ?? {}))
    if (value !== usual.get(name)) query.set(OPTION + name, String(value));
  return query.toString();
}

/** The form as a query wants it; what the query says that cannot be is left as usual. Without a game there is none. */
export function draftOf(query: string, families: FamilyData[], bot: string): Draft | null {
  const asked = new URLSearchParams(query);
  const family = families.find(({ name }) => name === asked.get('game'));
  if (!family) return null;
  const fresh = freshDraft(family, bot);
  const wanted = Number(asked.get('players'));
  const seated = family.players.some(({ players }) => players === wanted)
    ? withPlayers(fresh, wanted, family, bot)
    : fresh;
  const named = new Set(asked.get('boxes')?.split(' '));
  const modules = family.modules.map(({ name }) => name).filter((name) => named.has(name));
  const wish = asked.get('leaders');
  const leaders: LeaderMode = wish === 'draft' || wish === 'random' ? wish : fresh.leaders;
  const options: Record<string, Choice> = Object.fromEntries(
    family.options.map((option) => {
      const value = asked.get(OPTION + option.name);
      return [option.name, option.choices.find((choice) => String(choice.value) === value)?.value ?? option.default];
    }),
  );
  return { ...seated, ...(modules.length ? { modules } : {}), leaders, options };
}

/** The set-ups of this browser. */
export function presets(): Preset[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Preset[]).filter((one) => one?.name && one.query) : [];
  } catch {
    return [];
  }
}

/** Keeps a set-up under a name, or forgets the one of that name. */
export function keep(name: string, query: string | null): Preset[] {
  const others = presets().filter((one) => one.name !== name);
  const all = query === null ? others : [...others, { name, query }];
  localStorage.setItem(KEY, JSON.stringify(all));
  return all;
}
