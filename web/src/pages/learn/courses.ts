/** The lessons: each game, and what each box adds. */

import type { Component } from 'svelte';
import type { Codex } from '../../lib/codex';
import { classic } from './classic';
import { immortality } from './immortality';
import { lesson } from './lesson';
import { riseOfIx } from './rise-of-ix';
import type { Step } from './step';
import { teams } from './teams';
import { uprising } from './uprising';

const planet = async () => (await import('./PlanetPicture.svelte')).default;

export interface Course {
  name: string;
  /** The family whose codex it is about. */
  family: string;
  title: string;
  steps(codex: Codex): Step[];
  /** What the places of its steps lie on. */
  Picture?(): Promise<Component<{ places: readonly string[]; codex: Codex }>>;
}

export const COURSES: readonly [Course, ...Course[]] = [
  { name: '', family: 'imperium', title: 'Dune: Imperium', steps: lesson },
  { name: 'rise-of-ix', family: 'imperium', title: 'Rise of Ix', steps: riseOfIx },
  { name: 'immortality', family: 'imperium', title: 'Immortality', steps: immortality },
  { name: 'uprising', family: 'imperium', title: 'Uprising', steps: uprising },
  { name: 'teams', family: 'imperium', title: 'Six players', steps: teams },
  { name: 'classic', family: 'classic', title: 'Dune (1979)', steps: classic, Picture: planet },
];

/** The lesson of a name; the game itself where there is none. */
export function courseOf(name: string): Course {
  return COURSES.find((course) => course.name === name) ?? COURSES[0];
}
