import type { Rgb } from '../grammar/words/colours.ts';
import { BOUNDS, bounded } from '../picture/bounds.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { type Pass, type Pixels, RANK, type Size } from '../picture/picture.ts';

/** What a picture is filled up with: a colour, or its own edges out of focus; nothing where it is cut out. */
export type Filling = { colour: Rgb } | 'blur';

/** Where the filling is blurred, px of its longer edge: it has no detail. */
const WORKING_EDGE = 96;
/** Standard deviation there, px. */
const SIGMA = { edges: 4, picture: 6 };
/** Where it is a blurred picture it is darker than the one before it, which then stands out. */
const DARKER = 0.78;
/** Standard deviation of an edge's colours, 0 to 255, up to which it may be drawn out: stripes come of others. */
const CALM = 30;

/** The picture's size in the finished one, and that one's. */
export interface Padded {
  inner: Size;
  outer: Size;
}

/**
 * How a picture of that size is filled up.
 *
 * @param ratio width by height of the result
 * @param exact whether the result has just that size, px; it is only the shape otherwise, and no pixel is scaled
 */
export function padded(size: Size, ratio: Size, exact: boolean): Padded {
  if (exact) {
    const scale = Math.min(ratio.width / size.width, ratio.height / size.height);
    return { inner: scaled(size, scale), outer: ratio };
  }
  const shape = ratio.width / ratio.height;
  const outer = {
    width: Math.max(size.width, Math.round(size.height * shape)),
    height: Math.max(size.height, Math.round(size.width / shape)),
  };
  const most = Math.min(
    BOUNDS.maxEdge / Math.max(outer.width, outer.height),
    Math.sqrt(BOUNDS.maxPixels / (outer.width * outer.height)),
  );
  if (most >= 1) return { inner: size, outer };
  return { inner: scaled(size, most), outer: bounded(scaled(outer, most)) };
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.floor(width * scale + 0.001)),
  height: Math.max(1, Math.floor(height * scale + 0.001)),
});

/** The passes that fill a picture of that size up; none when it has the shape. */
export function padPasses(size: Size, { inner, outer }: Padded, filling: Filling): Pass[] {
  const isScaled = inner.width !== size.width || inner.height !== size.height;
  const passes: Pass[] = isScaled
    ? [
        {
          kind: 'stream',
          rank: RANK.resize,
          grey: 'keeps',
          size: () => inner,
          build: (sharp) => sharp.resize(inner.width, inner.height, { fit: 'fill' }),
        },
      ]
    : [];
  if (inner.width === outer.width && inner.height === outer.height) return passes;
  const left = Math.floor((outer.width - inner.width) / 2);
  const top = Math.floor((outer.height - inner.height) / 2);
  if (filling === 'blur')
    passes.push({
      kind: 'pixels',
      size: () => outer,
      run: (pixels) => onBlurred(pixels, outer, left, top),
    });
  else {
    const [r, g, b] = filling.colour;
    const right = outer.width - inner.width - left;
    const bottom = outer.height - inner.height - top;
    passes.push({
      kind: 'stream',
      rank: RANK.extend,
      size: () => outer,
      build: (sharp) => sharp.extend({ left, right, top, bottom, background: { r, g, b } }),
    });
  }
  return passes;
}

const isSeeThrough = ({ data, channels }: Pixels) =>
  channels === 4 && data.some((value, i) => i % 4 === 3 && value < 255);

/** Standard deviation of the colours along a line of a picture. */
function spreadOf({ data, channels }: Pixels, from: number, step: number, count: number): number {
  let variance = 0;
  for (let c = 0; c < 3; c++) {
    let [sum, squares] = [0, 0];
    for (let k = 0; k < count; k++) {
      const value = data[(from + k * step) * channels + c] as number;
      sum += value;
      squares += value * value;
    }
    variance = Math.max(variance, squares / count - (sum / count) ** 2);
  }
  return Math.sqrt(variance);
}

/** Whether all edges beside which something is filled in are of about one colour. */
function isCalm(pixels: Pixels, isAbove: boolean, isBeside: boolean): boolean {
  const { width, height } = pixels;
  const rows = isAbove ? [0, (height - 1) * width] : [];
  const columns = isBeside ? [0, width - 1] : [];
  return (
    rows.every((from) => spreadOf(pixels, from, 1, width) < CALM) &&
    columns.every((from) => spreadOf(pixels, from, width, height) < CALM)
  );
}

/**
 * The picture before its own edges, drawn out, where they are calm: a plain backdrop goes on without a seam. Before
 * itself out of focus otherwise; one that is cut out stays on nothing.
 */
async function onBlurred(pixels: Pixels, outer: Size, left: number, top: number): Promise<Pixels> {
  const right = outer.width - pixels.width - left;
  const bottom = outer.height - pixels.height - top;
  if (isSeeThrough(pixels)) {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return toPixels(fromPixels(pixels).extend({ left, right, top, bottom, background }));
  }
  const shrink = Math.min(1, WORKING_EDGE / Math.max(outer.width, outer.height));
  const picture = fromPixels(pixels).flatten({ background: '#fff' });
  const inner = await toPixels(picture.resize({ ...scaled(pixels, shrink), fit: 'fill' }));
  const small = scaled(outer, shrink);
  const beside = { left: Math.round(left * shrink), top: Math.round(top * shrink) };
  const blurred = await toPixels(
    isCalm(inner, top + bottom > 0, left + right > 0)
      ? fromPixels(
          await toPixels(
            fromPixels(inner).extend({
              ...beside,
              right: Math.max(0, small.width - inner.width - beside.left),
              bottom: Math.max(0, small.height - inner.height - beside.top),
              extendWith: 'copy',
            }),
          ),
        ).blur(SIGMA.edges)
      : fromPixels(await toPixels(fromPixels(inner).resize({ ...small, fit: 'cover' })))
          .blur(SIGMA.picture)
          .linear(DARKER, 0),
  );
  const { width, height, channels, data } = pixels;
  return toPixels(
    fromPixels(blurred)
      .resize(outer.width, outer.height, { fit: 'fill', kernel: 'cubic' })
      .composite([{ input: Buffer.from(data), raw: { width, height, channels }, left, top }])
      .removeAlpha(),
  );
}
