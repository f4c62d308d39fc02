/** How far the storm may move, by what a person knows, and what lies in its way. */

import type { Codex } from '../../lib/codex';
import { SECTORS } from '../planet/planet';
import type { View } from '../view';

/** The storm surely crosses so many sectors, may cross more, and with another dial of one's own more still. */
export interface Reach {
  sure: number;
  most: number;
  beyond: number;
}

/** What another player may dial. */
const LEAST = 1;
const MOST = 3;

/**
 * The reach of the storm for somebody who knows their own dial, if they have one; for somebody who asks where the next
 * storm may go, it is as far as two others can dial.
 */
export function reachOf(view: View, dial: number | null, asked = false): Reach | null {
  const known = dialed(view, dial);
  if (known || !asked || view.over || view.round < (view.phase === 'storm' ? 2 : 1)) return known;
  return { sure: view.options.weather ? LEAST : 2 * LEAST, most: 2 * MOST, beyond: 2 * MOST };
}

function dialed(view: View, dial: number | null): Reach | null {
  if (view.phase !== 'storm' && view.storm_marker === null) return null;
  const exact = view.storm_distance ?? view.storm_marker;
  if (exact !== null) return exact > 0 ? { sure: exact, most: exact, beyond: exact } : null;
  // In the first turn the two dials come to anything.
  if (dial === null || view.round < 2 || !view.storm_dialers.length) return null;
  return { sure: dial + LEAST, most: dial + MOST, beyond: 2 * MOST };
}

/** Something in the way of the storm: after how many sectors, how much of what, and whose. */
export interface Risk {
  after: number;
  area: string;
  territory: string;
  n: number;
  /** The seat whose tokens these are; nobody's are spice. */
  seat: number | null;
}

/** What the storm would take on its way, the nearest first. */
export function inTheWay(view: View, { beyond }: Reach, codex: Codex): Risk[] {
  const open = (territory: string) => {
    const said = codex.find(territory)?.details.Storm ?? '';
    return said.startsWith('Open') || (!view.shield_wall && said.includes('Shield Wall'));
  };
  return view.areas
    .flatMap(({ id, territory, sector, spice, tokens }) => {
      const after = sector === null ? 0 : (sector - view.storm + SECTORS) % SECTORS;
      if (!after || after > beyond) return [];
      const at = { after, area: id, territory };
      const players = view.seats.flatMap(({ seat, leader }) =>
        tokens[leader] && open(territory) ? [{ ...at, n: tokens[leader], seat }] : [],
      );
      return [...players, ...(spice ? [{ ...at, n: spice, seat: null }] : [])];
    })
    .sort((a, b) => a.after - b.after);
}
