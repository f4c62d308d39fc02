/** The lessons: the game itself, and what each box adds. */

import type { Codex } from '../../lib/codex';
import { immortality } from './immortality';
import { lesson } from './lesson';
import { riseOfIx } from './rise-of-ix';
import type { Step } from './step';
import { uprising } from './uprising';

export interface Course {
  name: string;
  title: string;
  steps(codex: Codex): Step[];
}

export const COURSES: readonly [Course, ...Course[]] = [
  { name: '', title: 'The game', steps: lesson },
  { name: 'rise-of-ix', title: 'Rise of Ix', steps: riseOfIx },
  { name: 'immortality', title: 'Immortality', steps: immortality },
  { name: 'uprising', title: 'Uprising', steps: uprising },
];

/** The lesson of a name; the game itself where there is none. */
export function courseOf(name: string): Course {
  return COURSES.find((course) => course.name === name) ?? COURSES[0];
}
