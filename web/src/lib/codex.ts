/** Looking things up in the codex by the ids that views, events and options use. */

import { get } from './api';
import type { CodexEntry } from './protocol';

export class Codex {
  readonly entries: CodexEntry[];
  private readonly byId = new Map<string, CodexEntry>();
  /** By the id without the kind in front of it; of several the first. */
  private readonly byRest = new Map<string, CodexEntry>();
  private byName: [string, CodexEntry][] | null = null;

  constructor(entries: CodexEntry[]) {
    this.entries = entries;
    for (const entry of entries) {
      this.byId.set(entry.id, entry);
      const [kind, rest] = [`${entry.kind}-`, entry.id.slice(entry.kind.length + 1)];
      if (entry.id.startsWith(kind) && !this.byRest.has(rest)) this.byRest.set(rest, entry);
    }
  }

  /** The entry of an id, with or without the prefix of its kind. */
  find(id: string | null | undefined): CodexEntry | undefined {
    return id ? (this.byId.get(id) ?? this.byRest.get(id)) : undefined;
  }

  space(id: string): CodexEntry | undefined {
    return this.byId.get(id.startsWith('space-') ? id : `space-${id}`) ?? this.find(id);
  }

  name(id: string | null | undefined): string {
    if (!id) return '';
    return this.find(id)?.name ?? titleOf(id);
  }

  /**
   * Entries whose names stand in a sentence, with their places, longest names first so that parts of names do not
   * count.
   */
  named(sentence: string): { at: number; entry: CodexEntry }[] {
    this.byName ??= this.entries
      .filter((entry) => entry.kind !== 'track' && entry.kind !== 'ruling')
      .map((entry): [string, CodexEntry] => [entry.name, entry])
      .sort((a, b) => b[0].length - a[0].length);
    const found: { at: number; entry: CodexEntry }[] = [];
    const taken: [number, number][] = [];
    for (const [name, entry] of this.byName) {
      let at = sentence.indexOf(name);
      while (at >= 0) {
        const end = at + name.length;
        const whole = !/\w/.test(sentence.charAt(at - 1)) && !/\w/.test(sentence.charAt(end));
        if (whole && !taken.some(([from, to]) => at < to && end > from)) {
          taken.push([at, end]);
          found.push({ at, entry });
        }
        at = sentence.indexOf(name, end);
      }
    }
    return found.sort((a, b) => a.at - b.at);
  }
}

/** A readable name made from an id, for what the codex does not know. */
export function titleOf(id: string): string {
  return id
    .replace(/^(space|conflict|leader|hagal|track)-/, '')
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `bene_gesserit` as the icons and styles spell it. */
export function dashed(word: string): string {
  return word.replaceAll('_', '-');
}

/** Where the codex tells of an entry. */
export function addressOf(entry: CodexEntry): string {
  return `/codex/${entry.id}?family=${entry.family}`;
}

export function bare(id: string): string {
  return id.replace(/^(space|conflict|leader|track)-/, '');
}

const codices = new Map<string, Promise<Codex>>();

/** The codex of a family, asked for once. */
export function codexOf(family: string): Promise<Codex> {
  let found = codices.get(family);
  if (!found) {
    found = get<CodexEntry[]>(`/api/families/${family}/codex`).then((entries) => new Codex(entries));
    found.catch(() => codices.delete(family));
    codices.set(family, found);
  }
  return found;
}
