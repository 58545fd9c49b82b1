import type { Box } from '../mask/mask-box.ts';
import type { Pixels } from '../picture/picture.ts';
import { isSkin } from './skin.ts';

/** Upper part of a division that is looked at, as a share of its height, and share of it that is skin. */
const TOP = 0.07;
const BARE = 0.6;
/** Height to width of a face without its hair. */
const TALL = 1.25;
/** Share of the picture that a face takes at least. */
const SMALLEST = 0.01;

/**
 * A face that ends above in skin: the hair around it may have been left out.
 *
 * @param inside 1 for every pixel inside
 */
export function faceWithoutHair(
  inside: Uint8Array,
  { data, width, height, channels }: Pixels,
): Box | null {
  const isBare = (p: number) =>
    isSkin(
      data[p * channels] as number,
      data[p * channels + 1] as number,
      data[p * channels + 2] as number,
    );
  const rows = Array.from({ length: height }, (_, y) => {
    let [left, right, count] = [width, 0, 0];
    for (let x = 0; x < width; x++) {
      if (inside[y * width + x] === 0 || !isBare(y * width + x)) continue;
      left = Math.min(left, x);
      right = x + 1;
      count++;
    }
    return { left, right, count };
  });
  const all = (y: number) => {
    let count = 0;
    for (let x = 0; x < width; x++) count += inside[y * width + x] as number;
    return count;
  };
  const top = rows.findIndex((_, y) => all(y) > 0);
  const foot = rows.findLastIndex((_, y) => all(y) > 0);
  if (top <= 0) return null;
  const end = Math.min(foot, top + Math.max(3, Math.round((foot - top) * TOP)));
  let [skin, there] = [0, 0];
  for (let y = top; y < end; y++) {
    skin += rows[y]?.count ?? 0;
    there += all(y);
  }
  if (skin < BARE * there) return null;
  // As wide as it gets before the neck, and as tall as a face of that width.
  let widest = { left: 0, right: 0 };
  for (let y = top; y < height; y++) {
    const row = rows[y];
    if (!row || row.count === 0 || y - top > TALL * Math.max(8, widest.right - widest.left)) break;
    if (row.right - row.left > widest.right - widest.left) widest = row;
  }
  const wide = widest.right - widest.left;
  if (wide * wide * TALL < SMALLEST * inside.length) return null;
  return { ...widest, top, bottom: Math.min(height, top + Math.round(TALL * wide)) };
}
