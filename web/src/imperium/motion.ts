/** What moved between two views, shown as short flights over the table, one after another. Nothing waits for them. */

import type { SeatView, View } from './view';
import { bare } from '../lib/codex';
import type { Part } from '../table/kit';

const FLY = 420;
const LAY = 280;
/** The next flight starts when this much of one is over. */
const OVERLAP = 0.6;
const MOST = 10;
/** Flights that would start later than this are not worth waiting for. */
const LATEST = 2500;

interface Flight {
  from: DOMRect | undefined;
  to: Element | null;
  /** What lands, hidden until it does. */
  landing: Element | null;
  draw: () => Element | null;
  seat: number;
}

/** Where the cards of the market lay before the page changed. */
export type Lay = Map<string, { rect: DOMRect; node: Element }>;

let running: Animation[] = [];
let free = 0;

/** Ends every flight at once. */
export function finish(): void {
  for (const one of running) one.finish();
  running = [];
  free = 0;
}

const first = (selector: string) => document.querySelector(selector);
const rectOf = (selector: string) => first(selector)?.getBoundingClientRect();
const copy = (node: Element | null | undefined) => (node?.cloneNode(true) as Element | undefined) ?? null;

/** To be asked before the page changes. */
export function lay(): Lay {
  const cards = [...document.querySelectorAll('.rows [data-card], .reserve [data-card]')];
  return new Map(
    cards.map((node) => [node.getAttribute('data-card') ?? '', { rect: node.getBoundingClientRect(), node }]),
  );
}

/** What one list has more than another; equal things count. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How many units there are in the Conflict. */
const fighting = (units: SeatView['units']) => Object.values(units).reduce((sum, { conflict }) => sum + conflict, 0);

function flights(before: View, after: View, cards: Lay): Flight[] {
  const out: Flight[] = [];
  const home = (seat: number) => rectOf(`[data-seat="${seat}"] .agents`) ?? rectOf(`[data-agents="${seat}"]`);
  for (const space of after.spaces) {
    const old = before.spaces.find((one) => one.id === space.id)?.agents ?? [];
    const stand = `[data-space="${bare(space.id)}"] .space__stand`;
    for (const seat of space.agents) {
      const pawn = first(`${stand} .pawn.seat-${seat + 1}`);
      if (!old.includes(seat))
        out.push({ from: home(seat), to: first(stand), landing: pawn, draw: () => copy(pawn), seat });
    }
  }
  for (const { id, spies } of after.posts) {
    const old = before.posts.find((one) => one.id === id)?.spies ?? [];
    const post = `[data-post="${id}"]`;
    for (const seat of spies.filter((one) => !old.includes(one))) {
      const spy = first(`${post} .spy.seat-${seat + 1}`);
      const from = rectOf(`[data-spies="${seat}"]`);
      out.push({ from, to: first(post), landing: spy, draw: () => copy(spy), seat });
    }
  }
  for (const { seat, units, discard, in_play, hand } of after.seats) {
    const was = before.seats[seat];
    if (!was) continue;
    const force = `[data-force="${seat}"]`;
    const cubes = [...document.querySelectorAll(`${force} .cube`)].slice(fighting(was.units));
    for (const cube of fighting(units) > fighting(was.units) ? cubes.slice(0, 4) : []) {
      out.push({ from: rectOf(`${force} .gar`), to: cube, landing: cube, draw: () => copy(cube), seat });
    }
    const had = [...was.discard, ...was.in_play, ...was.hand];
    for (const id of added(had, [...discard, ...in_play, ...hand])) {
      const card = cards.get(id);
      if (card)
        out.push({
          from: card.rect,
          to: first(`[data-discard="${seat}"]`) ?? first(`[data-seat="${seat}"]`),
          landing: null,
          draw: () => copy(card.node),
          seat,
        });
    }
  }
  return out;
}

/** Where what a part of the story tells of comes from: the Conflict's reward, or the space that was sent to. */
function startOf({ scene, events }: Part, seat: number): DOMRect | undefined {
  if (scene === 'reward') {
    const place = first(`[data-force="${seat}"]`)?.getAttribute('data-place');
    return (place ? rectOf(`.ccard li:nth-child(${place})`) : undefined) ?? rectOf('.ccard');
  }
  const sent = events.find((event) => event.kind === 'send' && event.seat === seat);
  return sent && rectOf(`[data-space="${bare(sent.what)}"]`);
}

