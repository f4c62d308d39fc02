/** What can be played, and how it is shown: families as `/api/families` describes them. No page knows one by name. */

import type { Choice } from './types';

export interface Noun {
  one: string;
  many: string;
}

export interface Module {
  name: string;
  words: string;
  title: string;
  icon: string;
  tone: string;
  /** What it brings: so many of something, or (a count of 0) a thing that it has one of. */
  brings: { words: string; count: number }[];
  /** What it puts in place of something else. */
  instead: string[];
  /** Whether it lies under everything else. */
  board: boolean;
  usual: string[];
  /** What it is called on another board. */
  guest: string;
  needs: string[];
  /** Whether it changes nothing about how long a game lasts. */
  minor: boolean;
}

export interface OptionSpec {
  name: string;
  title: string;
  default: Choice;
  choices: { value: Choice; title: string }[];
  words: string;
  group: string;
  players: number[];
  with_module: string;
  brought_by: string;
}

export interface PlayerCount {
  players: number;
  words: string;
  leader_seats: number;
  default_modules: string[];
  needed_modules: string[];
}

export interface LeaderSign {
  id: string;
  name: string;
  module: string;
  title: string;
  icon: string;
  /** The number of its shape and colour; 0 is that of the seat. */
  mark: number;
  words: string;
}

export interface CodexKind {
  name: string;
  title: string;
  group: string;
  pile: string;
  icon: string;
  count: number;
}

export interface Facet {
  name: string;
  title: string;
  icons: string;
  glyph: string;
}

export interface Length {
  name: string;
  title: string;
  options: Record<string, Choice>;
  words: string;
}

export interface ChartLine {
  key: string;
  title: string;
  icon: string;
  top: number;
  parts: { key: string; title: string; icon: string }[];
  marks: number[];
}

export interface Start {
  title: string;
  words: string;
  icon: string;
  players: number;
  modules: string[];
}

export interface FamilyData {
  name: string;
  title: string;
  short: string;
  modules: Module[];
  players: PlayerCount[];
  options: OptionSpec[];
  lengths: Length[];
  leaders: LeaderSign[];
  names: Record<string, string>;
  roles: boolean;
  score: Noun & { short: string; key: string };
  round: Noun;
  leader: Noun;
  primer: string;
  kinds: CodexKind[];
  facets: Facet[];
  details: Record<string, string>;
  terms: Record<string, string>;
  charts: ChartLine[];
  marks: Record<string, string>;
  tallies: { event: string; title: string; verb: string }[];
  starts: Start[];
}

/** The words for a number of something. */
export const amount = (n: number, noun: Noun): string => `${n} ${n === 1 ? noun.one : noun.many}`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How a leader is shown, if it is one that may be asked for. */
export function leaderSign(family: FamilyData | undefined, id: string): LeaderSign | undefined {
  return family?.leaders.find((one) => one.id === id);
}

/** What is played in a seat, in a word or two; nothing while nobody knows. */
export function leaderTitle(family: FamilyData | undefined, id: string | undefined): string {
  if (!family || !id) return '';
  return leaderSign(family, id)?.title ?? family.names[id] ?? '';
}

/** The whole name of who is played in a seat. */
export function leaderName(family: FamilyData | undefined, id: string | undefined): string {
  if (!family || !id) return '';
  return leaderSign(family, id)?.name ?? family.names[id] ?? '';
}

/** The number of the shape and colour of a seat: that of who is played there, or of its place. */
export function markOf(family: FamilyData | undefined, seat: number, leader?: string): number {
  return (leader && leaderSign(family, leader)?.mark) || seat + 1;
}

export function kindTitle(family: FamilyData | undefined, kind: string): string {
  return family?.kinds.find((one) => one.name === kind)?.title ?? kind;
}

export function moduleTitle(family: FamilyData | undefined, name: string): string {
  return family?.modules.find((one) => one.name === name)?.title ?? termTitle(family, name);
}

/** What a faction, an icon or another id is called. */
export function termTitle(family: FamilyData | undefined, id: string): string {
  return family?.terms[id] ?? capital(id.replace(/[-_]/g, ' '));
}

/** What is counted to see who is ahead, for that many. */
export function scoreWord(family: FamilyData | undefined, n: number): string {
  if (!family) return '';
  return family.score.short || (n === 1 ? family.score.one : family.score.many);
}
