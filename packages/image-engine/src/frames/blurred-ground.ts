import { within } from '../compose/plane.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { drawnOut } from './drawn-out.ts';

/** Where the filling is blurred, px of its longer edge: it has no detail. */
const WORKING_EDGE = 96;
/** Standard deviation there, px. */
const SIGMA = 6;
/** Where it is a blurred picture it is darker than the one before it, which then stands out. */
const DARKER = 0.78;
/** Standard deviation of an edge's colours, 0 to 255, up to which it may be drawn out: stripes come of others. */
const CALM = 30;

/** What is added at each side, px. */
interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isSeeThrough = ({ data, channels }: Pixels) =>
  channels === 4 && data.some((value, i) => i % 4 === 3 && value < 255);

/**
 * The picture before its own edges, drawn out, where they are calm: a plain backdrop goes on without a seam. Before
 * itself out of focus otherwise; one that is cut out stays on nothing.
 */
export async function onBlurred(
  pixels: Pixels,
  outer: Size,
  left: number,
  top: number,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { width, height, channels, data } = pixels;
  const sides = {
    left,
    top,
    right: outer.width - width - left,
    bottom: outer.height - height - top,
  };
  if (isSeeThrough(pixels)) {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return toPixels(fromPixels(pixels).extend({ ...sides, background }));
  }
  const shrink = WORKING_EDGE / Math.max(outer.width, outer.height);
  const side = (px: number) => Math.max(1, Math.floor(px * shrink));
  const picture = await toPixels(fromPixels(pixels).flatten({ background: '#fff' }));
  const small = await toPixels(
    fromPixels(picture).resize(side(width), side(height), { fit: 'fill' }),
  );
  const ground = (await isCalm(small, sides))
    ? await drawnOut(picture, outer, left, top, pause)
    : await enlarged(small, outer);
  return toPixels(
    fromPixels(ground)
      .composite([{ input: Buffer.from(data), raw: { width, height, channels }, left, top }])
      .removeAlpha(),
  );
}

/** Whether all edges beside which something is filled in are of about one colour. */
async function isCalm(small: Pixels, { left, right, top, bottom }: Sides): Promise<boolean> {
  const { width, height } = small;
  const [row, column] = [
    { left: 0, width, height: 1 },
    { top: 0, width: 1, height },
  ];
  const rows = top + bottom > 0 ? [0, height - 1].map((at) => ({ ...row, top: at })) : [];
  const columns = left + right > 0 ? [0, width - 1].map((at) => ({ ...column, left: at })) : [];
  const found = await Promise.all(
    [...rows, ...columns].map(async (edge) => {
      const line = await toPixels(fromPixels(small).extract(edge));
      return (await fromPixels(line).stats()).channels;
    }),
  );
  return found.flat().every(({ stdev }) => stdev < CALM);
}

/** Sharp orders the steps of one pipeline by itself: what has to come before a blur is made first. */
async function enlarged(small: Pixels, outer: Size): Promise<Pixels> {
  const ground = within(outer, WORKING_EDGE);
  const covering = await toPixels(fromPixels(small).resize({ ...ground, fit: 'cover' }));
  const blurred = await toPixels(fromPixels(covering).blur(SIGMA).linear(DARKER, 0));
  return toPixels(
    fromPixels(blurred).resize(outer.width, outer.height, { fit: 'fill', kernel: 'cubic' }),
  );
}
