import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { sumOf } from './measures.ts';
import { piecesOf } from './pieces.ts';

/** Share of a box's rim along which the outline of the thing in it may lie: hands draw boxes a bit too tight. */
const AT_RIM = 0.06;
/** Width of that rim, as a share of the box's size. */
const RIM = 0.015;
/** Share of the outline that its largest piece is at least: more of it apart is another thing. */
const ONE = 0.9;

/**
 * Whether the outline that was found in a box is that of one thing with something around it on all sides: then it is
 * what the box was drawn around.
 *
 * @param inside the outline, 0 to 1
 * @param box 1 in the box
 */
export async function standsClear(
  inside: Float32Array,
  box: Float32Array,
  size: Size,
  checkpoint: Checkpoint,
): Promise<boolean> {
  if (alongRim(inside, box, size) > AT_RIM) return false;
  const { areas } = await piecesOf(inside, size, checkpoint);
  const all = areas.reduce((sum, area) => sum + area, 0);
  return all > 0 && Math.max(...areas) >= ONE * all;
}

/** Share of a box's rim, on its inner side, along which a part of the picture lies, 0 to 1. */
export function alongRim(part: Float32Array, box: Float32Array, size: Size): number {
  const { width, height } = size;
  const away = Math.max(2, Math.round(RIM * Math.sqrt(sumOf(box))));
  const isIn = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && (box[y * width + x] as number) > 0.5;
  let [rim, cut] = [0, 0];
  for (let p = 0; p < box.length; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    const isInner =
      isIn(x - away, y) && isIn(x + away, y) && isIn(x, y - away) && isIn(x, y + away);
    if (!isIn(x, y) || isInner) continue;
    rim++;
    if ((part[p] as number) > 0.5) cut++;
  }
  return cut / Math.max(1, rim);
}
