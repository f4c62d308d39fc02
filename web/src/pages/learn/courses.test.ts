import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../classic/kit';
import { Codex } from '../../lib/codex';
import type { CodexEntry } from '../../lib/protocol';
import { COURSES, courseOf } from './courses';

const entry = (id: string, kind: string, more: Partial<CodexEntry> = {}): CodexEntry => ({
  family: 'imperium',
  module: 'base',
  kind,
  id,
  name: id,
  copies: 1,
  facts: {},
  cost: null,
  icons: [],
  factions: [],
  text: `${id}.`,
  details: {},
  glyphs: {},
  ...more,
});
const WATCHED: Record<string, string> = {
  'bene-gesserit': 'A Spy here watches Espionage and Secrets.',
  'refinery-arrakeen': 'A Spy here watches Spice Refinery and Arrakeen.',
};
const codex = new Codex([
  entry('shipping-track', 'shipping', { glyphs: { 'level-1': ['2 spice'], 'level-2': ['2 troop'] } }),
  entry('spy-satellites', 'tech', { cost: 4 }),
  entry('spaceport', 'tech', { cost: 5 }),
  entry('flagship', 'tech', { cost: 8 }),
  entry('bounty-hunter', 'imperium', { icons: ['city'], glyphs: { entry: ['ix-infiltrate'] } }),
  entry('reconnaissance', 'starting', { icons: ['city'] }),
  entry('dagger', 'starting', { icons: ['landsraad'] }),
  entry('diplomacy', 'starting'),
  entry('choam-delegate', 'imperium', { glyphs: { unload: ['unload'] }, details: { unload: 'It counts.' } }),
  entry('ghola', 'tleilaxu', { icons: ['city'], glyphs: { cost: ['3 specimen'] } }),
  entry('face-dancer', 'tleilaxu', { glyphs: { cost: ['2 specimen'] } }),
  entry('usurp', 'tleilaxu', { glyphs: { cost: ['4 specimen'] } }),
  entry('experimentation', 'starting', { icons: ['spice_trade'] }),
  entry('space-arrakeen', 'space', { icons: ['city'] }),
  entry('space-wealth', 'space', { icons: ['emperor'] }),
  entry('space-secrets', 'space', { icons: ['bene_gesserit'] }),
  entry('research-c2r4', 'research', { details: { ways: 'Leads to research-c3r3, or research-c3r5.' } }),
  ...['research-c3r1', 'research-c3r3', 'research-c3r5'].map((id) => entry(id, 'research')),
  ...['bene-gesserit', 'emperor', 'fremen', 'imperial-basin', 'refinery-arrakeen', 'choam'].map((id) =>
    entry(`post-${id}`, 'post', { details: { spaces: WATCHED[id] ?? `A Spy here watches ${id}.` } }),
  ),
  entry('conflict-skirmish-crysknife', 'conflict', { glyphs: { battle: ['battle-crysknife'] } }),
  entry('conflict-seize-spice-refinery', 'conflict', {
    glyphs: { battle: ['battle-ornithopter'], shielded: ['shield-wall'] },
  }),
  entry('conflict-uprising-battle-for-arrakeen', 'conflict', {
    glyphs: { battle: ['battle-desert-mouse'], shielded: ['shield-wall'] },
  }),
  entry('contract-arrakeen-water', 'contract', { facts: { space: 'arrakeen' } }),
  ...['space-uprising-arrakeen', 'space-accept-contract', 'space-fremkit'].map((id) => entry(id, 'space')),
  ...['muad-dibs-hardy-warriors', 'expedition', 'vast-wealth', 'military-support'].map((id) =>
    entry(`space-${id}`, 'space'),
  ),
  entry('space-economic-support', 'space', { glyphs: { agent: ['spice', 'trade'] } }),
  entry('tleilaxu-track', 'track', {
    glyphs: { 'space 2': ['intrigue'], 'space 4': ['vp'], spice: ['2 spice'] },
    details: { spice: 'The first takes 2 spice.' },
  }),
]);
const rights = (name: string) =>
  courseOf(name)
    .steps(codex)
    .map((step) => step.answers.filter((answer) => answer.right).map((answer) => answer.id));

describe('the lessons about boxes', () => {
  it('read their right answers from the codex, one for each question', () => {
    expect(rights('rise-of-ix')).toEqual([
      ['both'],
      ['spy-satellites'],
      ['you'],
      ['bounty-hunter'],
      ['choam-delegate'],
    ]);
    expect(rights('immortality')).toEqual([['space-arrakeen'], ['research-c3r1'], ['face-dancer'], ['first']]);
    expect(rights('uprising')).toEqual([
      ['post-bene-gesserit'],
      ['post-refinery-arrakeen'],
      ['conflict-skirmish-crysknife'],
      ['conflict-seize-spice-refinery'],
      ['space-uprising-arrakeen'],
    ]);
  });
  it('about teams have one right answer each', () => {
    expect(rights('teams')).toEqual([
      ['Your team'],
      ['Lady Jessica’s'],
      ['space-muad-dibs-hardy-warriors'],
      ['One of them concedes'],
      ['space-economic-support'],
    ]);
  });
  it('say why for every answer', () => {
    for (const course of COURSES)
      for (const step of course.steps(codex)) for (const answer of step.answers) expect(answer.why).not.toBe('');
  });
  it('of Dune (1979) have one right answer each', () => {
    const dune = new Codex([
      ...['arrakeen', 'carthag', 'sietch-tabr', 'tueks-sietch', 'habbanya-sietch', 'polar-sink'].map((id) =>
        entry(id, 'territory', { details: { Storm: 'Safe from the storm.', Shipment: '1 spice a token.' } }),
      ),
      ...['the-great-flat', 'funeral-plain', 'the-minor-erg', 'pasty-mesa'].map((id) =>
        entry(id, 'territory', { details: { Storm: 'Open to the storm.', Shipment: '2 spice a token.' } }),
      ),
      entry('gurney-halleck', 'leader', { cost: 4 }),
      entry('chaumas', 'treachery', { facts: { category: 'poison weapon' } }),
      entry('shield', 'treachery', { facts: { category: 'projectile defense' } }),
      entry('snooper', 'treachery', { facts: { category: 'poison defense' } }),
      entry('baliset', 'treachery', { facts: { category: 'worthless card' } }),
    ]);
    const steps = courseOf('classic').steps(dune);
    expect(steps.map(({ answers }) => answers.filter((answer) => answer.right).map(({ id }) => id))).toEqual([
      ['win'],
      ['arrakeen'],
      ['none'],
      ['tueks-sietch'],
      ['three'],
      ['sum'],
      ['snooper'],
      ['now'],
    ]);
    const titles = steps.map(({ title }) => title);
    for (const title of Object.values(LESSONS)) expect(titles).toContain(title);
  });
  it('begin with the game itself', () => {
    expect(courseOf('no-such-box').name).toBe('');
  });
});
