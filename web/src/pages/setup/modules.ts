/** What a family says about its modules and options, as the form for a new table uses it. */

import type { FamilyData, Length, Module, OptionSpec } from '../common/families';
import type { Choice } from '../common/types';
import type { Draft } from './setup';

type Chosen = readonly string[];

const moduleOf = (family: FamilyData, name: string): Module | undefined =>
  family.modules.find((one) => one.name === name);

/** The modules that are boards, of which one lies under everything else. */
export const boardsOf = (family: FamilyData): Module[] => family.modules.filter((one) => one.board);

export const isBoard = (family: FamilyData, name: string): boolean => moduleOf(family, name)?.board ?? false;

/** The board that lies under some modules: the last of those that are there. */
export const boardOf = (family: FamilyData, modules: Chosen): Module | undefined =>
  boardsOf(family).findLast((one) => modules.includes(one.name));

/** Whether all that a module needs is there. */
export const needed = (family: FamilyData, name: string, modules: ReadonlySet<string>): boolean =>
  (moduleOf(family, name)?.needs ?? []).every((need) => modules.has(need));

/** A module with what it needs. */
export const withNeeds = (family: FamilyData, name: string): string[] => [
  name,
  ...(moduleOf(family, name)?.needs ?? []),
];

/** What a module is called; a board under which another one lies is a guest there. */
export function titleOfModule(family: FamilyData, name: string, modules: Chosen = []): string {
  const module = moduleOf(family, name);
  const board = boardOf(family, modules);
  return module?.board && board && board !== module && module.guest ? module.guest : (module?.title ?? name);
}

/** The modules that can be added to a board: another board's where that one goes under them. */
export function addable(family: FamilyData, modules: Chosen): Module[] {
  const boards = boardsOf(family);
  const board = boards.findIndex((one) => one === boardOf(family, modules));
  return family.modules.filter((one) => !one.board || (one.guest && boards.indexOf(one) < board));
}

/** The length that is chosen: the one whose options are all so. */
export function lengthOf(family: FamilyData, options: Record<string, Choice>): Length | undefined {
  const fits = (one: Length) =>
    Object.entries(one.options).every(([name, value]) => (options[name] ?? false) === value);
  return family.lengths.find(fits) ?? family.lengths[0];
}

/** Why a length cannot be chosen, if one of the options that make it so cannot. */
export function whyNotLength(family: FamilyData, length: Length, why: Record<string, string>): string | undefined {
  const usual = family.lengths[0]?.options ?? {};
  const options = Object.entries(length.options).filter(([name, value]) => value !== usual[name]);
  return options.map(([name, value]) => why[`option:${name}:${value}`]).find(Boolean);
}

/** Whether an option means something at this table, or is set although it does not. */
export function applies(family: FamilyData, option: OptionSpec, draft: Draft, why: Record<string, string>): boolean {
  const { name, default: initial, players, with_module: module, brought_by: bringer } = option;
  if (family.lengths.some((one) => name in one.options)) return false;
  if (draft.options[name] !== undefined && draft.options[name] !== initial) return true;
  if (players.length && !players.includes(draft.players)) return false;
  if (module && !draft.modules.includes(module)) return false;
  if (bringer && (bringer === name || draft.modules.includes(bringer))) return false;
  return typeof initial !== 'boolean' || !why[`option:${name}:${!initial}`];
}
