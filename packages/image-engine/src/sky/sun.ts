import { resizeMask } from '../compose/plane.ts';
import { smoothstep } from '../light/oklab.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';

/** A sun with its burnt-out halo, px. */
export interface Sun {
  x: number;
  y: number;
  radius: number;
}

/** Longer edge of the copy on which a sun is looked for, px. */
const LOOKED_AT = 320;
/** Luma, 0 to 1, from which on a pixel is burnt out. */
const BURNT = 0.98;
/** Share of the picture that a sun covers at least and at most, and of the sky that is burnt out in all at most. */
const COVERS = { least: 0.0004, most: 0.02, all: 0.12 } as const;
/** Share of its circle that it fills at least: a cloud is long. */
const ROUND = 0.6;
/** How much lighter than at the outer ring it is at the inner one, in luma; where they are, in radii. A cloud has no halo. */
const HALO = { inner: 1.6, outer: 4, lighter: 0.08 } as const;
/** Up to where all of the light around a sun stays, and from where on none does, in radii. */
const STAYS = { from: 1.3, to: 4.5 } as const;

/** The sun in a sky: one small round place that is burnt out, and a halo around it; null where there is none. */
export async function sunIn(pixels: Pixels, sky: Mask): Promise<Sun | null> {
  const small = await shrunk(pixels, LOOKED_AT);
  const { data: inside } = await resizeMask(sky, small);
  const luma = lumaPlaneOf(small);
  const burnt = luma.data.map((value, p) => (value >= BURNT && (inside[p] as number) > 60 ? 1 : 0));
  const { labels, parts } = connectedParts(Uint8Array.from(burnt), small, 1);
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  const covered = inside.reduce((sum, is) => sum + (is > 127 ? 1 : 0), 0);
  const largest = parts.reduce(
    (best, { size }, label) => (size > (parts[best]?.size ?? 0) ? label : best),
    0,
  );
  const part = parts[largest];
  if (!part || largest === 0 || all > COVERS.all * covered) return null;
  const share = part.size / labels.length;
  if (share < COVERS.least || share > COVERS.most) return null;
  const [x, y] = [part.x / part.size, part.y / part.size];
  const farthest = labels.reduce(
    (most, label, p) =>
      label === largest
        ? Math.max(most, Math.hypot((p % small.width) - x, Math.floor(p / small.width) - y))
        : most,
    0,
  );
  const radius = Math.sqrt(part.size / Math.PI);
  if (radius * radius < ROUND * ROUND * farthest * farthest) return null;
  const ring = (at: number) => {
    let [sum, count] = [0, 0];
    // Downwards lies the land.
    for (let angle = Math.PI; angle <= 2 * Math.PI; angle += Math.PI / 24) {
      const column = Math.round(x + at * radius * Math.cos(angle));
      const row = Math.round(y + at * radius * Math.sin(angle));
      if (column < 0 || row < 0 || column >= small.width) continue;
      sum += luma.data[row * small.width + column] as number;
      count += 1;
    }
    return count > 0 ? sum / count : 0;
  };
  if (ring(HALO.inner) - ring(HALO.outer) < HALO.lighter) return null;
  const scale = pixels.width / small.width;
  return { x: (x + 0.5) * scale, y: (y + 0.5) * scale, radius: radius * scale };
}

/** Puts a sun and the light around it back, in place, and lets that go over into what is there. */
export async function keepSun(
  changed: Pixels,
  before: Pixels,
  { x, y, radius }: Sun,
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  const { width, height, channels } = changed;
  const reach = STAYS.to * radius;
  const [from, to] = [Math.max(0, Math.floor(x - reach)), Math.min(width, Math.ceil(x + reach))];
  await eachRow(height, checkpoint, (row) => {
    if (Math.abs(row - y) > reach) return;
    for (let column = from; column < to; column++) {
      const distance = Math.hypot(column - x, row - y) / radius;
      const share = 1 - smoothstep(STAYS.from, STAYS.to, distance);
      if (share <= 0) continue;
      const p = row * width + column;
      for (let c = 0; c < 3; c++) {
        const i = p * channels + c;
        const old = before.data[p * before.channels + c] as number;
        changed.data[i] = Math.round((changed.data[i] as number) * (1 - share) + old * share);
      }
    }
  });
}
