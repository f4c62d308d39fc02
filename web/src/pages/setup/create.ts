/** Making tables. */

import { post } from '../../lib/api';
import { session } from '../common/session.svelte';
import type { NewTable, TableData } from '../common/types';

/** A name for a table that its host did not name. */
export function usualTitle(table: NewTable, host: string): string {
  const others = (table.seats ?? []).filter((seat) => seat.kind !== 'me');
  if (table.players === 1) return 'Alone in the desert';
  if (others.length === table.players - 1 && others.every((seat) => seat.kind === 'bot')) return 'Against bots';
  return `${host}’s table`;
}

export async function createTable(table: NewTable): Promise<TableData> {
  const { name } = await session.become();
  return post<TableData>('/api/tables', { ...table, title: table.title || usualTitle(table, name) });
}

/** Where others find a table. */
export function tableLink(id: string): string {
  return `${location.origin}/table/${id}`;
}

/** Puts a text on the clipboard; `false` if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Without https there is no clipboard for pages, but a selected text can still be copied. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
