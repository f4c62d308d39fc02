/** Keys at any table: the key that stands beside an option chooses it. */

import { addressOf } from '../lib/codex';
import { settings } from '../lib/settings.svelte';
import type { Table } from './table.svelte';

interface Ways {
  /** Go to where moves are typed. */
  type(): void;
  /** Step back, or close what is open. */
  back(): void;
}

const click = (selector: string) => document.querySelector<HTMLButtonElement>(selector)?.click();

export function press(event: KeyboardEvent, table: Table, { type, back }: Ways): void {
  const typing = (event.target as HTMLElement).closest('input, textarea, select');
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing) return;
  if (event.key === '/') {
    event.preventDefault();
    type();
  } else if (event.key === 'Escape') back();
  else if (event.key === '?' && table.tip?.entry) open(addressOf(table.tip.entry), '_blank');
  else if (settings.keys) letter(event.key.toUpperCase(), table);
}

function letter(key: string, table: Table): void {
  const option = table.choices.pressed(key);
  if (option) table.choose(option);
  else if (key === 'U') table.undo();
  else if (key === 'Y') table.redo();
  else if (key === 'S' && table.kit.told) table.opened = table.opened === 'summary' ? null : 'summary';
  else if (key === '+') click('.stepper button:last-of-type');
  else if (key === '-') click('.stepper button:first-of-type');
  else if (/^[A-Z]$/.test(key)) click(`[data-key="${key}"]`);
}
