import { resizeMask } from '../compose/plane.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { enlargedRows, type Plane, shrunk } from '../vision/plane.ts';
import { findSkin } from './find-skin.ts';

const NO_SKIN: Remark = {
  code: 'no_skin',
  text: 'The embedded engine finds no skin there. Draw a box around the face, or paint over it, and try again.',
};

/** Longer edge, px, of the copy on which the skin is found and evened out. */
const EDGE = 900;
/** How far skin is evened out over, as a share of the radius of its largest piece, mostly a face. */
const REACH = 0.06;
/** Standard deviation of colours, 0 to 1, up to which a difference is one of the skin and not an edge. */
const UNEVEN = 0.1;
/** Differences that are taken away at most, 0 to 255: a shadow stays one. */
const MOST = 26;

/**
 * Evens out skin: blemishes, blotches and lines that are small against a face fade, edges and the light on it stay. A
 * guided filter (K. He, J. Sun, X. Tang, Guided Image Filtering, 2010) tells by how much on a small copy: what is finer
 * than that, such as pores of a large picture, stays too. In place; nothing but skin changes.
 *
 * @param part where to look for it
 * @param amount 0 to 1
 * @returns null, and the visitor is told, where there is no skin in that part
 */
export async function smoothSkin(
  pixels: Pixels,
  part: Mask,
  amount: number,
  { checkpoint, say }: PassContext,
): Promise<Pixels | null> {
  await checkpoint('Smoothing the skin', 0);
  const small = await shrunk(pixels, EDGE);
  const found = findSkin(small, await resizeMask(part, small));
  if (!found) {
    say(NO_SKIN);
    return null;
  }
  const { share, radius } = found;
  const steps: Plane[] = [];
  for (const c of [0, 1, 2]) {
    const plane = Float32Array.from(share, (_, p) => (small.data[p * 3 + c] as number) / 255);
    const even = await guidedFilter(
      small,
      plane,
      Math.max(2, Math.round(REACH * radius)),
      UNEVEN ** 2,
      () => checkpoint(),
    );
    steps.push({
      ...small,
      data: even.map((value, p) => {
        const part = share[p] as number;
        const step = 255 * (value - (plane[p] as number));
        return part === 0 ? 0 : amount * part * Math.min(MOST, Math.max(-MOST, step));
      }),
    });
  }
  await added(pixels, steps, checkpoint);
  return pixels;
}

async function added(
  pixels: Pixels,
  steps: readonly Plane[],
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const rows = steps.map((step) => ({
    rows: enlargedRows(step, pixels),
    row: new Float32Array(width),
  }));
  await eachRow(
    height,
    () => checkpoint(),
    (y) => {
      for (const [c, { rows: from, row }] of rows.entries()) {
        from.row(y, row);
        for (let x = 0, i = y * width * channels + c; x < width; x++, i += channels) {
          const step = row[x] as number;
          if (step !== 0)
            data[i] = Math.min(255, Math.max(0, Math.round((data[i] as number) + step)));
        }
      }
    },
  );
}
