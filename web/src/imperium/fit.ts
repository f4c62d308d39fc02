/**
 * How the table fits its window. The boxes say what stands where and how small it may be; this finds the arrangement
 * in which all of it is in sight and nothing is cut. The hand and the question have their height first, the board takes
 * the rest; what is left over goes to everything alike.
 */

/**
 * Where a plate stands: at a side of the board, in a band of its middle, or on a shelf under all of it; what is on a
 * rail stands among the panels beside the board.
 */
export type Place = 'left' | 'right' | 'top' | 'middle' | 'bottom' | 'shelf' | 'rail';

/** A space on a plate, and the least width in which its two lines are whole; what is `fixed` never grows. */
export interface Tile {
  id: string;
  width: number;
  fixed?: boolean;
}

/** What parts the tiles of a row, where something lies between them. */
export const CUT = '|';

/** Something on the board: spaces under a head, a panel, or a panel beside spaces. */
export interface Plate {
  id: string;
  at: Place;
  tiles: readonly Tile[];
  /** The least height of what stands above the tiles. */
  head: number;
  /** The least size of the panel. */
  panel?: { width: number; height: number };
  /** The rows of the tiles, where these must lie so, how far they are apart, and how high they are at least. */
  rows?: readonly (readonly Tile[])[];
  apart?: number;
  tile?: number;
}

/** Something beside the board that takes a height of its own. */
export interface Block {
  id: string;
  height: number;
}

export interface Window {
  width: number;
  height: number;
  /** How much larger the text is to be. */
  text: number;
}

export interface Things {
  plates: readonly Plate[];
  /** The panels beside the board, a list for each column of them. */
  rails: readonly (readonly Block[])[];
  /** The panels of the market, above the place where one card is shown. */
  market: readonly Block[];
  /** Whether there is a hand to lay out. */
  hand: boolean;
}

export interface Row {
  tiles: readonly Tile[];
  columns: string;
}

export interface PlateFit {
  id: string;
  rows: Row[];
  /** Its share of the band or of the side in which it stands. */
  share: number;
}

export interface Band {
  plates: PlateFit[];
  share: number;
}

export interface BoardFit {
  side: number;
  left: PlateFit[];
  right: PlateFit[];
  bands: Band[];
  shelf: Band | null;
  /** The height that the shelf has. */
  shelved: number;
  /** How high the lowest tile is. */
  tile: number;
  /** How much larger than at least the tiles may be set. */
  scale: number;
}

export interface Fit {
  zoom: number;
  /** Whether the window is too small for all of it, so that the page is scrolled. */
  scrolls: boolean;
  /** The size of the table before it is enlarged. */
  width: number;
  height: number;
  rail: number;
  shop: number;
  /** How much larger than at least the panels beside the board and those of the market may be set. */
  scales: { rail: number; shop: number };
  top: number;
  card: { width: number; height: number };
  /** The width that the hand has. */
  hand: number;
  board: BoardFit;
  /** Whether the panels of the market stand in one place, under tabs. */
  tabbed: boolean;
}

/** The window for which the table is laid; in a larger one it is enlarged. */
const LAID_FOR = { width: 1440, height: 810 };
const SMALLEST = 0.8;
export const SMALLEST_STAGE = 0.6;

export const GAP = 6;
/** The least height of a seat's panel. */
export const SEAT = 118;
/** Between plates, and around tiles; the edge is the board's own. */
const BETWEEN = 5;
const APART = 4;
const EDGE = 4;
const PADDING = { across: 6, along: 9 };
const LEAST_TILE = 46;
/** Rows of tiles in a band, where there is width enough. */
const USUAL_ROWS = 2;
const TOP = { least: 34, share: 0.05, most: 44 };
const ASK = 64;
const CARD = { least: 146, share: 0.32, most: 207, slim: 0.78, narrow: 132, wide: 150 };
const AROUND_HAND = 10;
const BESIDE_HAND = 164;
const DOCK = 150;
/** Columns: their least widths, their shares of what is left, and the most that is of use. */
const RAIL = { least: 168, share: 0.08, most: 200 };
const SHOP = { least: 244, share: 0.12, most: 304 };
const SIDE = { least: 150, share: 0.15, most: 230 };
const LARGEST = 1.3;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: readonly number[]) => Math.max(0, ...numbers);
const spaced = (numbers: readonly number[], gap: number) => sum(numbers) + gap * Math.max(0, numbers.length - 1);
const grown = ({ least, share, most }: typeof RAIL, spare: number) =>
  Math.min(least + share * Math.max(0, spare), most);

