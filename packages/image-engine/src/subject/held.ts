import type { Mask, Size } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import { paintSelection } from './paint-selection.ts';

/** Painted: belongs to the subject. */
export const KEPT = 255;
/** Painted, or outside the box: does not. */
export const REMOVED = 0;
/** Nothing is said of it. */
export const FREE = 128;

/** The picture wholly selected: what is black after painting on it was removed. */
const ALL = { left: 0, top: 0, right: 1, bottom: 1 };

/** What the visitor said of each pixel; null when nothing. A stroke wins over the box. */
export async function heldBy(
  { box, strokes = [] }: Selection,
  size: Size,
  pause: () => Promise<void>,
): Promise<Mask | null> {
  if (!box && strokes.length === 0) return null;
  const kept = await paintSelection({ box: undefined, strokes }, size, pause);
  const open = await paintSelection({ box: box ?? ALL, strokes }, size, pause);
  const data = new Uint8Array(size.width * size.height).fill(FREE);
  for (let p = 0; p < data.length; p++) {
    if (kept && (kept.data[p] as number) > 127) data[p] = KEPT;
    else if (open && (open.data[p] as number) < 128) data[p] = REMOVED;
  }
  return { data, width: size.width, height: size.height };
}
