/** Looking things up in the codex by the ids that views, events and options use. */

import { get } from './api';
import type { CodexEntry } from './protocol';

export class Codex {
  readonly entries: CodexEntry[];
  private readonly byId = new Map<string, CodexEntry>();
  /** By the id without the kind in front of it; of several the first. */
  private readonly byRest = new Map<string, CodexEntry>();

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
