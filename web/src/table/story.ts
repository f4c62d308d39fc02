/** The log as people read it: events of one seat's turn told in one line. */

import type { EventView } from '../lib/protocol';
import type { Telling } from './kit';

export interface Line {
  key: string;
  kind: 'mark' | 'line';
  seat: number | null;
  ply: number;
  /** Sentences without their subject, in order. */
  clauses: string[];
  /** A sentence with a subject of its own. */
  whole?: boolean;
  text: string;
}

/** A verb of the third person as "you" need it: `plays` to `play`. */
export function second(verb: string): string {
  if (verb === 'will') return verb;
  if (/(sses|shes|ches)$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : verb;
}

/** A sentence of a seat without its subject and full stop: `gains 2 spice`. */
export function clause(text: string, subject: string): string {
  const bare = text.endsWith('.') ? text.slice(0, -1) : text;
  return subject && bare.startsWith(`${subject} `) ? bare.slice(subject.length + 1) : bare;
}

/** Events as lines: what one seat does in one go is one line. */
export function tell(events: EventView[], subjects: string[], telling: Telling): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  events.forEach((event, i) => {
    if (telling.hidden.has(event.kind)) return;
    const ply = event.ply ?? 0;
    const subject = event.seat === null ? '' : (subjects[event.seat] ?? '');
    const said = clause(event.kind === 'leader' ? event.text.replace(/^Seat \d+ /, '') : event.text, subject);
    if (event.kind === 'round') {
      line = null;
      lines.push({
        key: `${ply}-${i}`,
        kind: 'mark',
        seat: null,
        ply,
        clauses: [said.replace(/ begins$/, '')],
        text: event.text,
      });
      return;
    }
    const before = lines.at(-1);
    if (telling.beside.has(event.kind) && before?.kind === 'mark' && before.clauses.length === 1) {
      before.clauses.push(event.what);
      return;
    }
    if (event.seat === null) {
      const same = before?.kind === 'line' && before.seat === null && !telling.alone.has(event.kind) ? before : null;
      if (same && before) {
        before.clauses.push(said);
        before.text += ` ${event.text}`;
      } else lines.push({ key: `${ply}-${i}`, kind: 'line', seat: null, ply, clauses: [said], text: event.text });
      line = null;
      return;
    }
    const whole = event.kind !== 'leader' && !event.text.startsWith(`${subject} `);
    if (whole) {
      line = null;
      lines.push({ key: `${ply}-${i}`, kind: 'line', seat: event.seat, ply, clauses: [said], text: event.text, whole });
      return;
    }
    if (line && line.seat === event.seat && !telling.starts.has(event.kind)) {
      line.clauses.push(said);
      line.text += ` ${event.text}`;
      return;
    }
    line = { key: `${ply}-${i}`, kind: 'line', seat: event.seat, ply, clauses: [said], text: event.text };
    lines.push(line);
  });
  return lines;
}

/** The clauses of a line as one text, with the verbs bent for "you"; a verb that goes on is not said again. */
export function sentenceOf(line: Line, you: boolean): string {
  const verbs = line.clauses.map((one) => /^\w+/.exec(one)?.[0] ?? '');
  const clauses = line.clauses.map((one, i) => {
    const verb = verbs[i] ?? '';
    if (i > 1 && GOES_ON.has(verb) && verb === verbs[i - 1]) return one.slice(verb.length + 1);
    return you ? second(verb) + one.slice(verb.length) : one;
  });
  const [first = '', ...rest] = clauses;
  return rest.length ? `${first}${/^(play|reveal)s? /.test(first) ? ': ' : ', '}${rest.join(', ')}` : first;
}

const GOES_ON = new Set(['gains', 'pays', 'acquires', 'draws', 'trashes']);

const NOTES = 4;

/** What is worth knowing about events that somebody did not see: turns of others, and the latest of what they did. */
export function digest(
  events: EventView[],
  own: number | null,
  { moves, small, notable }: Telling,
): { moves: number; notes: EventView[] } {
  const others = events.filter((event) => event.seat !== own);
  const moving = new Set(others.filter((event) => moves.has(event.kind)).map((event) => event.seat));
  const made = others.filter(
    (event) => event.seat !== null && (moves.has(event.kind) || (small.has(event.kind) && !moving.has(event.seat))),
  );
  const great = others
    .filter((event) => notable.has(event.kind) && !(event.kind === 'score' && event.n === 0))
    .slice(-NOTES);
  const room = great.length < NOTES ? others.filter((event) => small.has(event.kind)).slice(great.length - NOTES) : [];
  return { moves: made.length, notes: others.filter((event) => great.includes(event) || room.includes(event)) };
}
