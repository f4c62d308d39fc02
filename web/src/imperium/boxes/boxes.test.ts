import { describe, expect, it } from 'vitest';
import { Codex } from '../../lib/codex';
import type { CodexEntry, OptionView } from '../../lib/protocol';
import { controlOf } from '../../table/choices';
import type { View } from '../view';
import { boxes, groundOf, panelsOf, partsOf, seatHeight, verbs } from '.';
import { holderOf } from './rise-of-ix/dreadnoughts';
import { abilitiesOf, stacksOf, tilesOf } from './rise-of-ix/tech';
import { CUT, rowFit } from '../fit';
import { legend } from '../legend';
import { heldFor, termsOf } from './choam/contracts';
import { pairs, tokensOf } from './uprising/battle';
import { standOf } from './uprising/posts';
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
    [{ verb: 'spy', of: 'post', id: 'post-emperor' }, 'post', 'post-emperor'],
    [{ verb: 'gather', of: 'post', id: 'post-guild' }, 'post', 'post-guild'],
    [{ verb: 'contract', of: 'contract', id: 'contract-espionage' }, 'contract', 'contract-espionage'],
    [{ verb: 'match', of: 'conflict', id: 'conflict-propaganda' }, 'won', 'propaganda'],
    [{ verb: 'train', of: 'training', id: 'training-final' }, 'training', 'training-final'],
    [{ verb: 'detonate' }, 'wall', ''],
  ])('%o has its object', (option, place, id) => {
    expect(controlOf(option as OptionView, verbs)).toMatchObject({ place, id });
  });
});

describe('boxes together', () => {
  it.each([
    ['base'],
    ['base', 'rise-of-ix', 'immortality'],
    ['uprising', 'choam'],
    ['base', 'rise-of-ix', 'immortality', 'uprising', 'choam'],
  ])('lay every panel and part of the board once (%s ...)', (...modules) => {
    const played = view({ modules, hagal: null });
    const panels = (['rivals', 'board', 'market'] as const).flatMap((area) => panelsOf(played, area));
    for (const names of [panels.map(({ name }) => name), partsOf(played).map(({ name }) => name)])
      expect(names).toEqual([...new Set(names)]);
    expect(panels.map(({ name }) => name)).toContain('conflict');
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

describe('observation posts', () => {
  const row = (...ids: string[]) =>
    rowFit(ids.map((id) => (id === CUT ? { id, width: 20, fixed: true } : { id, width: 100 })));
  it('stand in the gap between the two spaces they watch', () => {
    const rows = [row('a', 'b')];
    expect(standOf(rows, 10, ['a', 'b'])).toEqual({ row: 0, x: 'calc(50.000% + 0.00px)', y: '50%' });
    expect(standOf([row('a'), row('b')], 10, ['a', 'b'])).toEqual({
      row: 0,
      x: 'calc(50.000% + 0.00px)',
      y: 'calc(100% + 5px)',
    });
  });
  it('stand on the wall that parts their spaces, also where it lies across', () => {
    expect(standOf([row('a', CUT, 'b')], 10, ['a', 'b'])?.x).toBe('calc(50.000% + 0.00px)');
    const across = [row('a', 'b'), row(CUT), row('c', 'd')];
    expect(standOf(across, 10, ['b', 'd'])).toEqual({ row: 1, x: 'calc(75.000% + 2.50px)', y: '50%' });
  });
  it('stand where two spaces meet a third, or have a wire along three', () => {
    expect(standOf([row('a', 'b'), row('c')], 10, ['a', 'b', 'c'])?.x).toBe('calc(50.000% + 0.00px)');
    expect(standOf([row('a', 'b', 'c')], 10, ['a', 'b', 'c'])?.wire).toBeDefined();
  });
  it('stand on the edge of a single space', () => {
    expect(standOf([row('a', 'b')], 10, ['a'])?.x).toBe('calc(0.000% + 0.00px)');
    expect(standOf([row('a', 'b')], 10, ['b'])?.x).toBe('calc(100.000% + 0.00px)');
  });
  it('are left to other rows where none of their spaces is', () => {
    expect(standOf([row('a', 'b')], 10, ['c'])).toBeNull();
  });
});

describe('Uprising on the page', () => {
  const codex = new Codex([
    entry('conflict-skirmish', 'conflict', { glyphs: { battle: ['battle-crysknife'] } }),
    entry('conflict-siege', 'conflict', { glyphs: { battle: ['battle-ornithopter'] } }),
    entry('objective-knife', 'objective', { glyphs: { battle: ['battle-crysknife'] } }),
    entry('contract-arrakeen', 'contract', { facts: { space: 'arrakeen' } }),
    entry('contract-harvest', 'contract', { facts: { harvest: 3 } }),
    entry('space-arrakeen', 'space', { icons: ['city'] }),
    entry('space-desert', 'space', { glyphs: { maker: ['maker'] } }),
  ]);
  const seat = {
    numbers: { objective: 'objective-knife', objective_flipped: 0 },
    piles: {
      won: ['conflict-siege'],
      flipped: ['conflict-skirmish'],
      contracts: ['contract-arrakeen', 'contract-harvest'],
    },
  } as unknown as View['seats'][0];
  it('shows what was won, face up first', () => {
    expect(tokensOf(seat, codex).map(({ id, down }) => [id, down])).toEqual([
      ['objective-knife', false],
      ['conflict-siege', false],
      ['conflict-skirmish', true],
    ]);
  });
  it('tells when winning makes a pair', () => {
    expect(pairs(seat, 'battle-crysknife', codex)).toBe(true);
    expect(pairs(seat, 'battle-desert-mouse', codex)).toBe(false);
  });
  it('puts contracts on the spaces where they are fulfilled', () => {
    const spaces = ['arrakeen', 'desert'].map((short) => ({ id: `space-${short}`, short }));
    const table = view({ seat: 0, seats: [seat], spaces });
    expect(heldFor(table, 'space-arrakeen', codex).map(({ id }) => id)).toEqual(['contract-arrakeen']);
    expect(heldFor(table, 'space-desert', codex).map(({ id }) => id)).toEqual(['contract-harvest']);
    expect(termsOf(codex.find('contract-harvest')!, table, codex)).toMatchObject({ text: 'Harvest', spice: 3 });
  });
});

describe('the legend', () => {
  it('has words for every icon with which effects are drawn', () => {
    const view = { modules: boxes.map(({ name }) => name), seats: [{ team: 'a' }] } as unknown as View;
    const words = new Map(legend(view));
    const drawn = [...new Set(boxes.flatMap(({ icons }) => Object.values(icons)))];
    expect(drawn.filter((icon) => !words.get(icon))).toEqual([]);
  });
});
