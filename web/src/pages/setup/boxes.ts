/** The boxes that can lie on the table: how they are shown when a table is set up, and what they bring. */

import type { CodexEntry } from '../../lib/protocol';
import type { Choice } from '../common/types';
import { titled } from '../common/words';
import type { Draft } from './setup';

export interface BoxSign {
  icon: string;
  /** The colour of its emblem. */
  tone: string;
  /** What it brings: kinds of the codex that are counted, or things that it has one of. */
  brings: { kind?: string; said: string }[];
  /** What it puts in place of something else. */
  instead: string[];
}

export const BOXES: Record<string, BoxSign> = {
  base: {
    icon: 'maker',
    tone: 'dune',
    brings: [
      { kind: 'imperium', said: 'Imperium cards' },
      { kind: 'intrigue', said: 'Intrigue cards' },
      { kind: 'leader', said: 'leaders' },
    ],
    instead: [],
  },
  'rise-of-ix': {
    icon: 'ix',
    tone: 'ix-band',
    brings: [
      { kind: 'tech', said: 'Tech tiles' },
      { said: 'dreadnoughts' },
      { said: 'the Shipping track' },
      { kind: 'imperium', said: 'Imperium cards' },
      { kind: 'intrigue', said: 'Intrigue cards' },
      { kind: 'leader', said: 'leaders' },
    ],
    instead: [
      'Smuggling, Interstellar Shipping, Tech Negotiation and Dreadnought for Hall of Oratory, Rally Troops, ' +
        'Secure Contract and Sell Melange',
    ],
  },
  immortality: {
    icon: 'tleilaxu',
    tone: 'tleilaxu-band',
    brings: [
      { kind: 'tleilaxu', said: 'Tleilaxu cards' },
      { said: 'the research track' },
      { said: 'grafting' },
      { kind: 'imperium', said: 'Imperium cards' },
      { kind: 'intrigue', said: 'Intrigue cards' },
      { said: 'Family Atomics' },
    ],
    instead: ['Two Experimentation in every starting deck for Dune, the Desert Planet', 'A new Research Station'],
  },
  choam: {
    icon: 'contract',
    tone: 'choam-band',
    brings: [
      { kind: 'contract', said: 'contracts' },
      { kind: 'imperium', said: 'Imperium cards' },
      { kind: 'intrigue', said: 'Intrigue cards' },
      { kind: 'leader', said: 'leader' },
    ],
    instead: [],
  },
};

/** The modules that are boards, of which one lies under everything else, and what is usually played with each. */
export const BOARDS: Record<string, { title: string; icon: string; usual: string[] }> = {
  base: { title: 'Dune: Imperium', icon: 'maker', usual: ['base'] },
  uprising: { title: 'Uprising', icon: 'sandworm', usual: ['uprising', 'choam'] },
};

/** The board that lies under some boxes: Uprising's, wherever that is among them. */
export const boardOf = (modules: readonly string[]): string =>
  Object.keys(BOARDS).findLast((board) => modules.includes(board)) ?? '';

/** What a box cannot be played without. */
const NEEDS: Record<string, string> = { promo: 'base', choam: 'uprising', 'uprising-promo': 'uprising' };

/** Whether all that a box needs is there. */
export const needed = (name: string, modules: ReadonlySet<string>): boolean => !NEEDS[name] || modules.has(NEEDS[name]);

/** Boxes with what they need. */
export const withNeeds = (name: string): string[] => [name, ...(NEEDS[name] ? [NEEDS[name]] : [])];

/** What a box is called; a board under which another one lies brings its cards. */
export function boxTitle(name: string, modules: readonly string[] = []): string {
  const board = BOARDS[name]?.title;
  if (!board) return titled(name);
  return boardOf(modules) && boardOf(modules) !== name ? `Cards of ${board}` : board;
}

/** The options that say how boxes are mixed. */
export const BLENDS: ReadonlySet<string> = new Set([
  ...['imperium_cards', 'intrigue_cards', 'all_conflicts'],
  ...['base_leaders', 'rise_of_ix_leaders', 'uprising_leaders'],
]);

