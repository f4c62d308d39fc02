/** What moved between two views, shown as short flights over the table. Nothing waits for them. */

import type { View } from '../protocol';
import { bare } from './codex';

const FLY = 420;
const OVERLAP = 0.6;

interface Flight {
  from: Element | null;
  to: Element | null;
  draw: () => Element | null;
}

let running: Animation[] = [];

/** Ends every flight at once. */
export function finish(): void {
  for (const one of running) one.finish();
  running = [];
}

const first = (selector: string) => document.querySelector(selector);
const copy = (selector: string) => first(selector)?.cloneNode(true) as Element | null;

function flights(before: View, after: View): Flight[] {
  const out: Flight[] = [];
  const home = (seat: number) => first(`[data-seat="${seat}"] .agents`) ?? first(`[data-agents="${seat}"]`) ?? first('.meline .agents');
  for (const space of after.spaces) {
    const old = before.spaces.find((one) => one.id === space.id)?.agents ?? [];
    const stand = `[data-space="${bare(space.id)}"] .space__stand`;
    for (const seat of space.agents) {
      if (!old.includes(seat)) out.push({ from: home(seat), to: first(stand), draw: () => copy(`${stand} .pawn.seat-${seat + 1}`) });
    }
  }
  for (const seat of after.seats) {
    const was = before.seats[seat.seat];
    if (!was) continue;
    const force = `[data-force="${seat.seat}"]`;
    const moved = Math.min(seat.conflict - was.conflict, 4);
    for (let i = 0; i < moved; i++) {
      out.push({ from: first(`${force} .gar`), to: first(`${force} .bar .cube:last-of-type`) ?? first(`${force} .bar`), draw: () => copy(`${force} .cube`) });
    }
  }
  return out;
}

/** Shows the difference between two views; `pace` 0 shows nothing. */
export function animate(before: View, after: View, pace: number): void {
  finish();
  if (!pace || document.hidden) return;
  let delay = 0;
  for (const { from, to, draw } of flights(before, after).slice(0, 10)) {
    const piece = draw();
    if (!from || !to || !(piece instanceof Element)) continue;
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    if (!start.width || !end.width) continue;
    const ghost = document.createElement('div');
    ghost.className = `flight ${[...(to.closest('[class*="seat-"]')?.classList ?? [])].find((name) => /^seat-\d$/.test(name)) ?? ''}`;
    ghost.append(piece);
    document.body.append(ghost);
    const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
    const middle = `translate(${(start.left + end.left + start.width / 2 + end.width / 2) / 2}px, ${Math.min(start.top, end.top) + Math.abs(start.top - end.top) * 0.35}px) translate(-50%, -50%)`;
    const flight = ghost.animate(
      [{ transform: at(start), opacity: 0 }, { transform: middle, opacity: 1, offset: 0.5 }, { transform: at(end), opacity: 1 }],
      { duration: FLY * pace, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
    running.push(flight);
    delay += FLY * pace * OVERLAP;
  }
}
