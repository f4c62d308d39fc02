/** What people say at a table, and how far somebody has read it. */

import type { ChatMessage } from '../lib/protocol';

export class Chat {
  lines = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  /** Who reads it. */
  reader = $state<string | null>(null);
  /** What is being written, and to whom: to all, to some together, or to one seat. */
  readonly writing = $state({ text: '', to: 'all' });
  private readonly key: string;

  constructor(table: string) {
    this.key = `landsraad.read.${table}`;
  }

  /** Lines that were said, some of which may be known; a first visitor has missed none of those said before. */
  hear(messages: readonly ChatMessage[]): void {
    const fresh = messages.filter(({ id }) => !this.lines.some((line) => line.id === id));
    const first = !this.lines.length && localStorage.getItem(this.key) === null;
    this.lines = [...this.lines, ...fresh];
    const read = Number(localStorage.getItem(this.key) ?? -1);
    if (first) this.look();
    else this.unread += fresh.filter((line) => line.id > read && line.person.id !== this.reader).length;
  }

  /** All of it has been read. */
  look(): void {
    this.unread = 0;
    localStorage.setItem(this.key, String(this.lines.at(-1)?.id ?? -1));
  }
}
