import { hazeOf } from '../light/dark-channel.ts';
import { smoothstep } from '../light/oklab.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Sky } from '../sky/find-sky.ts';
import { gaussian } from '../vision/gaussian.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { lumaPlaneOf, type Plane } from '../vision/plane.ts';

/** Share of the height at which a horizon is looked for when there is no sky that ends at one. */
const HORIZON = 0.36;

/**
 * A guess at how far things are, 0 near … 1 far: low in the picture is near, the sky is far, and so is
 * what is pale and lacks fine contrast, as air makes it. It follows the picture's edges.
 *
 * @param small an opaque copy whose longer edge is 200 to 400 px
 * @param sky of that copy
 */
export async function distanceOf(
  small: Pixels,
  sky: Sky | null,
  pause: () => Promise<void>,
): Promise<Plane> {
  const { width, height } = small;
  const { dark } = hazeOf(small);
  const detail = fineContrast(small);
  const far = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++) {
    const t = (y + 0.5) / height;
    const rise = t < HORIZON ? 1 : 1 - (t - HORIZON) / (1 - HORIZON);
    const plain = 0.12 + 0.72 * rise ** 1.3;
    for (let x = 0; x < width; x++, p++) {
      const pale = smoothstep(0.15, 0.75, dark[p] as number);
      const isPlain = 1 - smoothstep(0.01, 0.06, detail[p] as number);
      // What stands in the middle is mostly what the picture is of, and near.
      const aside = ((x + 0.5) / width - 0.5) ** 2 / 0.06 + (t - 0.62) ** 2 / 0.16;
      const ground = plain * (1 - 0.5 * Math.exp(-aside));
      const guess = ground * (0.62 + 0.24 * pale + 0.2 * isPlain) + 0.1 * pale;
      far[p] = guess + (1 - guess) * 0.9 * (sky?.mask.data[p] ?? 0);
    }
  }
  const radius = Math.max(2, Math.round(Math.max(width, height) / 14));
  const guess = gaussian(far, small, radius / 4);
  const followed = await guidedFilter(small, guess, radius, 4e-3, pause);
  for (let p = 0; p < followed.length; p++)
    followed[p] = Math.min(1, Math.max(0, followed[p] as number));
  return { width, height, data: followed };
}

/** Mean distance of luma from its near surroundings, 0 to 1. */
function fineContrast(small: Pixels): Float32Array {
  const luma = lumaPlaneOf(small);
  const soft = gaussian(luma.data, small, 1.2);
  for (let p = 0; p < soft.length; p++)
    soft[p] = Math.abs((luma.data[p] as number) - (soft[p] as number));
  return gaussian(soft, small, Math.max(1, Math.max(small.width, small.height) / 50));
}
