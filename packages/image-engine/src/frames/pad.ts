import type { Rgb } from '../grammar/words/colours.ts';
import { BOUNDS, bounded } from '../picture/bounds.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';
import { onBlurred } from './blurred-ground.ts';

/** What a picture is filled up with: a colour, or its own edges out of focus; nothing where it is cut out. */
export type Filling = { colour: Rgb } | 'blur';

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

/**
 * The passes that fill a picture of that size up; none when it has the shape.
 *
 * @param top what is filled in above it, px: half of what is missing when left out
 */
export function padPasses(
  size: Size,
  { inner, outer }: Padded,
  filling: Filling,
  top = Math.floor((outer.height - inner.height) / 2),
): Pass[] {
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
  if (filling === 'blur')
    passes.push({
      kind: 'pixels',
      size: () => outer,
      run: (pixels, { checkpoint }) => onBlurred(pixels, outer, left, top, checkpoint),
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
