import type { Size } from '../picture/picture.ts';
import type { Pieces } from './pieces.ts';

/** Upright rectangle around pixels, its right and lower ends not in it. */
export interface PieceBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle around each piece, by its name. */
export function boxesOf({ of, areas }: Pieces, { width, height }: Size): PieceBox[] {
  const boxes = areas.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let p = 0; p < of.length; p++) {
    const box = of[p] ? boxes[of[p] as number] : undefined;
    if (!box) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return boxes;
}
