/** Every box of the family that brings something to the page. */

import { drawWith } from '../phrase';
import type { View } from '../view';
import { base } from './base';
import type { Area, Box, Ground, Least, Panel, Part, Rail } from './box';
import { choam } from './choam';
import { immortality } from './immortality';
import { riseOfIx } from './rise-of-ix';
import { six } from './six';
import { uprising } from './uprising';

export const boxes: readonly Box[] = [base, riseOfIx, immortality, uprising, choam, six];

for (const box of boxes) drawWith(box.icons);

export const verbs: Box['verbs'] = Object.assign({}, ...boxes.map((box) => box.verbs));

/** The boxes in play that bring something to the page. */
export const inPlay = (view: View): Box[] =>
  boxes.filter((box) => box.playing?.(view) ?? view.modules.includes(box.name));

/** The panels of an area, as the boxes in play bring them. */
export function panelsOf(view: View, area: Area): Panel[] {
  return inPlay(view)
    .flatMap((box) => box.panels)
    .filter((panel) => panel.area === area && (panel.shown?.(view) ?? true));
}

/** How a group lies on the board, as the last of the boxes in play that knows it says; on a shelf if none does. */
export function groundOf(view: View, group: string): Ground {
  const known = inPlay(view).flatMap((box) => box.grounds.filter((ground) => ground.group === group));
  return known.at(-1) ?? { group, at: 'shelf', part: group, icon: 'board', tone: 'ink-3' };
}

/** The parts of the board on a phone. */
export function partsOf(view: View): Part[] {
  return inPlay(view).flatMap((box) => box.parts);
}

/** How much higher a seat's panel is for what the boxes in play keep there. */
export function seatHeight(view: View): number {
  return inPlay(view).reduce((sum, { seat }) => sum + (seat?.height ?? 0), 0);
}

/** The least size of a panel. */
export const leastOf = (view: View, { least }: Panel): Least => (typeof least === 'function' ? least(view) : least);

/** What takes the place of the hand now, with the sorts of objects that are chosen there. */
export function insteadOf(view: View, asked: ReadonlySet<string>) {
  const found = inPlay(view).find(({ instead }) => instead && asked.has(instead.verb))?.instead;
  return found && { ...found, places: [verbs[found.verb]?.on ?? []].flat() };
}

/** The columns of seats beside the board, if a box in play says that there are several, and what draws each. */
export function railsOf(
  view: View,
  all = false,
): { rails: Rail[]; Rail: NonNullable<Box['rails']>['component'] } | null {
  const found = inPlay(view).find(({ rails }) => rails)?.rails;
  return found ? { rails: found.of(view, seatHeight(view), all), Rail: found.component } : null;
}