const rowWidth = (row: readonly Tile[], apart: number) =>
  spaced(
    row.map((tile) => tile.width),
    apart,
  );
const apartOf = ({ apart = APART }: Plate) => apart;
const leastTile = ({ tile = LEAST_TILE }: Plate) => tile;

/** Tiles in so many rows, in their order, such that the longest row is as short as can be. */
export function inRows(tiles: readonly Tile[], rows: number, apart = APART): Tile[][] {
  if (rows <= 1 || tiles.length <= 1) return tiles.length ? [[...tiles]] : [];
  const ways = tiles.slice(0, tiles.length - rows + 1).map((_, i) => {
    const [first, rest] = [tiles.slice(0, i + 1), inRows(tiles.slice(i + 1), rows - 1, apart)];
    return { rows: [first, ...rest], width: most([first, ...rest].map((row) => rowWidth(row, apart))) };
  });
  return ways.reduce((best, way) => (way.width < best.width ? way : best)).rows;
}

const rowsOf = (plate: Plate, rows: number) =>
  plate.rows ?? inRows(plate.tiles, Math.min(rows, plate.tiles.length), apartOf(plate));

/** The width a plate needs with its tiles in so many rows. */
function widthOf(plate: Plate, rows: number): number {
  const tiles = most(rowsOf(plate, rows).map((row) => rowWidth(row, apartOf(plate))));
  return 2 * PADDING.across + spaced([tiles, plate.panel?.width ?? 0].filter(Boolean), BETWEEN);
}

function heightOf(plate: Plate, rows: number): number {
  const count = rowsOf(plate, rows).length;
  const tiles = count * leastTile(plate) + Math.max(0, count - 1) * apartOf(plate);
  return PADDING.along + plate.head + Math.max(tiles, plate.panel?.height ?? 0);
}

const BANDS = ['top', 'middle', 'bottom'] as const;

/** The width that the plates of a place need side by side. */
function standingIn(plates: readonly Plate[], place: Place, rows: number): number {
  return spaced(
    plates.filter(({ at }) => at === place).map((plate) => widthOf(plate, rows)),
    BETWEEN,
  );
}

interface Laid {
  plates: { plate: Plate; rows: number; width: number }[];
  height: number;
}

/** Plates side by side in a width, with as few rows of tiles as go into it. */
function across(plates: readonly Plate[], width: number): Laid | null {
  const longest = most(plates.map((plate) => plate.tiles.length));
  for (let rows = 1; rows <= Math.max(1, longest); rows++) {
    const needed = plates.map((plate) => widthOf(plate, rows));
    if (spaced(needed, BETWEEN) > width) continue;
    return {
      plates: plates.map((plate, i) => ({ plate, rows, width: needed[i] ?? 0 })),
      height: most(plates.map((plate) => heightOf(plate, rows))),
    };
  }
  return null;
}

/** A row of tiles, each as wide as it must be and wider in proportion. */
export const rowFit = (row: readonly Tile[]): Row => ({
  tiles: row,
  columns: row.map(({ width, fixed }) => (fixed ? `${width}px` : `minmax(0, ${width}fr)`)).join(' '),
});
const plateFit = (plate: Plate, rows: number, share: number): PlateFit => ({
  id: plate.id,
  rows: rowsOf(plate, rows).map(rowFit),
  share,
});
const bandFit = ({ plates, height }: Laid): Band => ({
  plates: plates.map(({ plate, rows, width }) => plateFit(plate, rows, width)),
  share: height,
});

const widthOfBand = ({ plates }: Laid) =>
  spaced(
    plates.map((one) => one.width),
    BETWEEN,
  );

