import { describe, expect, it } from 'vitest';
import { Codex } from '../../lib/codex';
import type { CodexEntry, OptionView } from '../../lib/protocol';
import { controlOf } from '../../table/choices';
import type { View } from '../view';
import { boxes, groundOf, seatHeight, verbs } from '.';
import { holderOf } from './rise-of-ix/dreadnoughts';
import { abilitiesOf, stacksOf, tilesOf } from './rise-of-ix/tech';
import { hexagons, lieOf, researchLanes } from './immortality/research';

const entry = (id: string, kind: string, more: Partial<CodexEntry> = {}): CodexEntry => ({
  family: 'imperium',
  module: '',
  kind,
  id,
  name: id,
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
const view = (more: object) => ({ modules: boxes.map((box) => box.name), seats: [], ...more }) as unknown as View;

describe('options of the boxes', () => {
  it.each([
    [{ verb: 'freighter', at: 'advance' }, 'advance', ''],
    [{ verb: 'freighter', at: 'recall' }, 'recall', ''],
    [{ verb: 'freighter', of: 'effect', id: 'smuggling' }, 'effect', 'smuggling'],
    [{ verb: 'tech', of: 'tech', id: 'flagship' }, 'tech', 'flagship'],
    [{ verb: 'activate', of: 'tech', id: 'training-drones' }, 'tile', 'training-drones'],
    [{ verb: 'place', of: 'space', id: 'space-carthag' }, 'space', 'carthag'],
    [{ verb: 'deploy-dreadnought', of: 'number', n: 2 }, 'number', 'deploy-dreadnought'],
    [{ verb: 'graft', of: 'card', id: 'ghola' }, 'hand', 'ghola'],
    [{ verb: 'usurp', of: 'card', id: 'chani' }, 'market', 'chani'],
    [{ verb: 'advance', of: 'research', id: 'research-c2r4' }, 'research', 'research-c2r4'],
    [{ verb: 'atomics', of: 'token', id: 'family-atomics' }, 'atomics', 'family-atomics'],
  ])('%o has its object', (option, place, id) => {
    expect(controlOf(option as OptionView, verbs)).toMatchObject({ place, id });
  });
});

describe('Rise of Ix on the page', () => {
  it('counts the stacks of Ix, also one that is used up', () => {
    const numbers = { tech_top: 'flagship', tech_middle: null, tech_bottom: 'windtraps' };
    const pile_counts = { tech_stack_top: 5, tech_stack_middle: 0, tech_stack_bottom: 0 };
    expect(stacksOf(view({ numbers, pile_counts })).map(({ tile, count }) => [tile, count])).toEqual([
      ['flagship', 6],
      [null, 0],
      ['windtraps', 1],
    ]);
  });
  it('tells turned tiles from others', () => {
    const seat = {
      piles: { tech: ['flagship', 'windtraps'], tech_turned: ['flagship'] },
    } as unknown as View['seats'][0];
    expect(tilesOf(seat)).toEqual([
      { id: 'flagship', turned: true },
      { id: 'windtraps', turned: false },
    ]);
  });
  it('leads each ability of a tile with its moment', () => {
    const flagship = entry('flagship', 'tech', {
      glyphs: { acquire: ['vp'], flip: ['flip', 'arrow', '4 solari', 'arrow', '3 troop'], endgame: ['vp'] },
    });
    expect(abilitiesOf(flagship).map(({ icon, glyphs }) => [icon, glyphs])).toEqual([
      ['flip', ['4 solari', 'arrow', '3 troop']],
      ['endgame', ['vp']],
    ]);
  });
  it('knows whose dreadnought stands over a space', () => {
    const table = view({ numbers: { dreadnought_imperial_basin: 0, dreadnought_carthag: null } });
    expect(holderOf(table, 'space-imperial-basin')).toBe(0);
    expect(holderOf(table, 'space-carthag')).toBeNull();
    expect(holderOf(table, 'space-wealth')).toBeNull();
  });
  it('puts Ix on a shelf, and only where it is played', () => {
    expect(groundOf(view({}), 'ix').tone).toBe('ix');
    expect(seatHeight(view({}))).toBeGreaterThan(0);
    expect(seatHeight(view({ modules: ['base'] }))).toBe(0);
  });
});

describe('Immortality on the page', () => {
  const seats = [
    { seat: 0, numbers: { research: 'research-c4r2' } },
    { seat: 1, numbers: { research: null } },
  ];
  it('lays hexagons where their ids say', () => {
    expect(lieOf('research-c4r2')).toEqual({ column: 4, row: 2 });
    expect(lieOf('research-lab')).toBeNull();
    const codex = new Codex([entry('research-c4r2', 'research', { glyphs: { marker: ['genetic-marker'] } })]);
    expect(hexagons(view({ seats }), codex)).toMatchObject([{ short: 'c4r2', marker: 'genetic-marker', seats: [0] }]);
  });
  it('leaves out seats that do no research', () => {
    expect(researchLanes(view({ seats }))).toEqual([{ seat: 0, at: 4 }]);
  });
});