/** The options that leave a box's Leaders out, by box. */
const LEADERS: Record<string, string> = {
  base: 'base_leaders',
  'rise-of-ix': 'rise_of_ix_leaders',
  uprising: 'uprising_leaders',
  choam: 'uprising_leaders',
};

/** How many of a kind are in play at a table: all, or as many as its decks are blended of. */
export function inPlay(codex: readonly CodexEntry[], { modules, options }: Draft, kind: string): number {
  const boxes = kind === 'leader' ? modules.filter((name) => options[LEADERS[name] ?? ''] !== false) : modules;
  const all = countOf(codex, boxes, kind);
  const size = options[`${kind}_cards`];
  return typeof size === 'number' ? Math.min(size, all) : all;
}

/** What six play, whatever lay on the table before. */
export const TEAM_GAME = {
  players: 6,
  modules: ['uprising', 'choam'],
  words: 'The teams play on the other side of Uprising’s board, and always with contracts: both boxes are chosen.',
};

/** Whether a table is for the team game. */
export const forTeams = ({ players, modules }: Pick<Draft, 'players' | 'modules'>): boolean =>
  players === TEAM_GAME.players && TEAM_GAME.modules.every((name) => modules.includes(name));

/** How many cards or tiles of a kind some modules have. */
export function countOf(codex: readonly CodexEntry[], modules: readonly string[], kind: string): number {
  return codex
    .filter((entry) => entry.kind === kind && modules.includes(entry.module))
    .reduce((sum, entry) => sum + entry.copies, 0);
}

/** What a level of the solo game brings on the board of a table. */
export function levelWords(codex: readonly CodexEntry[], { modules }: Draft, level: string): string {
  const called = `Solo level ${titled(level)}`;
  return (
    codex.find(
      ({ kind, module, name }) => kind === 'level' && modules.includes(module) && name.replace(/ \(.*/, '') === called,
    )?.text ?? ''
  );
}

export type Length = 'usual' | 'eleven' | 'epic';

/** How long the game is: one choice of three, so two of them never meet. */
export const LENGTHS: Record<Length, { label: string; options: Record<string, Choice>; words: string }> = {
  usual: { label: 'First to 10', options: { epic: false, go_to_11: false }, words: '' },
  eleven: {
    label: 'Go to 11',
    options: { epic: false, go_to_11: true },
    words: 'Up to three play to 11 points; four begin without their first point.',
  },
  epic: {
    label: 'Epic',
    options: { epic: true, go_to_11: false },
    words: 'First to 12, with five troops and an Intrigue card at the start, and no Conflict I.',
  },
};

/** The length that is chosen. */
export function lengthOf({ options }: Pick<Draft, 'options'>): Length {
  return options.epic ? 'epic' : options.go_to_11 ? 'eleven' : 'usual';
}

/** Options that have a place of their own in the form. */
export const PLACED: ReadonlySet<string> = new Set(Object.keys(LENGTHS.usual.options));

/** Options that mean something to some numbers of players only, although the server takes them from all. */
const FOR: Record<string, number[]> = {
  difficulty: [1],
  any_leaders: [6],
  team_talk: [6],
  only_fremen_ride: [6],
  no_alliances: [3, 4, 5, 6],
};

/** Options that mean something with some module only. */
const WITH: Record<string, string> = { strict_bindu: 'base' };

/** Options that a box brings along: what the box says is not asked again. */
const BROUGHT: Record<string, string> = {
  advanced: 'advanced',
  increased_spice_flow: 'advanced',
  double_spice_blow: 'advanced',
  advanced_combat: 'advanced',
};

/** Whether an option means something at this table, or is set although it does not. */
export function applies(option: string, initial: Choice, draft: Draft, why: Record<string, string>): boolean {
  if (PLACED.has(option)) return false;
  if (draft.options[option] !== undefined && draft.options[option] !== initial) return true;
  if (FOR[option] && !FOR[option].includes(draft.players)) return false;
  if (WITH[option] && !draft.modules.includes(WITH[option])) return false;
  if (BROUGHT[option] && [option, ...draft.modules].includes(BROUGHT[option])) return false;
  return typeof initial !== 'boolean' || !why[`option:${option}:${!initial}`];
}
