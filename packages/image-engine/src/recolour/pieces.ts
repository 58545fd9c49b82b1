import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';

/** Areas that hang together. */
export interface Pieces {
  /** Which piece each pixel belongs to, from 1; 0 where there is none. */
  of: Int32Array;
  /** Pixels of each piece; the first entry is not a piece. */
  areas: number[];
}

/** Pixels looked at between two checkpoints. */
const PIXELS_A_TURN = 1 << 20;

/**
 * The connected areas in which a plane exceeds one half.
 *
 * @param sides areas do not reach from one side to another; all are of one side when left out
 */
export async function piecesOf(
  plane: Float32Array | Uint8Array,
  { width, height }: Size,
  checkpoint: Checkpoint,
  sides?: Uint8Array | null,
): Promise<Pieces> {
  const of = new Int32Array(width * height);
  const areas = [0];
  // Most pictures need little of it: it grows as it has to.
  let stack = new Int32Array(4096);
  let steps = 0;
  for (let start = 0; start < of.length; start++) {
    if (start % PIXELS_A_TURN === 0) await checkpoint();
    if (of[start] || (plane[start] as number) <= 0.5) continue;
    const name = areas.length;
    let area = 0;
    let top = 0;
    stack[top++] = start;
    of[start] = name;
    while (top > 0) {
      const p = stack[--top] as number;
      if (++steps % PIXELS_A_TURN === 0) await checkpoint();
      if (top + 4 > stack.length) stack = grown(stack);
      area++;
      const x = p % width;
      for (let k = 0; k < 4; k++) {
        if ((k === 0 && x === 0) || (k === 1 && x === width - 1)) continue;
        const q = k === 0 ? p - 1 : k === 1 ? p + 1 : k === 2 ? p - width : p + width;
        if (q < 0 || q >= of.length || of[q] || (plane[q] as number) <= 0.5) continue;
        if (sides && sides[q] !== sides[p]) continue;
        of[q] = name;
        stack[top++] = q;
      }
    }
    areas.push(area);
  }
  return { of, areas };
}

function grown(stack: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * stack.length);
  larger.set(stack);
  return larger;
}
