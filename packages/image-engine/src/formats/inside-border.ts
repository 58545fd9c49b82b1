import type { Box } from '../mask/mask-box.ts';
import { decodeAt, type Source } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { endsAtOnce, endsStraight } from './border-edge.ts';
import { ALIKE, type Colour, colourOf, type Line, shareOf } from './border-line.ts';

/** Longer edge, px, of the copy on which a border is looked for. */
const LOOKED_AT = 1600;
/** Share of a line that has the border's colour, from which on it is one of the border; its ends may be torn. */
const BORDER = 0.96;
/** Share below which nothing of the border is left in a line, where it ends slanted … */
const PICTURE = 0.06;
/** … within that share of the side. */
const SLANT = 0.03;
/** Share of a side that a border may take, and that it is at least. */
const [MOST, LEAST] = [0.45, 0.003];

/** Share of a line as far as that behind a border, from which on it has the border's colour yet. */
const GOES_ON = 0.7;

/** Lines between a border and what is behind it that may have something of both. */
const MIXED = 2;

const slantOf = (count: number) => Math.ceil(count * SLANT);

interface Border {
  width: number;
  colour: Colour;
  isSure: boolean;
}

/** How many lines of a side may be its border, the colour of that, and whether it plainly is one. */
function borderOf(pixels: Pixels, count: number, lineAt: (depth: number) => Line): Border {
  const colour = colourOf(pixels, lineAt(0));
  const most = Math.floor(count * MOST);
  let width = 0;
  while (width < most && shareOf(pixels, lineAt(width), colour) >= BORDER) width++;
  if (width < Math.max(1, count * LEAST) || width >= most)
    return { width: 0, colour, isSure: false };
  const last = lineAt(width - 1);
  const beyond = lineAt(Math.min(most, width + slantOf(count)));
  // A backdrop that grows darker by and by is none: behind a border there is something else.
  const isOver = shareOf(pixels, beyond, colourOf(pixels, last)) < GOES_ON;
  // Where it ends some lines are mixed.
  const isCut = endsAtOnce(pixels, last, lineAt(Math.min(most, width + MIXED)));
  const isSure = isCut || (isOver && endsStraight(pixels, most, colour, lineAt));
  return { width: isSure || isOver ? width : 0, colour, isSure };
}

/** How far the colours of a bar are apart at most, 0 to 255, and the share of its lines that is so even. */
const EVEN = { apart: 8, share: 0.97 };

/** Whether a border is as even as bars are that are laid beside a picture: a floor has light and shade. */
const isEven = (pixels: Pixels, { width, colour }: Border, lineAt: (depth: number) => Line) =>
  [0, width >> 1, width - 1].every(
    (depth) => shareOf(pixels, lineAt(Math.max(0, depth)), colour, EVEN.apart) >= EVEN.share,
  );

/** A side that is a border plainly and even, or beside one of its colour that is one plainly; else none. */
function amongBorders(
  pixels: Pixels,
  side: Border,
  all: readonly Border[],
  lineAt: (depth: number) => Line,
): Border {
  const isLike = (other: Border) =>
    other.colour.every((c, k) => Math.abs(c - (side.colour[k] ?? c)) <= ALIKE);
  const like = all.filter((other) => other.width > 0 && isLike(other));
  const isOne = like.some(({ isSure }) => isSure);
  return isOne && (like.length > 1 || isEven(pixels, side, lineAt)) ? side : { ...side, width: 0 };
}

/** The same with the lines where it ends slanted. */
function withSlant(
  pixels: Pixels,
  count: number,
  { width, colour }: Border,
  lineAt: (depth: number) => Line,
): number {
  const last = Math.min(Math.floor(count * MOST), width + slantOf(count));
  for (let depth = width; width > 0 && depth < last; depth++)
    if (shareOf(pixels, lineAt(depth), colour) < PICTURE) return depth;
  return width;
}

/**
 * What is inside the borders of one colour that a picture has, as scans, prints and screenshots do: paper, bars,
 * transparent margins. Each side is looked at by itself.
 *
 * @returns null where no side has one
 */
export async function insideBorder(source: Source): Promise<Box | null> {
  const scale = Math.min(1, LOOKED_AT / Math.max(source.width, source.height));
  const pixels = await decodeAt(source, {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  });
  const { width, height, channels } = pixels;
  const place = (x: number, y: number) => (y * width + x) * channels;
  const row = (y: number, from: number, to: number): Line => ({
    length: to - from,
    at: (i) => place(from + i, y),
  });
  const column = (x: number, from: number, to: number): Line => ({
    length: to - from,
    at: (i) => place(x, from + i),
  });
  const above = borderOf(pixels, height, (depth) => row(depth, 0, width));
  const below = borderOf(pixels, height, (depth) => row(height - 1 - depth, 0, width));
  // Between things and no border there is no more to a column than those things.
  const sure = ({ isSure, width }: Border) => (isSure ? width : 0);
  const within = [sure(above), height - sure(below)] as const;
  const before = borderOf(pixels, width, (depth) => column(depth, ...within));
  const after = borderOf(pixels, width, (depth) => column(width - 1 - depth, ...within));
  const among = (side: Border, lineAt: (depth: number) => Line) =>
    amongBorders(pixels, side, [above, below, before, after], lineAt);
  const top = among(above, (depth) => row(depth, 0, width));
  const bottom = among(below, (depth) => row(height - 1 - depth, 0, width));
  const left = among(before, (depth) => column(depth, ...within));
  const right = among(after, (depth) => column(width - 1 - depth, ...within));
  const rows = [top.width, height - bottom.width] as const;
  const columns = [left.width, width - right.width] as const;
  if (top.width + bottom.width + left.width + right.width === 0) return null;
  const cut = {
    top: withSlant(pixels, height, top, (depth) => row(depth, ...columns)),
    bottom: withSlant(pixels, height, bottom, (depth) => row(height - 1 - depth, ...columns)),
    left: withSlant(pixels, width, left, (depth) => column(depth, ...rows)),
    right: withSlant(pixels, width, right, (depth) => column(width - 1 - depth, ...rows)),
  };
  // The last line of the small copy may hold some of the picture: that goes as well.
  const px = (lines: number) => Math.ceil(lines / scale);
  return {
    left: px(cut.left),
    top: px(cut.top),
    right: source.width - px(cut.right),
    bottom: source.height - px(cut.bottom),
  };
}
