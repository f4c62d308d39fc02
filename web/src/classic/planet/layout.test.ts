import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { discs, layout, lookAt, MANY, type Box, type Standing } from './layout';
import { ALWAYS, nameOf, spotsOf, TERRITORIES } from './names';
import { edge, sectorAt, wedge, type Area, type Point } from './planet';

/** The areas of the drawing, without a browser to read it. */
const drawing = readFileSync(new URL('./planet.svg', import.meta.url), 'utf8');
const points = (text = ''): Point[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(',').map(Number) as Point);
const areas = [...drawing.matchAll(/<path class="area"([^>]*)>/g)].map(([, given = '']): Area => {
  const of = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(given)?.[1];
  const id = of('area') ?? '';
  return {
    id,
    territory: id.split('/')[0] ?? '',
    sector: of('sector') === undefined ? null : Number(of('sector')),
    path: '',
    slots: points(of('slots')),
    rooms: (of('room') ?? '').split(' ').map(Number),
    spice: points(of('spice'))[0] ?? null,
  };
});
const standing = (players: number, starred = false, spice = false): Standing[] =>
  areas.map((area) => ({ area, players, starred, spice }));

/** How much of a box the letters of names cover, as a share of a letter. */
const covered = (box: Box, territory: string, k: number) =>
  Math.max(
    ...discs(nameOf(territory, lookAt(k).letters)!).map(({ at: [x, y], radius }) => {
      const dx = Math.max(0, Math.abs(x - box.at[0]) - box.wide / 2);
      const dy = Math.max(0, Math.abs(y - box.at[1]) - box.high / 2);
      return Math.max(0, radius - Math.hypot(dx, dy)) / radius;
    }),
  );

describe('the map at any size', () => {
  it('has a name for each of the 42 territories of the drawing', () => {
    expect(new Set(areas.map(({ territory }) => territory))).toEqual(new Set(TERRITORIES));
    expect(TERRITORIES).toHaveLength(42);
  });
  it('shows all names where they have room, with letters of at least 11 pixels', () => {
    for (const k of [0.57, 0.604, 0.672, 0.742, 0.85, 1]) {
      const { names } = layout([], lookAt(k));
      expect(names).toHaveLength(42);
      for (const { size } of names) expect(size * k, `${k}`).toBeGreaterThan(9.9);
    }
  });
  it('shows the strongholds on a phone, and the places that matter', () => {
    const { names } = layout([], lookAt(0.366), new Set(['red-chasm']));
    expect(new Set(names.map(({ territory }) => territory))).toEqual(new Set([...ALWAYS, 'red-chasm']));
    for (const { size } of names) expect(size * 0.366).toBeGreaterThan(9.9);
  });
  it('keeps a lone token off the name of its own land', () => {
    for (const k of [0.604, 0.672, 1])
      for (const one of standing(1)) {
        const { stood } = layout([one], lookAt(k));
        expect(covered(stood[0]!.tokens!, one.area.territory, k), `${one.area.id} at ${k}`).toBeLessThan(0.75);
      }
  });
  it('keeps tokens near the land in which they stand', () => {
    for (const one of standing(2)) {
      const [stood] = layout([one], lookAt(0.672)).stood;
      const [x, y] = stood!.tokens!.at;
      const spots = [...one.area.slots, ...spotsOf(one.area.territory).map(({ at }) => at)];
      const near = Math.min(...spots.map((at) => Math.hypot(at[0] - x, at[1] - y)));
      expect(near, one.area.id).toBeLessThan(42);
    }
  });
  it('does not put the tokens of one place over those of another', () => {
    const some = standing(1).filter((_, i) => i % 6 === 0);
    const boxes = layout(some, lookAt(0.672)).stood.map(({ tokens }) => tokens!);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(
          Math.abs(a.at[0] - b.at[0]) > (a.wide + b.wide) / 2 - 4 ||
            Math.abs(a.at[1] - b.at[1]) > (a.high + b.high) / 2 - 4,
        ).toBe(true);
  });
  it('gathers three or more players on a plate', () => {
    const [two] = layout(standing(2).slice(0, 1), lookAt(0.672)).stood;
    const [three] = layout(standing(MANY).slice(0, 1), lookAt(0.672)).stood;
    expect([two!.plate, three!.plate]).toEqual([false, true]);
  });
});

describe('sectors', () => {
  it('are found from points, as the drawing has them', () => {
    const own = areas.filter(({ sector }) => sector !== null);
    const right = own.filter(({ sector, slots }) => sectorAt(slots[0]!) === sector);
    expect(right.length).toBe(own.length);
  });
  it('are drawn as pieces of a ring', () => {
    const [x, y] = edge(0, 448);
    expect(x).toBeCloseTo(422.2, 0);
    expect(y).toBeCloseTo(941.2, 0);
    expect(wedge(1, 2)).toMatch(/^M.*A448 448 0 0 0/);
  });
});
