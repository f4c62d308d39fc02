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

const HOLD = 400;
/** Since when a key is held that shows something. */
let held = 0;
const click = (selector: string) => document.querySelector<HTMLButtonElement>(selector)?.click();

export function press(event: KeyboardEvent, table: Table, { type, back }: Ways): void {
  const typing = (event.target as HTMLElement).closest('input, textarea, select');
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing) return;
  if (event.key === '/') {
    event.preventDefault();
    type();
  } else if (event.key === 'Escape') back();
  else if (event.key === '?' && table.focus.tip?.entry) open(addressOf(table.focus.tip.entry), '_blank');
  else if (event.key === '?' && table.kit.legend) {
    table.focus.opened = table.focus.opened === 'legend' ? null : 'legend';
    held = table.focus.opened ? event.timeStamp : 0;
  } else if (settings.keys) letter(event.key.toUpperCase(), table);
}

/** Holding `?` shows what icons mean until it is released; tapping it, until it is closed. */
export function release(event: KeyboardEvent, table: Table): void {
  const long = held > 0 && event.timeStamp - held > HOLD;
  held = 0;
  if (long && table.focus.opened === 'legend') table.focus.opened = null;
}

function letter(key: string, table: Table): void {
  const option = table.moves.choices.pressed(key);
  if (option) table.moves.choose(option);
  else if (key === 'U') table.moves.undo();
  else if (key === 'Y') table.moves.redo();
  else if (key === 'S' && table.kit.told) table.focus.opened = table.focus.opened === 'summary' ? null : 'summary';
  else if (key === '+') click('.stepper button:last-of-type');
  else if (key === '-') click('.stepper button:first-of-type');
  else if (/^[A-Z]$/.test(key)) click(`[data-key="${key}"]`);
}
