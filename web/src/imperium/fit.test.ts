import { describe, expect, it } from 'vitest';
import { fitPhone, fitTablet } from './fit-small';
import { fitStage, fitTable, inRows, SEAT, type Place, type Plate, type Things } from './fit';

const tiles = (...widths: number[]) => widths.map((width, i) => ({ id: `${width}-${i}`, width }));
const plate = (id: string, at: Place, widths: number[], more: Partial<Plate> = {}): Plate => ({
  id,
  at,
  tiles: tiles(...widths),
  head: 22,
  ...more,
});
const faction = (id: string, at: Place, ...widths: number[]) => plate(id, at, widths, { head: 71 });
const panel = (id: string, at: Place, width: number, height: number): Plate => ({
  id,
  at,
  tiles: [],
  head: 0,
  panel: { width, height },
});
const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `seat-${i}`, height: SEAT }));

const FACTIONS = [
  faction('emperor', 'left', 149, 69),
  faction('guild', 'left', 132, 89),
  faction('bene_gesserit', 'right', 137, 108),
  faction('fremen', 'right', 127, 97),
];
const CONFLICT = panel('conflict', 'middle', 420, 94);
const ARRAKIS = plate('dune', 'bottom', [94, 87, 141, 110, 141, 135, 145]);
const MARKET = { id: 'market', height: 340 };
const BASE: Things = {
  plates: [
    ...FACTIONS,
    plate('landsraad', 'top', [130, 112, 105, 112, 104]),
    plate('choam', 'top', [110, 120]),
    CONFLICT,
    ARRAKIS,
  ],
  rails: [seats(3)],
  market: [MARKET],
  hand: true,
};
/** Rise of Ix: fewer houses, the shipping track beside CHOAM's spaces, the Ix board on a shelf with its tech. */
const IX: Things = {
  ...BASE,
  plates: [
    ...FACTIONS,
    plate('landsraad', 'top', [130, 104, 112]),
    plate('choam', 'top', [110, 130], { panel: { width: 130, height: 96 } }),
    CONFLICT,
    ARRAKIS,
    plate('ix', 'shelf', [120, 110], { head: 0, panel: { width: 420, height: 58 } }),
  ],
};
/** Immortality: one more panel in the market. */
const TLEILAX = { id: 'tleilax', height: 210 };
/** Uprising with six at the table: two rails, and nine spaces on Arrakis. */
const SIX: Things = {
  ...BASE,
  plates: [...BASE.plates.filter((one) => one.id !== 'dune'), plate('dune', 'bottom', Array(9).fill(110) as number[])],
  rails: [
    [...seats(2), { id: 'personal', height: 130 }],
    [{ id: 'theirs', height: 24 }, ...seats(3)],
  ],
};

