/** The log as people read it: events of one seat's turn told in one line. */

import type { EventView } from '../lib/protocol';
import type { Piece, Said } from '../lib/said';
import type { Telling } from './kit';

/** One event of a line. */
interface Clause {
  kind: string;
  said: Said;
}

export interface Line {
  key: string;
  /** A `mark` begins a round. */
  kind: 'mark' | 'line';
  seat: number | null;
  ply: number;
  clauses: Clause[];
  /** What is put between the first clause and what follows from it. */
  then: string;
}

/** The seat with which a sentence begins. */
const subjectOf = ([first]: Said): number | undefined => (typeof first === 'object' ? first.seat : undefined);

/** Events as lines: what one seat does in one go is one line. */
export function tell(events: EventView[], telling: Telling): Line[] {
  const lines: Line[] = [];
  /** The line to which more may be added. */
  let open: Line | null = null;
  events.forEach((event, i) => {
    const { kind, seat, said, ply = 0 } = event;
    if (telling.hidden.has(kind)) return;
    const before = lines.at(-1);
    if (telling.beside.has(kind) && before?.kind === 'mark' && before.clauses.length === 1) {
      before.clauses.push({ kind, said: said.filter((piece) => typeof piece === 'object' && piece.id !== undefined) });
      return;
    }
    const mark = telling.mark(event);
    const line: Line = {
      key: `${ply}-${i}`,
      kind: mark === null ? 'line' : 'mark',
      seat: mark === null ? seat : null,
      ply,
      clauses: [{ kind, said: mark ?? said }],
      then: mark !== null ? ' · ' : telling.moves.has(kind) ? ': ' : ', ',
    };
    // A sentence about a seat that does not begin with it stands alone.
    const whole = seat !== null && subjectOf(said) !== seat;
    const alone = whole || (seat === null ? telling.alone : telling.starts).has(kind);
    if (mark === null && !alone && open?.seat === seat) {
      open.clauses.push({ kind, said });
      return;
    }
    lines.push(line);
    open = mark !== null || whole ? null : line;
  });
  return lines;
}

/** What is left of a sentence without its first piece and the space after it. */
function after([, next = '', ...rest]: Said): Said {
  if (typeof next === 'object') return [next, ...rest];
  return next.length > 1 ? [next.slice(1), ...rest] : rest;
}

const verbOf = ([first]: Said): string | undefined => (typeof first === 'object' && first.you ? first.text : undefined);

/** A line as one sentence: its subject is not said again, and neither is a verb that goes on. */
export function sentenceOf({ seat, clauses, then }: Line): Said {
  const [first, ...rest] = clauses;
  if (!first) return [];
  const said: (string | Piece)[] = [...first.said];
  let last = '';
  rest.forEach(({ kind, said: more }, i) => {
    const clause = seat !== null && subjectOf(more) === seat ? after(more) : more;
    const verb = `${kind} ${verbOf(clause)}`;
    said.push(i ? ', ' : then, ...(verbOf(clause) && verb === last ? after(clause) : clause));
    last = verb;
  });
  return said;
}

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
