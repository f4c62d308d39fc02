/** A table before its start, in words. */

import type { OptionSpec } from '../common/families';
import type { TableData } from '../common/types';
import { leadersWord, titled } from '../common/words';

/** What the table waits for. */
export function missing(open: number, host: boolean): string {
  if (open === 0) return host ? 'Everyone is here. Start when you are ready.' : 'Everyone is here.';
  const chairs = open === 1 ? 'One chair is' : `${open} chairs are`;
  return host ? `${chairs} open. Send the link, or start with bots.` : `${chairs} open.`;
}

export interface Words {
  family: string;
  clock: string;
  leader: (id: string) => string;
  /** The options of the game, of which only those are told that are not as usual. */
  options: Pick<OptionSpec, 'name' | 'default'>[];
}

/** What is played, line by line. */
export function setupFacts(table: TableData, words: Words): [string, string][] {
  const { setup } = table;
  const modules = setup.modules?.length ? setup.modules.map(titled).join(', ') : 'Base';
  const leaders =
    setup.leaders === 'draft'
      ? 'Drafted at the table'
      : Array.isArray(setup.leaders)
        ? setup.leaders.map((one) => (one === 'random' ? 'any' : words.leader(one))).join(', ')
        : 'Dealt at random';
  const watch =
    { anyone: 'Anyone', link: 'Those who have the link', nobody: 'Nobody' }[table.watch] +
    (table.watch_delay ? `, ${table.watch_delay} s later` : '');
  const facts: [string, string][] = [
    ['Game', words.family],
    ['Modules', modules],
    [leadersWord(table.family), leaders],
    ['Clock', words.clock.charAt(0).toUpperCase() + words.clock.slice(1)],
    ['Watching', watch],
  ];
  const usual = new Map(words.options.map((option) => [option.name, option.default]));
  const changed = Object.entries(setup.options ?? {}).filter(([name, value]) => usual.get(name) !== value);
  for (const [name, value] of changed)
    facts.push([titled(name), value === true ? 'Yes' : value === false ? 'No' : titled(String(value))]);
  return facts;
}