const WINDOWS: [number, number][] = [
  [1200, 800],
  [1280, 720],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
const at = (width: number, height: number, things = BASE, text = 1) => fitTable({ width, height, text }, things);
const rowsOf = (fit: ReturnType<typeof at>, id: string) =>
  [...fit.board.left, ...fit.board.right, ...fit.board.bands.flatMap((band) => band.plates)]
    .find((one) => one.id === id)
    ?.rows.map((row) => row.tiles.length);

describe('rows of tiles', () => {
  it('keep their order, and the longest is as short as can be', () => {
    expect(inRows(tiles(130, 112, 105, 112, 104), 2).map((row) => row.length)).toEqual([2, 3]);
    expect(inRows(tiles(10, 10, 10, 10, 10, 10, 10), 2).map((row) => row.length)).toEqual([3, 4]);
    expect(inRows(tiles(50, 10, 10, 10), 2).flat()).toEqual(tiles(50, 10, 10, 10));
    expect(inRows(tiles(1, 2), 1)).toEqual([tiles(1, 2)]);
    expect(inRows([], 2)).toEqual([]);
  });
});

describe('the table of the base game', () => {
  it.each(WINDOWS)('is whole at %d × %d', (width, height) => {
    const fit = at(width, height);
    expect(fit.scrolls).toBe(false);
    expect(fit.zoom).toBeGreaterThan(0.95);
    expect(fit.height).toBeCloseTo(height / fit.zoom);
    expect(fit.card.height).toBeGreaterThanOrEqual(146);
    expect(fit.board.tile).toBeGreaterThanOrEqual(46);
    expect(fit.tabbed).toBe(false);
    // What stands above each other is not higher than the window.
    const mine = 6 + 64 + 10 + fit.card.height + 6;
    expect(fit.top + mine + 365).toBeLessThanOrEqual(fit.height + 1);
  });
  it('stands at its sides, in bands between them, and in two rows of tiles', () => {
    const fit = at(1366, 768);
    expect(fit.board.left.map((one) => one.id)).toEqual(['emperor', 'guild']);
    expect(fit.board.right.map((one) => one.id)).toEqual(['bene_gesserit', 'fremen']);
    expect(fit.board.bands.map((band) => band.plates.map((one) => one.id))).toEqual([
      ['landsraad', 'choam'],
      ['conflict'],
      ['dune'],
    ]);
    for (const [width, height] of WINDOWS.slice(1)) {
      expect(rowsOf(at(width, height), 'landsraad')).toEqual([2, 3]);
      expect(rowsOf(at(width, height), 'choam')).toEqual([1, 1]);
      expect(rowsOf(at(width, height), 'dune')).toEqual([4, 3]);
    }
  });
  it('is enlarged in a roomy window, which then shows what a smaller one does', () => {
    expect(at(1440, 810).zoom).toBe(1);
    expect(at(1920, 1080).zoom).toBeCloseTo(4 / 3);
    expect(at(1920, 1080).width).toBeCloseTo(1440);
  });
  it('enlarges for larger text only as far as all of it stays in sight', () => {
    const { zoom, scrolls } = at(1440, 900, BASE, 1.3);
    expect(zoom).toBeGreaterThan(1.1);
    expect(scrolls).toBe(false);
    expect(at(1366, 650, BASE, 1.3).zoom).toBeLessThan(1.06);
    expect(at(1920, 1080, BASE, 1.3).zoom).toBeGreaterThan(1.5);
  });
  it('gives the hand its height first', () => {
    expect(at(1366, 640).card.height).toBeCloseTo(146, -1);
    expect(at(1366, 768).card.height).toBeGreaterThan(175);
    expect(at(1366, 768, { ...BASE, hand: false }).board.tile).toBeGreaterThan(at(1366, 768).board.tile * 1.3);
  });
  it('shrinks in a low window, and is scrolled where that would be too small to read', () => {
    expect(at(1280, 560).zoom).toBeLessThan(1);
    expect(at(1280, 560).scrolls).toBe(false);
    const low = at(1280, 400);
    expect(low.scrolls).toBe(true);
    expect(low.height).toBeGreaterThan(400 / low.zoom);
  });
});

describe('the tables of other boxes', () => {
  it.each(WINDOWS)('Rise of Ix is whole at %d × %d', (width, height) => {
    const fit = at(width, height, IX);
    expect(fit.scrolls).toBe(false);
    expect(fit.zoom).toBeGreaterThan(0.85);
    expect(fit.board.shelf?.plates.map((one) => one.id)).toEqual(['ix']);
    expect(fit.board.shelved).toBeGreaterThanOrEqual(58);
    expect(fit.board.tile).toBeGreaterThanOrEqual(46);
  });
  it('puts panels of the market under tabs where they leave no room for the dock', () => {
    const both: Things = { ...IX, market: [MARKET, TLEILAX] };
    expect(at(1440, 900, both).tabbed).toBe(false);
    expect(at(1366, 650, both).tabbed).toBe(true);
    expect(at(1366, 650, both).scrolls).toBe(false);
  });
  it.each(WINDOWS)('six sit around it at %d × %d', (width, height) => {
    const fit = at(width, height, SIX);
    expect(fit.scrolls).toBe(false);
    expect(fit.zoom).toBeGreaterThan(0.8);
    expect(fit.board.tile).toBeGreaterThanOrEqual(46);
  });
  it('sets nine spaces three by three where the board is narrow', () => {
    expect(rowsOf(at(1440, 900, SIX), 'dune')).toEqual([3, 3, 3]);
  });
  it('gives a group of two to four spaces a place, wherever a box puts it', () => {
    for (const place of ['left', 'top', 'bottom', 'shelf'] as const)
      for (const count of [2, 3, 4]) {
        const extra = plate('more', place, Array(count).fill(110) as number[]);
        const fit = at(1366, 768, { ...BASE, plates: [...BASE.plates, extra] });
        expect(fit.scrolls).toBe(false);
        expect(fit.board.tile).toBeGreaterThanOrEqual(46);
        expect(JSON.stringify(fit.board)).toContain('"more"');
      }
  });
  it('gives a panel a place, in a band or on the shelf', () => {
    for (const place of ['middle', 'shelf'] as const) {
      const fit = at(1280, 720, { ...BASE, plates: [...BASE.plates, panel('more', place, 60, 70)] });
      expect(fit.scrolls).toBe(false);
      expect(JSON.stringify(fit.board)).toContain('"more"');
    }
  });
});

describe('the board of a replay', () => {
  it('is shrunk into its room, with the seats beside it', () => {
    const fit = fitStage({ width: 780, height: 520 }, { plates: BASE.plates, rails: [seats(4)] });
    expect(fit.zoom).toBeLessThan(1);
    expect(fit.zoom).toBeGreaterThan(0.6);
    expect(fit.height).toBeCloseTo(520 / fit.zoom);
  });
});

describe('a phone', () => {
  it('is wide enough for three cards, however large the text', () => {
    expect(fitPhone({ width: 390, text: 1.15 })).toBe(1.15);
    expect(390 / fitPhone({ width: 390, text: 1.3 })).toBe(330);
    expect(fitPhone({ width: 320, text: 1.3 })).toBe(1);
  });
});

describe('a tablet', () => {
  const sizes = [
    [1180, 820],
    [820, 1180],
    [1024, 768],
    [768, 1024],
  ] as const;
  const fits = (things: Things, seats: number) =>
    sizes.map(([width, height]) => {
      const fit = fitTablet({ width, height, text: 1 }, { plates: things.plates, seats, more: 0, hand: true });
      return { ...fit, high: fit.height * fit.zoom, window: [width, height] };
    });

  it('shows board, hand, question and all seats at once, with nothing to scroll', () => {
    for (const fit of [...fits(BASE, 4), ...fits(IX, 4), ...fits(SIX, 6)]) {
      expect(fit.high).toBeLessThanOrEqual(fit.window[1]! + 1);
      expect(fit.zoom).toBeGreaterThan(0.7);
    }
  });
  it('has the market beside the board, or under the hand where it is upright', () => {
    expect(fits(BASE, 4).map(({ upright }) => upright)).toEqual([false, true, false, true]);
  });
  it('has six seats in two rows', () => {
    expect(fits(SIX, 6)[0]).toMatchObject({ abreast: 3, strip: 2 * 58 + 6 });
    expect(fits(BASE, 4)[0]).toMatchObject({ abreast: 4, strip: 78 });
  });
});
