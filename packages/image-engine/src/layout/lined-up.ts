import { BOUNDS } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import { type Cell, type Gap, gapBeside, inWholePx } from './cells.ts';
import type { Layout } from './justified.ts';

/** Common side of the pictures at most, px. */
const MAX_SIDE = 2400;
/** How much a small picture is enlarged at most to be level with a larger one. */
const MAX_ENLARGEMENT = 3;

/**
 * Pictures at one height side by side, or at one width one above the other. None is cut, and none is
 * enlarged beyond the largest.
 *
 * @param wish gap, of the common side where it is a share
 */
export function linedUp(pictures: readonly Size[], direction: 'row' | 'stack', wish: Gap): Layout {
  const isRow = direction === 'row';
  const across = ({ width, height }: Size) => (isRow ? height : width);
  const along = pictures.map((picture) =>
    isRow ? picture.width / picture.height : picture.height / picture.width,
  );
  const sides = pictures.map(across);
  const wished = Math.min(MAX_SIDE, Math.max(...sides), MAX_ENLARGEMENT * Math.min(...sides));
  const share = 'px' in wish ? gapBeside(wish, wished) / wished : wish.share;
  const length = along.reduce((sum, each) => sum + each, 0) + share * (pictures.length - 1);
  // Rounding may add a px for each picture and each gap.
  const most = BOUNDS.maxEdge - 2 * pictures.length;
  const side = Math.max(
    BOUNDS.minEdge,
    Math.floor(Math.min(wished, most / length, Math.sqrt(BOUNDS.maxPixels / length))),
  );
  const gap = gapBeside(wish, side);
  // Where 16 px a side are already too long a row, strips are cut rather than the row left too long.
  const longest = (most - gap * (pictures.length - 1)) / pictures.length;
  const room = length * side > most ? longest : most;
  let start = 0;
  const cells = along.map((each, index): Cell => {
    const extent = Math.max(1, Math.round(Math.min(each * side, room)));
    const at = start;
    start += extent + gap;
    return inWholePx(
      isRow
        ? { index, left: at, top: 0, width: extent, height: side }
        : { index, left: 0, top: at, width: side, height: extent },
    );
  });
  const total = start - gap;
  return isRow
    ? { width: total, height: side, gap, cells }
    : { width: side, height: total, gap, cells };
}
