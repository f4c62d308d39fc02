/** Looking things up in the codex by the ids that views, events and options use. */

import type { CodexEntry } from '../protocol';

const PREFIXES = ['', 'space-', 'conflict-', 'leader-', 'track-'];

export class Codex {
  readonly entries: CodexEntry[];
  private readonly byId = new Map<string, CodexEntry>();
  private byName: [string, CodexEntry][] | null = null;

  constructor(entries: CodexEntry[]) {
    this.entries = entries;
    for (const entry of entries) this.byId.set(entry.id, entry);
  }

  /** The entry of an id, with or without the prefix of its kind. */
  find(id: string | null | undefined): CodexEntry | undefined {
    if (!id) return undefined;
    for (const prefix of PREFIXES) {
      const entry = this.byId.get(prefix + id);
      if (entry) return entry;
    }
    return undefined;
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

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** The level of a Conflict in Roman numerals. */
export function levelOf(entry: CodexEntry | undefined): { n: number; roman: string } {
  const n = Number(/\d/.exec(entry?.details.level ?? '')?.[0] ?? 0);
  return { n, roman: ROMAN[n] ?? '' };
}

const ART: [RegExp, string][] = [
  [/voice|argument|charisma|speech|propaganda/, 'voice'],
  [/signet/, 'ring'],
  [/dagger|knife|blade|commando|infantry|legion|halleck|duncan|sword|assassin|army|recruit/, 'blade'],
  [/diplomacy|allies|allegiance|court|play|negotiat|ambassador|yueh|jessica-of/, 'crowd'],
  [/desert|dune|camp|worm|stilgar|spice|scout|thumper|kynes|riders|flow/, 'dune'],
  [/foldspace|space-travel|guild|heighliner|carryall|thopter|smuggl/, 'orbit'],
  [/city|research|station|arrakis|opulence|directorship|hawat|reconnaissance/, 'towers'],
];

/** The drawing of a card: by its name where that says something, else by its faction. */
export function artOf(entry: CodexEntry): string {
  if (entry.kind === 'intrigue') return 'mask';
  if (entry.kind === 'conflict') return 'clash';
  if (entry.id === 'stilgar' || entry.id === 'chani') return 'moons';
  const [faction] = entry.factions;
  const named = ART.find(([pattern]) => pattern.test(entry.id))?.[1];
  if (faction === 'bene_gesserit') return named === 'voice' ? 'voice' : 'eye';
  if (faction === 'emperor' && named !== 'blade') return 'rays';
  if (faction === 'guild') return 'orbit';
  if (faction === 'fremen') return named === 'blade' ? 'blade' : named === 'orbit' ? 'orbit' : 'dune';
  return named ?? 'towers';
}
