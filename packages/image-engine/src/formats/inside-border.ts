import type { Box } from '../mask/mask-box.ts';
import { decodeAt, type Source } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';

/** Longer edge, px, of the copy on which a border is looked for. */
const LOOKED_AT = 1600;
/** How far the colours of one border are apart at most, 0 to 255 in any channel: paper has grain, and a scan noise. */
const ALIKE = 34;
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

/** Alpha below which something is seen through, and has no colour of its own. */
const CLEAR = 8;

const slantOf = (count: number) => Math.ceil(count * SLANT);

type Colour = readonly [number, number, number, number];

/** A line of pixels along a side: how many there are, and where each begins. */
interface Line {
  length: number;
  at: (i: number) => number;
}

const colourAt = ({ data, channels }: Pixels, i: number): Colour => {
  const alpha = channels === 4 ? (data[i + 3] as number) : 255;
  return alpha < CLEAR
    ? [0, 0, 0, 0]
    : [data[i] as number, data[i + 1] as number, data[i + 2] as number, alpha];
};

/** The middle of each channel over a line, its ends left out. */
function colourOf(pixels: Pixels, { length, at }: Line): Colour {
  const from = Math.floor(length * 0.1);
  const colours = Array.from({ length: Math.max(1, length - 2 * from) }, (_, i) =>
    colourAt(pixels, at(from + i)),
  );
  const middle = (channel: 0 | 1 | 2 | 3) =>
    colours.map((colour) => colour[channel]).sort((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2), middle(3)];
}

function shareOf(pixels: Pixels, { length, at }: Line, [r, g, b, a]: Colour): number {
  const { data, channels } = pixels;
  const isNear = (value: number, other: number) => Math.abs(value - other) <= ALIKE;
  let alike = 0;
  for (let i = 0; i < length; i++) {
    const from = at(i);
    const alpha = channels === 4 ? (data[from + 3] as number) : 255;
    if (!isNear(alpha, a)) continue;
    const isColoured =
      isNear(data[from] as number, r) &&
      isNear(data[from + 1] as number, g) &&
      isNear(data[from + 2] as number, b);
    if (isColoured || alpha < CLEAR) alike++;
  }
  return alike / length;
}

/** How many lines of a side are its border, and the colour of that. */
function borderOf(pixels: Pixels, count: number, lineAt: (depth: number) => Line) {
  const colour = colourOf(pixels, lineAt(0));
  const most = Math.floor(count * MOST);
  let width = 0;
  while (width < most && shareOf(pixels, lineAt(width), colour) >= BORDER) width++;
  // A backdrop that grows darker by and by is none: behind a border there is something else.
  const last = colourOf(pixels, lineAt(Math.max(0, width - 1)));
  const beyond = shareOf(pixels, lineAt(Math.min(most, width + slantOf(count))), last);
  const isBorder = width >= Math.max(1, count * LEAST) && width < most && beyond < GOES_ON;
  return { width: isBorder ? width : 0, colour };
}

/** The same with the lines where it ends slanted. */
function withSlant(
  pixels: Pixels,
  count: number,
  { width, colour }: ReturnType<typeof borderOf>,
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
  const top = borderOf(pixels, height, (depth) => row(depth, 0, width));
  const bottom = borderOf(pixels, height, (depth) => row(height - 1 - depth, 0, width));
  const rows = [top.width, height - bottom.width] as const;
  const left = borderOf(pixels, width, (depth) => column(depth, ...rows));
  const right = borderOf(pixels, width, (depth) => column(width - 1 - depth, ...rows));
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
