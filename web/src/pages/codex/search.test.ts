import { describe, expect, it } from 'vitest';
import type { CodexEntry } from '../../lib/protocol';
import { family } from '../common/families.fixture';
import { countOf, groupOf } from '../lobby/groups';
import {
  countFilters,
  facets,
  findEntries,
  NO_FILTERS,
  plain,
  readFilters,
  rulingsAbout,
  score,
  sections,
  writeFilters,
} from './search';

const entry = (id: string, more: Partial<CodexEntry> = {}): CodexEntry => ({
  family: 'imperium',
  module: 'base',
  kind: 'imperium',
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  copies: 1,
  cost: null,
  icons: [],
  factions: [],
  text: '',
  details: {},
  glyphs: {},
  facts: {},
  ...more,
});
const entries = [
  entry('space-carthag', { kind: 'space', name: 'Carthag', icons: ['city'], text: 'Draw 1 Intrigue card.' }),
  entry('stilgar', { cost: 5, factions: ['fremen'], icons: ['city', 'fremen'], text: 'Gain 1 water.' }),
  entry('scout', { cost: 1, text: 'Gain spice.' }),
  entry('spiceflow', { kind: 'reserve', name: 'The Spice Must Flow', cost: 9 }),
  entry('promo', { module: 'promo', cost: 5, name: 'Jéssica', text: 'Spice too.' }),
];
const ids = (found: CodexEntry[]) => found.map((one) => one.id);

describe('the codex', () => {
  it('finds words, the name first', () => {
    expect(ids(findEntries(entries, { ...NO_FILTERS, q: 'spice' }))).toEqual(['spiceflow', 'scout', 'promo']);
    expect(ids(findEntries(entries, { ...NO_FILTERS, q: 'spice flow' }))).toEqual(['spiceflow']);
    expect(ids(findEntries(entries, { ...NO_FILTERS, q: 'jessica' }))).toEqual(['promo']);
    expect(findEntries(entries, { ...NO_FILTERS, q: 'nothing' })).toEqual([]);
    expect(score(entries[1]!, ['still'])).toBe(0);
    expect(plain('Tomás’s')).toBe('tomass');
  });
  it('filters', () => {
    expect(ids(findEntries(entries, { ...NO_FILTERS, icon: 'city' }))).toEqual(['space-carthag', 'stilgar']);
    expect(ids(findEntries(entries, { ...NO_FILTERS, faction: 'fremen' }))).toEqual(['stilgar']);
    expect(ids(findEntries(entries, { ...NO_FILTERS, cost: '5', module: 'promo' }))).toEqual(['promo']);
    expect(ids(findEntries(entries, { ...NO_FILTERS, group: 'spaces' }, family()))).toEqual(['space-carthag']);
  });
  it('knows which rulings are about a card', () => {
    const rulings = ['Stilgar', 'Stilgar, again', 'Not Stilgars'].map((name, i) =>
      entry(`ruling-${i}`, { kind: 'ruling', name, module: '' }),
    );
    expect(ids(rulingsAbout(entries[1]!, [...entries, ...rulings]))).toEqual(['ruling-0', 'ruling-1']);
    expect(rulingsAbout(rulings[0]!, rulings)).toEqual([]);
    expect(countFilters({ ...NO_FILTERS, q: 'x', family: 'classic', cost: '5' })).toBe(1);
  });
  it('keeps filters in the address', () => {
    const filters = { ...NO_FILTERS, q: 'a b', cost: '5' };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(NO_FILTERS)).toBe('');
  });
  it('puts cards first, and the best kind first in a search', () => {
    expect(sections(entries, entries, false, family()).map((one) => one.kind)).toEqual([
      'reserve',
      'imperium',
      'space',
    ]);
    const found = findEntries(entries, { ...NO_FILTERS, q: 'intrigue' });
    expect(sections(found, entries, true).map((one) => one.kind)).toEqual(['space']);
    const ruling = entry('ruling-spice', { kind: 'ruling', name: 'Spice' });
    expect(sections([ruling, entries[2]!], entries, true, family()).map((one) => one.kind)).toEqual([
      'imperium',
      'ruling',
    ]);
  });
  it('counts what a filter would leave', () => {
    const by = facets(entries, { ...NO_FILTERS, cost: '5' });
    expect(by.cost.map((one) => one.value)).toEqual(['1', '5', '9']);
    expect(by.cost.find((one) => one.value === '9')?.n).toBe(1);
    expect(by.module.find((one) => one.value === 'promo')?.n).toBe(1);
    expect(by.icon.find((one) => one.value === 'city')?.n).toBe(1);
  });
  it('groups kinds; what is not known counts among the cards', () => {
    expect(groupOf(family(), 'space')).toBe('spaces');
    expect(groupOf(family(), 'new-kind')).toBe('cards');
    expect(['cards', 'spaces', 'leaders'].map((group) => countOf(family(), group))).toEqual([4, 1, 0]);
  });
});