/** Where a seat is seen: its panel, or its mark where that is out of sight. */
function homeOf(seat: number): Element | null {
  const own = first(`[data-agents="${seat}"]`)?.closest('.me__seat, .meline');
  return first(`[data-seat="${seat}"]`) ?? own ?? first(`.porder .seat-${seat + 1}`);
}

const GIFTS = new Set(['gain', 'score', 'draw', 'recruit']);

/** What a part of the story says was gained flies to the seat that gains it. */
export function bring(part: Part, pace: number): void {
  if (!pace || document.hidden) return;
  const gifts: Parameters<typeof fly>[] = [];
  const now = performance.now();
  for (const { kind, seat, said } of part.events) {
    if (seat === null || !GIFTS.has(kind)) continue;
    const from = startOf(part, seat);
    for (const glyph of from?.width ? said.flatMap((piece) => (typeof piece === 'object' && piece.glyphs) || []) : []) {
      const icon = `.i-${CSS.escape(glyph.split(' ').at(-1) ?? '')}`;
      const home = homeOf(seat);
      const to = home?.querySelector(icon) ?? home;
      const end = to?.getBoundingClientRect();
      const piece = copy(first(icon));
      if (!from || !end?.width || !piece || gifts.length === MOST) continue;
      const delay = Math.max(0, free - now);
      free = now + delay + FLY * pace * OVERLAP * 0.5;
      gifts.push([piece, seat, from, end, delay, FLY * pace]);
    }
  }
  // All is measured before anything is added, for measuring after that lays the page out again.
  for (const gift of gifts) fly(...gift);
}

/** A card that is laid on the table comes from its seat; `pace` 0 lays it there at once. */
export function layDown(card: Element, seat: number, pace: number): void {
  const from = homeOf(seat)?.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  if (!pace || document.hidden || !from?.width || !to.width) return;
  const now = performance.now();
  const delay = Math.max(0, free - now);
  free = now + delay + LAY * pace * OVERLAP;
  const piece = card.cloneNode(true) as Element;
  fly(piece, seat, from, to, delay, LAY * pace);
  running.push(unseen(card, delay + LAY * pace * 0.9));
}

/** What lands is not seen before it does. */
const unseen = (landing: Element, duration: number): Animation =>
  landing.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], { duration });

/** Shows the difference between two views; `pace` 0 shows nothing. */
export function animate(before: View, after: View, cards: Lay, pace: number): void {
  running = running.filter((one) => one.playState === 'running');
  if (!pace || document.hidden) {
    finish();
    return;
  }
  const now = performance.now();
  const measured = flights(before, after, cards)
    .slice(0, MOST)
    .map((flight) => ({ ...flight, piece: flight.draw(), end: flight.to?.getBoundingClientRect() }));
  for (const { from, end, landing, piece, seat } of measured) {
    const delay = Math.max(0, free - now);
    if (!from?.width || !end?.width || !piece || delay > LATEST) continue;
    free = now + delay + FLY * pace * OVERLAP;
    fly(piece, seat, from, end, delay, FLY * pace);
    if (landing) running.push(unseen(landing, delay + FLY * pace * 0.9));
  }
}

function fly(piece: Element, seat: number, from: DOMRect, to: DOMRect, delay: number, duration: number): void {
  const ghost = document.createElement('div');
  ghost.className = `flight seat-${seat + 1}`;
  ghost.inert = true;
  ghost.append(piece);
  document.body.append(ghost);
  const card = piece.matches('[data-card]');
  if (card) {
    ghost.style.width = `${from.width}px`;
    // A picture of a card, not one to choose.
    piece.removeAttribute('data-card');
    piece.classList.remove('is-legal', 'is-dear');
  }
  const at = (x: number, y: number, scale = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const x = [from.left + from.width / 2, to.left + to.width / 2] as const;
  const y = [from.top + from.height / 2, to.top + to.height / 2] as const;
  const high = Math.min(...y) + Math.abs(y[0] - y[1]) * 0.35;
  const frames = card
    ? [
        { transform: at(x[0], y[0]), opacity: 1 },
        { transform: at(x[1], y[1], 0.25), opacity: 0.6 },
      ]
    : [
        { transform: at(x[0], y[0]), opacity: 0 },
        { transform: at((x[0] + x[1]) / 2, high), opacity: 1, offset: 0.5 },
        { transform: at(x[1], y[1]), opacity: 1 },
      ];
  const flight = ghost.animate(frames, { duration, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' });
  flight.onfinish = flight.oncancel = () => ghost.remove();
  running.push(flight);
}
