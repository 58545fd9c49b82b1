import { eachRow } from '../picture/each-row.ts';
import type { Size } from '../picture/picture.ts';

/** One size of a picture with a hole, as patches are compared on it. */
export interface Layer extends Size {
  /** Red, green and blue of each pixel, 0 to 255; inside the hole, what it is filled with so far. */
  colours: Float32Array;
  /** How busy the picture is around each pixel, across and down; see `textureOf`. */
  texture: Float32Array;
  /** 1 where the picture is to be filled. */
  hole: Uint8Array;
  /** 1 where nothing is known or may be copied from, though it is not to be filled; `BEFORE` where something stands. */
  barred: Uint8Array;
}

/** What of a picture is barred because it stands before what the hole lies in: that goes on behind it. */
export const BEFORE = 2;

/** Steps between the sizes of a pyramid. */
const SHRINK = 0.6;
/** Half the width of the hole, px, at which the smallest size is small enough to be filled by guessing. */
const THIN = 4;
const MAX_LAYERS = 9;
/** Shorter edge, px, below which patches have too little to choose from. */
const MIN_EDGE = 24;
/** Longer edge, px, that can still be filled by guessing. */
const GUESSABLE = 90;
/**
 * Share of the known pixels that must be centres of wholly known patches: with fewer, what is beside
 * the hole is no longer among the patches to copy from.
 */
const COPYABLE = 0.45;

/** Distance of each set pixel to the nearest one that is not set, in px (chessboard metric). */
export function depths(set: Uint8Array, { width, height }: Size): Int32Array {
  const depth = new Int32Array(width * height);
  const far = width + height;
  const near = (p: number, x: number, y: number, dx: number, dy: number) => {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) return far;
    return (depth[p + dy * width + dx] as number) + 1;
  };
  const sweep = (p: number, x: number, y: number, s: 1 | -1) => {
    const own = s === 1 ? far : (depth[p] as number);
    depth[p] = Math.min(
      own,
      near(p, x, y, -s, 0),
      near(p, x, y, 0, -s),
      near(p, x, y, -s, -s),
      near(p, x, y, s, -s),
    );
  };
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) if (set[p]) sweep(p, x, y, 1);
  for (let y = height - 1, p = width * height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, p--) if (set[p]) sweep(p, x, y, -1);
  return depth;
}

/**
 * The layer and ever smaller versions of it, largest first, down to where the hole is hardly wider
 * than a patch. A small pixel is a hole when any pixel under it is; it is the mean of what is known.
 *
 * @param copyable share of the known pixels of a layer that are centres of wholly known patches
 */
export async function pyramidOf(
  layer: Layer,
  copyable: (layer: Layer) => number,
  pause: () => Promise<void>,
): Promise<Layer[]> {
  const layers = [layer];
  let deepest = depths(layer.hole, layer).reduce((most, depth) => Math.max(most, depth), 0);
  let size: Size = layer;
  while (deepest > THIN && layers.length < MAX_LAYERS) {
    size = {
      width: Math.round(size.width * SHRINK),
      height: Math.round(size.height * SHRINK),
    };
    if (Math.min(size.width, size.height) < MIN_EDGE) break;
    const next = await shrunk(layer, size, pause);
    await pause();
    if (Math.max(size.width, size.height) < GUESSABLE && copyable(next) < COPYABLE) break;
    layers.push(next);
    deepest *= SHRINK;
  }
  return layers;
}

/** Area means over what is known. */
async function shrunk(
  layer: Layer,
  { width, height }: Size,
  pause: () => Promise<void>,
): Promise<Layer> {
  const colours = new Float32Array(width * height * 3);
  const texture = new Float32Array(width * height * 2);
  const hole = new Uint8Array(width * height);
  const barred = new Uint8Array(width * height);
  await eachRow(height, pause, (y) => {
    const [top, bottom] = span(y, height, layer.height);
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const [left, right] = span(x, width, layer.width);
      let [r, g, b, across, down, known] = [0, 0, 0, 0, 0, 0];
      for (let v = top; v < bottom; v++) {
        for (let u = left, q = v * layer.width + left; u < right; u++, q++) {
          if (layer.hole[q]) hole[p] = 1;
          else if (layer.barred[q])
            barred[p] = Math.max(barred[p] as number, layer.barred[q] as number);
          else {
            known++;
            r += layer.colours[q * 3] as number;
            g += layer.colours[q * 3 + 1] as number;
            b += layer.colours[q * 3 + 2] as number;
            across += layer.texture[q * 2] as number;
            down += layer.texture[q * 2 + 1] as number;
          }
        }
      }
      if (hole[p]) barred[p] = 0;
      const share = 1 / Math.max(1, known);
      colours[p * 3] = r * share;
      colours[p * 3 + 1] = g * share;
      colours[p * 3 + 2] = b * share;
      texture[p * 2] = across * share;
      texture[p * 2 + 1] = down * share;
    }
  });
  return { colours, texture, hole, barred, width, height };
}

/** The first and the last-but-one pixel of a row of `large` that fall on one of a row of `small`. */
export function span(at: number, small: number, large: number): [number, number] {
  const from = Math.floor((at * large) / small);
  return [from, Math.max(from + 1, Math.min(large, Math.ceil(((at + 1) * large) / small)))];
}
