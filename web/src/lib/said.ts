/** Sentences in pieces, as the server tells them: what they name is data, and nobody reads it out of the words. */

import type { Piece } from './generated/messages';

export type { Piece };
export type Said = readonly (string | Piece)[];
export type Who = (seat: number) => string;

/** What `who` calls the reader. */
export const YOU = 'You';

/** The pieces as somebody reads them: seats by who sits there, and verbs bent for "you". */
export function told(said: Said, who: Who): Piece[] {
  const [subject] = said;
  const you = typeof subject === 'object' && subject.seat !== undefined && who(subject.seat) === YOU;
  return said.map((piece, i) => {
    if (typeof piece === 'string') return { text: piece };
    if (piece.seat !== undefined) {
      const name = who(piece.seat);
      return { ...piece, text: i > 0 && name === YOU ? YOU.toLowerCase() : name };
    }
    return you && piece.you ? { ...piece, text: piece.you } : piece;
  });
}

/** The pieces as plain words. */
export function spoken(said: Said, who: Who): string {
  return told(said, who)
    .map((piece) => piece.text)
    .join('');
}

/** Words as a sentence of their own. */
export function stopped(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
