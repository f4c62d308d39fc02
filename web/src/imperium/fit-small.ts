/** How the table fits a tablet, upright or across, and a phone. */

import {
  boardIn,
  GAP,
  heightened,
  largest,
  slimSide,
  SMALLEST_STAGE,
  type BoardFit,
  type Plate,
  type Window,
} from './fit';

/** What stands on a tablet, in its own pixels: lines for the top, a row of seats and the question; the market. */
const TOP = 48;
const STRIP = { alone: 78, upright: 100, shared: 58 };
const ASK = 84;
const CARD = { height: 172, width: 134, upright: 126 };
const AROUND_HAND = 10;
const BESIDE_HAND = 196;
const SHOP = { across: 252, upright: 262 };
/** The most seats in a row. */
const ABREAST = 4;
const LEAST_PHONE = 330;
/** Windows of these sizes are tablets: what is wider is a desktop, what is lower a phone that lies on its side. */
const TABLET = { from: 720, to: 1200, height: 600 };

export interface TabletThings {
  plates: readonly Plate[];
  seats: number;
  /** What a seat needs beyond the usual. */
  more: number;
  /** Whether there is a hand to lay out. */
  hand: boolean;
}

export interface TabletFit {
  zoom: number;
  width: number;
  height: number;
  upright: boolean;
  top: number;
  /** The height of all seats together, and how many stand in a row. */
  strip: number;
  abreast: number;
  ask: number;
  shop: number;
  card: { width: number; height: number };
  /** The width that the hand has. */
  hand: number;
  board: BoardFit;
}

export const isTablet = ({ width, height }: Pick<Window, 'width' | 'height'>): boolean =>
  width >= TABLET.from && width < TABLET.to && height >= TABLET.height;

/** Seats in a strip, board, hand and question together; the market beside the board, or under the hand. */
export function fitTablet({ width, height, text }: Window, { plates, seats, more, hand }: TabletThings): TabletFit {
  const upright = height > width;
  const rows = Math.ceil(seats / ABREAST);
  const abreast = Math.ceil(seats / rows);
  const seat = rows > 1 ? STRIP.shared : upright ? STRIP.upright : STRIP.alone;
  const strip = rows * (seat + more) + (rows - 1) * GAP;
  const mine = ASK + (hand ? AROUND_HAND + CARD.height : 0) + GAP;
  const fixed = TOP + strip + mine + (upright ? SHOP.upright + GAP : 0) + 2 * GAP;
  const at = (whole: boolean) => (zoom: number) => {
    const wide = width / zoom - 2 * GAP;
    const found = boardIn(plates, wide - (upright ? 0 : SHOP.across + GAP), slimSide(plates));
    if (!found || (whole && found.height > height / zoom - fixed)) return null;
    const high = Math.max(found.height, height / zoom - fixed);
    return {
      ...{ zoom, width: width / zoom, height: fixed + high, upright, strip, abreast },
      ...{ top: TOP, ask: ASK, shop: upright ? SHOP.upright : SHOP.across },
      card: { width: upright ? CARD.upright : CARD.width, height: CARD.height },
      hand: wide - BESIDE_HAND - GAP,
      board: heightened(found, high),
    };
  };
  const fit = largest(text, SMALLEST_STAGE, at(true)) ?? largest(1, 0, at(false));
  if (!fit) throw new Error(`No table fits into ${width} × ${height}.`);
  return fit;
}

/** How much a phone is enlarged: by as much of the text size asked for as leaves room for three cards. */
export function fitPhone({ width, text }: Pick<Window, 'width' | 'text'>): number {
  return Math.min(text, Math.max(1, width / LEAST_PHONE));
}
