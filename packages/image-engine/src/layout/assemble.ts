import { cropped } from '../compose/fit.ts';
import { resizeMask } from '../compose/plane.ts';
import type { Rgb } from '../grammar/words/colours.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { type Part, partAbout } from '../picture/focus.ts';
import type { Mask, PassContext, PixelPass, Pixels, Size } from '../picture/picture.ts';
import { roundCorners } from '../picture/round-corners.ts';
import type { Cell } from './cells.ts';
import type { Layout } from './justified.ts';

/** How a layout looks where there are no pictures. */
export interface Look {
  ground: Rgb;
  /** Radius of the pictures' corners as a share of the shortest side of all; 0 leaves them square. */
  rounding: number;
}

/** A picture in its cell, and the part of it that is seen. */
interface Placed {
  cell: Cell;
  picture: Size;
  part: Part;
}

/** The pass that makes one picture of all pictures of the request. */
export function assembling(all: readonly Size[], layout: Layout, look: Look): PixelPass {
  let placed: Placed[] = [];
  let subjectOf: PassContext['subjectOf'] | null = null;
  return {
    kind: 'pixels',
    size: () => ({ width: layout.width, height: layout.height }),
    run: async (first, context) => {
      subjectOf = context.subjectOf;
      const result = filled(layout, look.ground);
      placed = [];
      for (const cell of layout.cells) {
        await context.checkpoint('Arranging the pictures', placed.length / layout.cells.length);
        const size = all[cell.index] as Size;
        const picture =
          cell.index === 0 ? first : await context.pictureOf(cell.index, sizeFor(size, cell));
        const part = await partAbout(picture, cell.width / cell.height);
        const piece = await pieceOf(picture, part, cell, look.ground);
        const radius = look.rounding * shortestOf(layout);
        if (radius > 0) roundCorners(piece, Math.min(0.5, radius / shorterOf(cell)), look.ground);
        lay(result, piece, cell);
        placed.push({
          cell,
          picture: { width: picture.width, height: picture.height },
          part,
        });
      }
      return result;
    },
    follow: (mask) => inCells(layout, placed, ({ index }) => (index === 0 ? mask : null)),
    subject: () => inCells(layout, placed, ({ index }) => subjectOf?.(index) ?? null),
  };
}

const shorterOf = ({ width, height }: Size) => Math.min(width, height);
const shortestOf = ({ cells }: Layout) => Math.min(...cells.map(shorterOf));

/** The size at which a picture covers its cell; its own where it would have to be enlarged. */
function sizeFor(picture: Size, cell: Size): Size {
  const scale = Math.min(1, Math.max(cell.width / picture.width, cell.height / picture.height));
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

function filled({ width, height }: Size, [r, g, b]: Rgb): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    data[i] = r;
    data[i + 1] = g;
    data[i + 2] = b;
  }
  return { data, width, height, channels: 3 };
}

const boxOf = ({ left, top, width, height }: Part) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

async function pieceOf(picture: Pixels, part: Part, cell: Size, [r, g, b]: Rgb): Promise<Pixels> {
  const cut = cropped(picture, boxOf(part), picture.channels);
  return toPixels(
    fromPixels(cut)
      .flatten({ background: { r, g, b } })
      .resize(cell.width, cell.height, { fit: 'fill' }),
  );
}

function lay(result: Pixels, piece: Pixels, { left, top }: Cell): void {
  const row = piece.width * 3;
  for (let y = 0; y < piece.height; y++) {
    result.data.set(
      piece.data.subarray(y * row, (y + 1) * row),
      ((top + y) * result.width + left) * 3,
    );
  }
}

/** A mask of the whole from masks of the pictures; a picture without one has nothing in it. */
async function inCells(
  { width, height }: Size,
  placed: readonly Placed[],
  maskOf: (cell: Cell) => Mask | Promise<Mask> | null,
): Promise<Mask> {
  const result: Mask = { data: new Uint8Array(width * height), width, height };
  for (const { cell, picture, part } of placed) {
    const mask = await maskOf(cell);
    if (!mask) continue;
    const seen = cropped(await resizeMask(mask, picture), boxOf(part), 1);
    const piece = await resizeMask(seen, cell);
    for (let y = 0; y < piece.height; y++) {
      const row = piece.data.subarray(y * piece.width, (y + 1) * piece.width);
      result.data.set(row, (cell.top + y) * width + cell.left);
    }
  }
  return result;
}
