import { boxOf } from '../mask/mask-box.ts';
import type { Mask, Size } from '../picture/picture.ts';
import { cropped } from './fit.ts';
import { resizeMask } from './plane.ts';

/** A mask as it lies on a ground of that size, when its corner comes there and it is scaled so. */
export async function placedMask(
  mask: Mask,
  { left, top, scale }: { left: number; top: number; scale: number },
  { width, height }: Size,
): Promise<Mask> {
  const result: Mask = { data: new Uint8Array(width * height), width, height };
  const box = boxOf(mask, 1);
  if (!box) return result;
  const piece = await resizeMask(cropped(mask, box, 1), {
    width: Math.max(1, Math.round((box.right - box.left) * scale)),
    height: Math.max(1, Math.round((box.bottom - box.top) * scale)),
  });
  const [x, y] = [Math.round(left + box.left * scale), Math.round(top + box.top * scale)];
  const from = Math.max(0, -x);
  const to = Math.min(piece.width, width - x);
  for (let row = Math.max(0, -y); row < Math.min(piece.height, height - y) && to > from; row++) {
    const part = piece.data.subarray(row * piece.width + from, row * piece.width + to);
    result.data.set(part, (y + row) * width + x + from);
  }
  return result;
}
