/** The kinds of codex entries in the few groups that people look for. */

export interface Group {
  name: string;
  label: string;
  icon: string;
  kinds: string[];
}

export const GROUPS: Group[] = [
  {
    name: 'cards',
    label: 'Cards',
    icon: 'card',
    kinds: [
      'starting',
      'reserve',
      'imperium',
      'intrigue',
      'conflict',
      'hagal',
      'tech',
      'tleilaxu',
      'contract',
      'treachery',
      'spice',
    ],
  },
  {
    name: 'spaces',
    label: 'Spaces',
    icon: 'board',
    kinds: ['space', 'track', 'shipping', 'research', 'board', 'token', 'territory'],
  },
  { name: 'leaders', label: 'Leaders', icon: 'signet', kinds: ['leader', 'character', 'power'] },
  { name: 'rulings', label: 'Rulings', icon: 'book', kinds: ['ruling', 'rule'] },
];

/** The group of a kind; what is not known counts among the cards. */
export function groupOf(kind: string): Group {
  return GROUPS.find((group) => group.kinds.includes(kind)) ?? GROUPS[0]!;
}

export function countByGroup(entries: { kind: string }[]): Record<string, number> {
  const out: Record<string, number> = Object.fromEntries(GROUPS.map((group) => [group.name, 0]));
  for (const entry of entries) {
    const { name } = groupOf(entry.kind);
    out[name] = (out[name] ?? 0) + 1;
  }
  return out;
}
