/** Every box of the family that brings something to the page. */

import { drawWith } from '../phrase';
import type { View } from '../view';
import { base } from './base';
import type { Area, Box, Panel } from './box';

export const boxes: readonly Box[] = [base];

for (const box of boxes) drawWith(box.icons);

export const verbs: Box['verbs'] = Object.assign({}, ...boxes.map((box) => box.verbs));

/** The panels of an area, as the boxes in play bring them. */
export function panelsOf(view: View, area: Area): Panel[] {
  return boxes
    .filter((box) => view.modules.includes(box.name))
    .flatMap((box) => box.panels)
    .filter((panel) => panel.area === area && (panel.shown?.(view) ?? true));
}