interface Boarded {
  board: BoardFit;
  height: number;
  /** How high the lowest tile is when the board is so many times as high as at least. */
  lowest(times: number): number;
}

/** The board in a width: its arrangement, and the least height in which it is whole. */
export function boardIn(plates: readonly Plate[], width: number, side: number): Boarded | null {
  const at = (place: Place) => plates.filter((plate) => plate.at === place);
  const sides = [at('left'), at('right')].filter((column) => column.length).length;
  const centre = width - 2 * EDGE - sides * (side + BETWEEN);
  const bands = BANDS.flatMap((place) => {
    const standing = at(place);
    return standing.length ? [across(standing, centre)] : [];
  });
  const columns = [at('left'), at('right')].map((column) => column.map((plate) => across([plate], side)));
  const under = at('shelf');
  const shelf = under.length ? across(under, width - 2 * EDGE) : null;
  const whole = [...bands, ...columns.flat(), ...(under.length ? [shelf] : [])].filter((laid) => laid !== null);
  if (whole.length < bands.length + columns.flat().length + Number(under.length > 0)) return null;
  const standing = (laid: (Laid | null)[]) => laid.filter((one) => one !== null);
  const high = most(
    [bands, ...columns].map((column) =>
      spaced(
        standing(column).map((one) => one.height),
        BETWEEN,
      ),
    ),
  );
  const [left = [], right = []] = columns.map((column) =>
    standing(column).flatMap(({ plates, height }) => plates.map(({ plate, rows }) => plateFit(plate, rows, height))),
  );
  return {
    board: {
      side,
      left,
      right,
      bands: standing(bands).map(bandFit),
      shelf: shelf && bandFit(shelf),
      shelved: shelf?.height ?? 0,
      tile: LEAST_TILE,
      scale: Math.min(
        ...standing(bands).map((band) => centre / widthOfBand(band)),
        ...standing(columns.flat()).map((band) => side / widthOfBand(band)),
        ...(shelf ? [(width - 2 * EDGE) / widthOfBand(shelf)] : []),
      ),
    },
    height: 2 * EDGE + high + (shelf ? BETWEEN + shelf.height : 0),
    lowest: (times) => Math.min(...whole.flatMap((band) => tileHeights(band, times))),
  };
}

/** How high the tiles of a band are when it is so many times as high as at least, all told as if alike at least. */
function tileHeights({ plates, height }: Laid, times: number): number[] {
  return plates
    .filter(({ plate }) => plate.tiles.length)
    .map(({ plate, rows }) => {
      const count = rowsOf(plate, rows).length;
      const high = (height * times - PADDING.along - plate.head - (count - 1) * apartOf(plate)) / count;
      return (high * LEAST_TILE) / leastTile(plate);
    });
}

/** Shares what is left of a height among the board's rows, as its styles do. */
export function heightened({ board, height, lowest }: Boarded, given: number): BoardFit {
  const times = Math.max(1, given / height);
  const tile = lowest(times);
  const scale = Math.max(1, Math.min(board.scale, tile / LEAST_TILE, LARGEST));
  return { ...board, shelved: board.shelved * times, tile, scale };
}

/** The least width of a side of the board. */
export const slimSide = (plates: readonly Plate[]): number =>
  most([SIDE.least, ...plates.filter(sided).map((plate) => widthOf(plate, plate.tiles.length))]);
const sided = ({ at }: Plate) => at === 'left' || at === 'right';

/** The columns of a table of some width, and the board between them; nothing if it is too narrow. */
function columnsIn({ plates, rails }: Pick<Things, 'plates' | 'rails'>, width: number, market: boolean) {
  const sides = new Set(plates.filter(sided).map(({ at }) => at)).size;
  const slim = slimSide(plates);
  const centre = most(BANDS.map((place) => standingIn(plates, place, USUAL_ROWS)));
  const gaps = (rails.length + Number(market)) * GAP;
  const least = rails.length * RAIL.least + Number(market) * SHOP.least + sides * (slim + BETWEEN) + 2 * EDGE + centre;
  const spare = width - gaps - least;
  const [rail, shop] = [grown(RAIL, spare), market ? grown(SHOP, spare) : 0];
  const side = grown({ ...SIDE, least: slim, most: Math.max(SIDE.most, slim) }, spare);
  const found = boardIn(plates, width - gaps - rails.length * rail - shop, side);
  if (!found) return null;
  const beside = most(
    rails.map((column) =>
      spaced(
        column.map((block) => block.height),
        GAP,
      ),
    ),
  );
  return { rail, shop, board: found, beside, height: Math.max(found.height, beside) };
}

