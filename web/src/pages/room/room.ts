/** A table before its start, in words. */

import { capital, leaderName, moduleTitle, type FamilyData } from '../common/families';
import type { TableData } from '../common/types';
import { usualModules } from '../setup/setup';

/** What the table waits for. */
export function missing(open: number, host: boolean): string {
  if (open === 0) return host ? 'Everyone is here. Start when you are ready.' : 'Everyone is here.';
  const chairs = open === 1 ? 'One chair is' : `${open} chairs are`;
  return host ? `${chairs} open. Send the link, or start with bots.` : `${chairs} open.`;
}

/** What is played, line by line; of the options only those that are not as usual. */
export function setupFacts(table: TableData, family: FamilyData, clock: string): [string, string][] {
  const { setup } = table;
  const modules = setup.modules?.length ? setup.modules : usualModules(family, setup.players);
  const leaders =
    setup.leaders === 'draft'
      ? 'Drafted at the table'
      : Array.isArray(setup.leaders)
        ? setup.leaders.map((one) => (one === 'random' ? 'any' : leaderName(family, one) || one)).join(', ')
        : 'Dealt at random';
  const watch =
    { anyone: 'Anyone', link: 'Those who have the link', nobody: 'Nobody' }[table.watch] +
    (table.watch_delay ? `, ${table.watch_delay} s later` : '');
  const facts: [string, string][] = [
    ['Game', family.short],
    ['Modules', modules.map((name) => moduleTitle(family, name)).join(', ')],
    [capital(family.leader.many), leaders],
    ['Clock', capital(clock)],
    ['Watching', watch],
  ];
  for (const option of family.options) {
    const value = setup.options?.[option.name];
    if (value === undefined || value === option.default) continue;
    const chosen = option.choices.find((one) => one.value === value)?.title ?? String(value);
    facts.push([option.title, value === true ? 'Yes' : value === false ? 'No' : chosen]);
  }
  return facts;
}
