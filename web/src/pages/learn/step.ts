/** The steps of a lesson: a text, a question and its answers. */

import type { CodexEntry } from '../../lib/protocol';

export interface Answer {
  id: string;
  /** What is drawn: an entry of the codex, some icons, or plain words. */
  entry?: CodexEntry;
  glyphs?: string[];
  label: string;
  note?: string;
  right: boolean;
  why: string;
}

export interface Step {
  title: string;
  text: string;
  /** What you have, as glyphs with their sentence. */
  have?: { glyphs: string[]; label: string };
  shown?: CodexEntry[];
  /** Places that are lit on the picture of the course, by their ids. */
  places?: string[];
  ask: string;
  answers: Answer[];
  after: string;
}

/** How many of a thing some glyphs give: `2 troop`, `troop` or `3 sword`. */
export function amount(glyphs: readonly string[] | undefined, thing: string): number {
  let sum = 0;
  for (const glyph of glyphs ?? []) {
    const found = new RegExp(`^(?:(\\d+) )?${thing}$`).exec(glyph);
    if (found) sum += Number(found[1] ?? 1);
  }
  return sum;
}

/** An answer that is something of the codex. */
export function said(entry: CodexEntry, right: boolean, why: string): Answer {
  return { id: entry.id, entry, label: entry.name, right, why };
}

/** An answer that is drawn with icons. */
export function glyphsAnswer(id: string, label: string, glyphs: string[], right: boolean, why: string): Answer {
  return { id, label, note: label, glyphs, right, why };
}

/** The steps that can be answered: the codex may lack what others need. */
export function stepsOf(...steps: Step[]): Step[] {
  return steps.filter(({ answers }) => answers.length > 1 && answers.some((answer) => answer.right));
}
