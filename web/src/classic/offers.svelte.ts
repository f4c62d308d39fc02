/** What somebody wants to be asked at this table no more, kept in this browser. */

const keyOf = (table: string) => `landsraad.never.${table}`;

export class Offers {
  /** By id, with words for what it is about. */
  never = $state<Record<string, string>>({});

  constructor(private readonly table: string) {
    try {
      this.never = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Record<string, string>;
    } catch {
      this.never = {};
    }
  }

  refuse(id: string, text: string): void {
    this.never = { ...this.never, [id]: text };
    this.keep();
  }

  ask(id: string): void {
    this.never = Object.fromEntries(Object.entries(this.never).filter(([one]) => one !== id));
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(keyOf(this.table), JSON.stringify(this.never));
  }
}

let kept: [table: string, offers: Offers] | null = null;

/** The offers refused at a table. */
export function offersOf(table: string): Offers {
  if (kept?.[0] !== table) kept = [table, new Offers(table)];
  return kept[1];
}
