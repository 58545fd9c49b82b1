import { bounded } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import { aligned } from './aligned.ts';
import { type Cell, cellsOf, type Gap, gapBeside, inWholePx } from './cells.ts';
import { isLed, type Large, ratioOf, type Split, splitsOf } from './splits.ts';

/** Pictures in a rectangle that they fill. */
export interface Layout extends Size {
  /** One for each picture, in whole px. */
  cells: Cell[];
  /** px between neighbours and around all. */
  gap: number;
}

/** Shapes that a collage takes of itself, width by height, and the one it likes best. */
const SHAPE = { narrowest: 3 / 4, widest: 1.8, best: 4 / 3 };
/** A picture counts as no longer or narrower than that: a strip would leave the others no room. */
const MOST = 4;
/** Longer edge of a collage at most, px. */
const MAX_EDGE = 4096;
/** How much a small picture is enlarged at most for the sake of larger ones. */
const MAX_ENLARGEMENT = 2;

/** What a cell costs that is larger than its picture has a right to, beside what is cut off. */
const UNFAIR = 0.5;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** A split in a rectangle of area 1. */
interface Sketch extends Size {
  split: Split;
  cells: Cell[];
  cost: number;
}

/**
 * The layout of 1 to 5 pictures that cuts as little off them as possible and gives each a fair share.
 *
 * @param ratio width by height of the whole; about 4:3 when null
 * @param large where the first picture stands alone, larger than the others; null where none does
 * @param wish gap, of the side of a square of the whole's area where it is a share, which is at most 0.1
 */
export function justified(
  pictures: readonly Size[],
  ratio: number | null,
  wish: Gap,
  large: Large | null = null,
): Layout {
  const area = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
  const share = 'px' in wish ? Math.min(0.1, wish.px / Math.sqrt(area)) : wish.share;
  const ratios = pictures.map(({ width, height }) => between(1 / MOST, width / height, MOST));
  const sketches = splitsOf(pictures.length)
    .filter((split) => large === null || isLed(split, large))
    .map((split) => sketch(split, ratios, ratio, share))
    .map((each) => ({
      ...each,
      cost: each.cost + (large === null ? UNFAIR * unfairnessOf(each, pictures, area) : 0),
    }));
  const best = sketches.reduce((a, b) => (b.cost < a.cost - 1e-9 ? b : a));
  const scale = scaleFor(best, pictures);
  const size = bounded({
    width: best.width * scale,
    height: best.height * scale,
  });
  const side = Math.sqrt(size.width * size.height);
  const gap = gapBeside(wish, side);
  const placed = cellsOf(best.split, ratios, inside(size, gap), gap);
  const cells = aligned(placed, gap).map(inWholePx);
  return { ...size, gap, cells };
}

function inside({ width, height }: Size, gap: number) {
  return {
    left: gap,
    top: gap,
    width: width - 2 * gap,
    height: height - 2 * gap,
  };
}

function sketch(
  split: Split,
  ratios: readonly number[],
  asked: number | null,
  gap: number,
): Sketch {
  const natural = ratioOf(split, ratios);
  const ratio = asked ?? between(SHAPE.narrowest, natural, SHAPE.widest);
  const size = { width: Math.sqrt(ratio), height: 1 / Math.sqrt(ratio) };
  const cells = aligned(cellsOf(split, ratios, inside(size, gap), gap), gap);
  const losses = cells.map((cell) => {
    const stretch = cell.width / cell.height / (ratios[cell.index] as number);
    return 1 - Math.min(stretch, 1 / stretch);
  });
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const smallest = Math.min(...cells.map((cell) => cell.width * cell.height)) * cells.length;
  const unlike = asked ? 0 : Math.abs(Math.log(ratio / SHAPE.best));
  const cost = mean + Math.max(...losses) + Math.max(0, 0.6 - smallest) + unlike * 0.35;
  return { ...size, split, cells, cost };
}

/**
 * How much more than its share a cell has, as a logarithm: as much as all others, more where its picture is larger than
 * others, and less where it is so small that all others would shrink.
 */
function unfairnessOf({ cells }: Sketch, pictures: readonly Size[], area: number): number {
  const whole = cells.reduce((sum, { width, height }) => sum + width * height, 0);
  const excess = cells.map(({ index, width, height }) => {
    const picture = pictures[index] as Size;
    const own = (picture.width * picture.height) / area;
    const fair = Math.min(Math.max(own, 1 / cells.length), own * MAX_ENLARGEMENT ** 2);
    return Math.log((width * height) / whole / fair);
  });
  return Math.max(0, ...excess);
}

/** px of a side of the square: so many that the largest picture is shown as large as it is. */
function scaleFor({ cells, width, height }: Sketch, pictures: readonly Size[]): number {
  const scales = cells.map((cell) => {
    const picture = pictures[cell.index] as Size;
    return Math.min(picture.width / cell.width, picture.height / cell.height);
  });
  const wished = Math.min(Math.max(...scales), Math.min(...scales) * MAX_ENLARGEMENT);
  return Math.min(wished, MAX_EDGE / Math.max(width, height));
}
