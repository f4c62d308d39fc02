/** Making tables. */

import { post } from '../common/api';
import { session } from '../common/session.svelte';
import type { NewTable, TableData } from '../common/types';

export async function createTable(table: NewTable): Promise<TableData> {
  await session.become();
  return post<TableData>('/api/tables', table);
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
    return false;
  }
}
