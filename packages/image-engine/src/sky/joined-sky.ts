import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';
import { quantileOf } from '../vision/quantile.ts';
import { patchesOf } from './gaps.ts';
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
  const { lightness, a, b } = lab;
  const { width, height } = size;
  const apart = (p: number, q: number) =>
    Math.hypot(
      (lightness[p] as number) - (lightness[q] as number),
      (a[p] as number) - (a[q] as number),
      (b[p] as number) - (b[q] as number),
    );
  const beside = (p: number): number[] => {
    const x = p % width;
    const around = [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width];
    return around.filter((q) => q >= 0 && q < width * height);
  };
  const even = Float32Array.from(inside, (is, p) =>
    is === 0 && beside(p).every((q) => apart(p, q) < EVEN) ? 1 : 0,
  );
  const within = Float32Array.from(inside, (is, p) =>
    is === 1 && inside[p + width] === 1 ? apart(p, p + width) : -1,
  ).filter((step) => step >= 0);
  const border = BORDER * quantileOf(within, 0.5);
  const joined = inside.slice();
  let some = false;
  for (const patch of patchesOf(even, width)) {
    const share = patch.length / inside.length;
    if (share < COVERS.least || share > COVERS.most) continue;
    let [sum, count] = [0, 0];
    for (const p of patch)
      for (const q of beside(p)) {
        if (inside[q] !== 1) continue;
        sum += apart(p, q);
        count += 1;
      }
    if (count < Math.sqrt(patch.length) || sum > border * count) continue;
    for (const p of patch) joined[p] = 1;
    some = true;
  }
  return some ? grownSky(joined, lab, size) : inside;
}
