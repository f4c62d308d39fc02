import { describe, expect, it } from 'vitest';
import { Codex } from '../../lib/codex';
import type { CodexEntry } from '../../lib/protocol';
import { LESSONS } from '../../imperium/kit';
import { lesson, reach } from './lesson';
import { amount } from './step';

const entry = (id: string, kind: string, more: Partial<CodexEntry> = {}): CodexEntry => ({
  family: 'imperium',
  module: 'base',
  kind,
  id,
  name: id,
  copies: 1,
  cost: null,
  icons: [],
  factions: [],
  text: `${id}.`,
  details: {},
  glyphs: {},
  facts: {},
  ...more,
});
const space = (id: string, icon: string, more: Partial<CodexEntry> = {}) =>
  entry(`space-${id}`, 'space', {
    icons: [icon],
    glyphs: { agent: ['solari'] },
    details: { agent: `${id} gives.` },
    ...more,
  });
const codex = new Codex([
  space('arrakeen', 'city', {
    glyphs: { agent: ['troop', 'card'], combat: ['combat'] },
    details: { combat: 'x', agent: 'Recruit.' },
  }),
  space('carthag', 'city', { glyphs: { agent: ['troop'], combat: ['combat'] }, details: { combat: 'x' } }),
  space('rally-troops', 'landsraad', { glyphs: { cost: ['4 solari'] }, details: { cost: 'Costs 4 Solari.' } }),
  space('hall-of-oratory', 'landsraad'),
  space('wealth', 'emperor', { factions: ['emperor'] }),
  space('stillsuits', 'fremen', { factions: ['fremen'] }),
  space('secure-contract', 'spice_trade'),
  space('imperial-basin', 'spice_trade'),
  entry('dagger', 'starting', { icons: ['landsraad'], glyphs: { reveal: ['sword'] } }),
  entry('reconnaissance', 'starting', { icons: ['city'] }),
  entry('convincing-argument', 'starting', { glyphs: { reveal: ['2 persuasion'] } }),
  entry('diplomacy', 'starting', { glyphs: { reveal: ['persuasion'] } }),
  entry('dune-the-desert-planet', 'starting', { icons: ['spice_trade'] }),
  entry('conflict-skirmish-a', 'conflict', { glyphs: { first: ['vp'] } }),
  entry('i1', 'intrigue', { details: { plot: 'x' } }),
  entry('i2', 'intrigue', { details: { combat: 'x' } }),
  entry('i3', 'intrigue', { details: { endgame: 'x' } }),
  entry('c3', 'imperium', { cost: 3 }),
  entry('c6', 'imperium', { cost: 6 }),
  entry('c8', 'imperium', { cost: 8 }),
]);

describe('the lesson', () => {
  const steps = lesson(codex);
  it('has ten steps with one right answer each, and a reason for every answer', () => {
    expect(steps).toHaveLength(10);
    for (const step of steps) {
      expect(
        step.answers.filter((answer) => answer.right),
        step.title,
      ).toHaveLength(1);
      expect(new Set(step.answers.map((answer) => answer.id)).size).toBe(step.answers.length);
      for (const answer of step.answers) expect(answer.why, step.title).not.toBe('');
    }
  });
  it('reads the right answers from the codex', () => {
    const right = steps.map((step) => step.answers.find((answer) => answer.right)?.id);
    expect(right).toEqual([
      'conflict-skirmish-a',
      'reconnaissance',
      'space-hall-of-oratory',
      'space-arrakeen',
      'space-stillsuits',
      'n3',
      'i2',
      'n3',
      'c3',
      'you',
    ]);
  });
  it('has a lesson for whatever the coach hints at', () => {
    const titles = steps.map((step) => step.title);
    for (const title of Object.values(LESSONS)) expect(titles).toContain(title);
  });
  it('leaves out what the codex cannot show', () => {
    expect(lesson(new Codex([])).map((step) => step.title)).toEqual(['The Conflict']);
  });
  it('counts amounts and says why a space is out of reach', () => {
    expect(amount(['2 troop', 'troop', '3 sword'], 'troop')).toBe(3);
    const [dagger, rally] = [codex.find('dagger')!, codex.find('rally-troops')!];
    expect(reach(dagger, rally, {})).toMatchObject({ right: false, why: expect.stringContaining('costs 4 Solari') });
    expect(reach(dagger, rally, { solari: 4 }).right).toBe(true);
    expect(reach(dagger, codex.find('space-arrakeen')!, {}).right).toBe(false);
  });
});
