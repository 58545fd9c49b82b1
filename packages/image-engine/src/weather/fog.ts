import type { Rgb } from '../light/colour-cube.ts';
import { writeRow } from '../light/dither.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky, SKY_EDGE, type Sky } from '../sky/find-sky.ts';
import { resized } from '../subject/working-copy.ts';
import { guidedModel } from '../vision/guided-filter.ts';
import { guidedRows } from '../vision/guided-rows.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { distanceOf } from './depth.ts';
import { mistNoise } from './noise.ts';

const SEED = 23;
/** Colour of fog by day: a little blue, 0 to 255. */
const DAY: Rgb = [212, 219, 226];

/** Fog takes the light of its picture: that of the lighter parts, never brighter than by day. */
export function airOf(small: Pixels): Rgb {
  const light = quantileOf(lumaPlaneOf(small).data, 0.85);
  const share = Math.min(1, 0.36 + 0.8 * light);
  return [DAY[0] * share, DAY[1] * share, DAY[2] * share];
}

/** The sky, told on a larger copy. */
async function skyOf(
  pixels: Pixels,
  { width, height }: Pixels,
  checkpoint: PassContext['checkpoint'],
): Promise<Sky | null> {
  const sky = await findSky(await shrunk(pixels, SKY_EDGE), checkpoint);
  return (
    sky && {
      ...sky,
      mask: { width, height, data: resized(sky.mask.data, sky.mask, { width, height }) },
    }
  );
}

/**
 * Fog, thicker the farther things are, in soft drifts. In place.
 *
 * @param amount 0 to 1
 */
export async function inFog(
  pixels: Pixels,
  amount: number,
  { checkpoint }: PassContext,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const stage = 'Letting the fog in';
  await checkpoint(stage, 0);
  const small = await shrunk(pixels, 320);
  const air = airOf(small);
  const sky = await skyOf(pixels, small, checkpoint);
  await checkpoint();
  const far = await distanceOf(small, sky, checkpoint);
  await checkpoint(stage, 0.15);
  const longer = Math.max(small.width, small.height);
  const drift = mistNoise(small, longer / 4, SEED);
  const passed = far.data.map((distance, p) => {
    const thick = 2.6 * amount * (0.72 + 0.56 * (drift.data[p] as number));
    // Beer–Lambert: what light is left after that way through the fog.
    return Math.exp(-thick * (0.06 + distance ** 1.25));
  });
  await checkpoint();
  const radius = Math.max(2, Math.round(longer / 40));
  const model = await guidedModel(small, passed, radius, 2e-3, checkpoint);
  const rows = guidedRows(model, pixels);
  const left = new Float32Array(width);
  const row = new Float32Array(width * 3);
  const every = Math.max(1, Math.floor(500_000 / width));
  for (let y = 0; y < height; y++) {
    if (y % every === 0) await checkpoint(stage, 0.2 + (0.8 * y) / height);
    rows.row(pixels, y, left);
    for (let x = 0, i = y * width * channels, o = 0; x < width; x++, i += channels, o += 3) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const t = left[x] as number;
      // Scattered light is grey: colours fade faster than shapes.
      const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (1 - t) * 0.4;
      const kept = 1 - (1 - t) * 0.4;
      row[o] = air[0] + (r * kept + grey - air[0]) * t;
      row[o + 1] = air[1] + (g * kept + grey - air[1]) * t;
      row[o + 2] = air[2] + (b * kept + grey - air[2]) * t;
    }
    writeRow(row, data, { y, width, channels });
  }
  return pixels;
}