interface Frame {
  fit: Omit<Fit, 'zoom' | 'scrolls'>;
  /** The height it needs. */
  needed: number;
}

/** The table in a window in which it is not enlarged; nothing if that is too narrow. */
function frameIn(things: Things, width: number, height: number): Frame | null {
  const columns = columnsIn(things, width - 2 * GAP, true);
  if (!columns) return null;
  const { rail, shop, board } = columns;
  const { hand, market } = things;
  const mine = GAP + ASK + (hand ? AROUND_HAND + CARD.least : 0) + GAP;
  const needed = TOP.least + columns.height + mine;
  const spare = height - needed;
  const [top, card] = [grown(TOP, spare), hand ? grown(CARD, spare) : 0];
  const rest = Math.max(columns.height, height - top - mine - (hand ? card - CARD.least : 0));
  const shelves = spaced(
    market.map((block) => block.height),
    GAP,
  );
  const tabbed = shelves + GAP + DOCK > height - top - GAP;
  const scaled = (...ratios: number[]) => Math.max(1, Math.min(LARGEST, ...ratios));
  return {
    needed,
    fit: {
      width,
      height: Math.max(height, needed),
      rail,
      shop,
      top,
      card: { width: Math.min(Math.max(card * CARD.slim, CARD.narrow), CARD.wide), height: card },
      hand: width - rail - shop - BESIDE_HAND - 5 * GAP,
      board: heightened(board, rest),
      scales: {
        rail: scaled(rail / RAIL.least, rest / columns.beside),
        shop: scaled(shop / SHOP.least, (height - top - 2 * GAP - DOCK) / shelves),
      },
      tabbed,
    },
  };
}

/** The largest size, from one that is wanted down to the least, at which something fits. */
export function largest<T>(wanted: number, least: number, tryAt: (zoom: number) => T | null): T | null {
  for (let zoom = wanted; zoom >= least; zoom -= 0.01) {
    const found = tryAt(zoom);
    if (found) return found;
  }
  return null;
}

/** The table from 1200 px on: enlarged in a roomy window, and by as much of the text size asked for as is possible. */
export function fitTable({ width, height, text }: Window, things: Things): Fit {
  const roomy = Math.max(1, Math.min(width / LAID_FOR.width, height / LAID_FOR.height));
  const at = (whole: boolean) => (zoom: number) => {
    const frame = frameIn(things, width / zoom, height / zoom);
    return frame && (!whole || frame.needed <= height / zoom) ? { zoom, scrolls: !whole, ...frame.fit } : null;
  };
  const fit = largest(roomy * text, SMALLEST, at(true)) ?? largest(1, 0, at(false));
  if (!fit) throw new Error(`No table fits into ${width} × ${height}.`);
  return fit;
}

/** The board with the seats beside it, in the room that a page has for them. */
export function fitStage(
  { width, height }: Pick<Window, 'width' | 'height'>,
  things: Pick<Things, 'plates' | 'rails'>,
) {
  const at = (whole: boolean) => (zoom: number) => {
    const columns = columnsIn(things, width / zoom, false);
    if (!columns || (whole && columns.height > height / zoom)) return null;
    const { rail, board } = columns;
    const high = Math.max(height / zoom, columns.height);
    return { zoom, height: high, width: width / zoom, rail, board: heightened(board, high) };
  };
  const fit = largest(1, SMALLEST_STAGE, at(true)) ?? largest(1, 0, at(false));
  if (!fit) throw new Error(`No board fits into ${width} × ${height}.`);
  return fit;
}
