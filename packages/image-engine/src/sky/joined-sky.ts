import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { quantileOf } from '../vision/quantile.ts';
import { grownSky } from './grown-sky.ts';

/** Up to how far a pixel is from those beside it where a patch is even, in L*a*b*. */
const EVEN = 3;
/** Share of the picture that a patch covers: a smaller one is grain, a larger one rather land, such as a calm sea. */
const COVERS = { least: 0.004, most: 0.03 };
/**
 * How far the pixels to both sides of its border to the sky are from each other on average at most, for how far those
 * within the sky mostly are: a glow has no edge, a hill in the haze has a weak one.
 */
const BORDER = 1.6;

/**
 * Adds even patches to a sky from which no edge divides them: the glow of a low sun has other colours than the sky
 * above it, and no single way there tells it from a hill in the haze, only the whole border does.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function joinedSky(inside: Uint8Array, lab: Lab, size: Size): Uint8Array {
  const { width, height } = size;
  const beside = (p: number): number[] => {
    const x = p % width;
    const around = [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width];
    return around.filter((q) => q >= 0 && q < width * height);
  };
  const even = inside.map((is, p) =>
    is === 0 && beside(p).every((q) => apart(lab, p, q) < EVEN) ? 1 : 0,
  );
  const within = Float32Array.from(inside, (is, p) =>
    is === 1 && inside[p + width] === 1 ? apart(lab, p, p + width) : -1,
  ).filter((step) => step >= 0);
  const border = BORDER * quantileOf(within, 0.5);
  const { labels, parts } = connectedParts(even, size, 1);
  const sums = new Float64Array(parts.length);
  const counts = new Float64Array(parts.length);
  for (const [p, label] of labels.entries()) {
    if (label === 0) continue;
    for (const q of beside(p)) {
      if (inside[q] !== 1) continue;
      sums[label] = (sums[label] as number) + apart(lab, p, q);
      counts[label] = (counts[label] as number) + 1;
    }
  }
  const isJoined = parts.map(({ size: pixels }, label) => {
    const [sum, count] = [sums[label] as number, counts[label] as number];
    const share = pixels / inside.length;
    const isPatch = share >= COVERS.least && share <= COVERS.most;
    return isPatch && count >= Math.sqrt(pixels) && sum <= border * count;
  });
  if (!isJoined.includes(true)) return inside;
  const joined = inside.map((is, p) => (isJoined[labels[p] as number] ? 1 : is));
  return grownSky(joined, lab, size);
}
