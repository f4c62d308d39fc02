/** Where a person's attention is: what is pointed at, opened or pointed out. */

import type { CodexEntry, OptionView } from '../lib/protocol';

/** Something worth a look: a name by which it is given once, a sentence, and the id of what it is about. */
export interface Hint {
  name: string;
  text: string;
  about: string;
}

export interface Tip {
  anchor: Element;
  /** Why it cannot be chosen, if that is so. */
  reason: string;
  note: string;
  entry: CodexEntry | null;
  above: boolean;
  /** Whether it is shown here even where there is another place for it. */
  beside?: boolean;
  /** What can be chosen from here, where a first tap only shows. */
  option?: OptionView;
}

export class Focus {
  tip = $state.raw<Tip | null>(null);
  /** The icon on which a finger was held last, and what it means. */
  held = $state.raw<{ anchor: Element; icon: string; words: string } | null>(null);
  /** Whether what is pointed at has a place of its own, so that only reasons stand beside it. */
  docked = $state(false);
  /** The thing a log line points at. */
  pointed = $state<string | null>(null);
  /** What the coach shows now. */
  hint = $state.raw<Hint | null>(null);
  /** What is opened: the menu, a seat or a pile. */
  opened = $state<string | null>(null);
  /** Whether the board is looked at rather than how the game came out. */
  board = $state(false);

  /** Whether something is pointed out: by a line of the log, or by the coach. */
  rings(id: string): boolean {
    return this.pointed === id || this.hint?.about === id;
  }
}
