/** What can be played: the server's listing, as the pages use it. */

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

/** A family as the server tells it. */
export interface ToldFamily {
  name: string;
  title: string;
  rules: number;
  modules: Module[];
  players: { players: number; words: string; leader_seats: number; default_modules: string[] }[];
  options: OptionSpec[];
  leaders: { id: string; name: string; module: string }[];
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

export function readFamily(told: ToldFamily): FamilyData {
  const { name, title, modules, options } = told;
  return {
    name,
    title,
    modules,
    options,
    players: told.players.map(({ players, words }) => ({ players, words })),
    leaders: told.leaders.map((leader) => leader.id),
    defaults: Object.fromEntries(told.players.map((one) => [one.players, one.default_modules])),
  };
}
