/** The kinds of codex entries in the few groups that people look for; a family says which kind is in which. */

import type { FamilyData } from '../common/families';

export interface Group {
  name: string;
  label: string;
  icon: string;
}

export const GROUPS: Group[] = [
  { name: 'cards', label: 'Cards', icon: 'card' },
  { name: 'spaces', label: 'Spaces', icon: 'board' },
  { name: 'leaders', label: 'Leaders', icon: 'signet' },
  { name: 'rulings', label: 'Rulings', icon: 'book' },
];

/** The group of a kind; what is not known counts among the cards. */
export function groupOf(family: FamilyData | undefined, kind: string): string {
  return family?.kinds.find((one) => one.name === kind)?.group ?? 'cards';
}

/** How many entries a group has. */
export function countOf(family: FamilyData, group: string): number {
  return family.kinds.filter((one) => one.group === group).reduce((sum, one) => sum + one.count, 0);
}
