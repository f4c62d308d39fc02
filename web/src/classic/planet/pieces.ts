/** What stands where on the planet, and what can be chosen there. */

import type { EventView, OptionView } from '../../lib/protocol';
import type { Choices } from '../../table/choices';
import type { Area, Planet, Point } from './planet';
import { playing, type View } from '../view';

/** The option that a place stands for now. */
export function chosenAt(choices: Choices, area: Area): OptionView | undefined {
  return choices.at('area', area.id) ?? choices.at('territory', area.territory);
}

/** Who and what is in an area, in words. */
export function occupants(view: View, id: string): string[] {
  const area = view.areas.find((one) => one.id === id);
  if (!area) return [];
  const there = Object.entries(area.tokens).map(([who, count]) => {
    const notes = [
      area.starred[who] ? `${area.starred[who]} starred` : '',
      area.coexisting.includes(who) ? 'coexisting' : '',
    ].filter(Boolean);
    return `${count} ${playing(view, who)?.people ?? who}${notes.length ? ` (${notes.join(', ')})` : ''}`;
  });
  return area.spice ? [...there, `${area.spice} spice`] : there;
}

const WAYS = new Set(['ship', 'move', 'ride']);
const OUTSIDE = 1.13;

/** Where somebody went with the last choice: from a place or from beyond the rim, to a place. */
export function arrivals(
  events: EventView[],
  ply: number,
  { areas }: Planet,
): { key: string; seat: number; path: string }[] {
  return events
    .slice(-8)
    .filter((event) => WAYS.has(event.kind) && event.seat !== null && (event.ply ?? 0) >= ply - 1)
    .flatMap((event) => {
      const [source = '', dest = ''] = event.what.split(' ');
      const to = areas.get(dest || source)?.slots[0];
      if (!to) return [];
      const from = (dest && areas.get(source)?.slots[0]) || beyond(to);
      return [{ key: `${event.ply} ${event.what}`, seat: event.seat!, path: bent(from, to) }];
    });
}

/** The point beyond the rim that is nearest to a place. */
function beyond([x, y]: Point): Point {
  const [dx, dy] = [x - 500, y - 500];
  const far = Math.hypot(dx, dy) || 1;
  return [500 + (dx / far) * 448 * OUTSIDE, 500 + (dy / far) * 448 * OUTSIDE];
}

function bent([x, y]: Point, [u, v]: Point): string {
  const [mx, my] = [(x + u) / 2 + (v - y) * 0.14, (y + v) / 2 - (u - x) * 0.14];
  return `M${x} ${y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${u} ${v}`;
}
