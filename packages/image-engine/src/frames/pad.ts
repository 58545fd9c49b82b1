import type { Rgb } from '../grammar/words/colours.ts';
import { BOUNDS, bounded } from '../picture/bounds.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { type Pass, type Pixels, RANK, type Size } from '../picture/picture.ts';

/** What a picture is filled up with: a colour, or itself out of focus; nothing where it is cut out. */
export type Filling = { colour: Rgb } | 'blur';

/** Where the filling is blurred, px of its longer edge: it has no detail. */
const WORKING_EDGE = 96;
/** Standard deviation there, px. */
const SIGMA = 3.2;
/** The filling is darker than the picture, which then stands before it. */
const DARKER = 0.82;

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

/** The picture before its own blurred enlargement; one that is cut out stays on nothing. */
async function onBlurred(pixels: Pixels, outer: Size, left: number, top: number): Promise<Pixels> {
  if (isSeeThrough(pixels)) {
    const right = outer.width - pixels.width - left;
    const bottom = outer.height - pixels.height - top;
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return toPixels(fromPixels(pixels).extend({ left, right, top, bottom, background }));
  }
  const shrink = Math.min(1, WORKING_EDGE / Math.max(outer.width, outer.height));
  const small = scaled(outer, shrink);
  const picture = fromPixels(pixels).flatten({ background: '#fff' });
  const ground = await toPixels(picture.resize(small.width, small.height, { fit: 'cover' }));
  const blurred = await toPixels(fromPixels(ground).blur(SIGMA).linear(DARKER, 0));
  const { width, height, channels, data } = pixels;
  return toPixels(
    fromPixels(blurred)
      .resize(outer.width, outer.height, { fit: 'fill', kernel: 'cubic' })
      .composite([{ input: Buffer.from(data), raw: { width, height, channels }, left, top }])
      .removeAlpha(),
  );
}
