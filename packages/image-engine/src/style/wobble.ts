import { eachRow } from '../picture/each-row.ts';
import { hills } from './noise.ts';
import type { Pause } from './pause.ts';
import type { Planes } from './planes.ts';

/**
 * The picture with its edges as a loaded brush on rough paper leaves them.
 *
 * @param reach how far an edge strays, px
 * @param scale distance between its waves, px
 */
export async function wobbled(
  flat: Planes,
  { reach, scale }: { reach: number; scale: number },
  pause: Pause,
): Promise<Planes> {
  const { width, height } = flat;
  const [aside, up] = [hills(flat, scale, 51), hills(flat, scale, 52)];
  await pause();
  const out: Planes = {
    width,
    height,
    red: new Float32Array(width * height),
    green: new Float32Array(width * height),
    blue: new Float32Array(width * height),
  };
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const cx = Math.min(width - 1, Math.max(0, x + (aside[p] as number) * reach));
      const cy = Math.min(height - 1, Math.max(0, y + (up[p] as number) * reach));
      const left = cx | 0;
      const top = cy | 0;
      const q = top * width + left;
      const right = left + 1 < width ? 1 : 0;
      const below = top + 1 < height ? width : 0;
      const u = cx - left;
      const v = cy - top;
      out.red[p] = between(flat.red, q, right, below, u, v);
      out.green[p] = between(flat.green, q, right, below, u, v);
      out.blue[p] = between(flat.blue, q, right, below, u, v);
    }
  });
  return out;
}

/** The value between four neighbours, bilinearly. */
function between(
  plane: Float32Array,
  q: number,
  right: number,
  below: number,
  u: number,
  v: number,
): number {
  const a = plane[q] as number;
  const b = plane[q + right] as number;
  const c = plane[q + below] as number;
  const d = plane[q + below + right] as number;
  const top = a + (b - a) * u;
  return top + (c + (d - c) * u - top) * v;
}
