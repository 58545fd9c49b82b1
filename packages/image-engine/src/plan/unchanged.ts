import { asDamaged, open, type Source, toPixels } from '../picture/decode.ts';
import type { Pass, Pixels } from '../picture/picture.ts';
import { runOnPixels } from './execute.ts';

/** Rows looked at first: reading them stops the decoder early, which costs next to nothing. */
const STRIP_ROWS = 16;
/** Samples may differ by that much and still look the same. */
const TOLERANCE = 2;

function isSame(a: Pixels, b: Pixels): boolean {
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels) return false;
  const { data: x } = a;
  const { data: y } = b;
  for (let i = 0; i < x.length; i++) {
    const difference = (x[i] ?? 0) - (y[i] ?? 0);
    if (difference > TOLERANCE || difference < -TOLERANCE) return false;
  }
  return true;
}

async function comesOutTheSame(
  pixels: Pixels,
  source: Source,
  passes: readonly Pass[],
): Promise<boolean> {
  return isSame(pixels, await runOnPixels(pixels, source, { passes, geometry: new Set() }));
}

/**
 * Whether the passes, none of which measures the picture, would give the picture back as it is, as "black and white" does to a picture
 * that is grey already. Judged on the top rows first; only when those stay the same, on all.
 */
export async function changesNothing(source: Source, passes: readonly Pass[]): Promise<boolean> {
  if (passes.some((pass) => 'size' in pass && pass.size)) return false;
  try {
    const rows = {
      left: 0,
      top: 0,
      width: source.width,
      height: Math.min(STRIP_ROWS, source.height),
    };
    const isTall = source.height > STRIP_ROWS && !source.turned;
    const strip = await toPixels(isTall ? open(source).extract(rows) : open(source));
    if (!(await comesOutTheSame(strip, source, passes))) return false;
    if (!isTall) return true;
    return await comesOutTheSame(await toPixels(open(source)), source, passes);
  } catch (error) {
    throw asDamaged(error);
  }
}
