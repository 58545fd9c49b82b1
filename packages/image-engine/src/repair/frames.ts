import type { Mask, Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';

/** A rectangle of pixels, right and bottom not in it. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A marked area, and the part of the picture that it is filled from. */
export interface Frame {
  core: Rect;
  around: Rect;
}

/** Cells along the longer edge of the grid on which areas are told apart. */
const CELLS = 160;
/** Rows looked at between two checkpoints. */
const ROWS = 200;
/** Surroundings that are looked at, px, where the picture has them: small areas cost little anyway. */
const GENEROUS = 640;

const overlaps = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const union = (a: Rect, b: Rect): Rect => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The area and at least its own size on every side, as far as the picture goes. */
function widened(core: Rect, { width, height }: Size): Rect {
  const longest = Math.max(core.right - core.left, core.bottom - core.top);
  const margin = Math.ceil(Math.max(longest, (GENEROUS - longest) / 2));
  return {
    left: Math.max(0, core.left - margin),
    top: Math.max(0, core.top - margin),
    right: Math.min(width, core.right + margin),
    bottom: Math.min(height, core.bottom + margin),
  };
}

/** Bounding boxes of the marked cells of a coarse grid that touch each other, in px. */
async function boxes({ data, width, height }: Mask, checkpoint: Checkpoint): Promise<Rect[]> {
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const cells: (Rect | null)[] = new Array(columns * rows).fill(null);
  for (let y = 0, p = 0; y < height; y++) {
    if (y % ROWS === 0) await checkpoint();
    for (let x = 0; x < width; x++, p++) {
      if (!data[p]) continue;
      const k = Math.floor(y / cell) * columns + Math.floor(x / cell);
      const box = cells[k];
      if (!box) cells[k] = { left: x, top: y, right: x + 1, bottom: y + 1 };
      else {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.bottom = y + 1;
      }
    }
  }
  const found: Rect[] = [];
  for (let k = 0; k < cells.length; k++) {
    let box = cells[k];
    if (!box) continue;
    const open = [k];
    cells[k] = null;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const u = at % columns;
      const v = Math.floor(at / columns);
      for (let dv = -1; dv <= 1; dv++) {
        for (let du = -1; du <= 1; du++) {
          if (u + du < 0 || u + du >= columns || v + dv < 0 || v + dv >= rows) continue;
          const next = at + dv * columns + du;
          const other = cells[next];
          if (!other) continue;
          box = union(box, other);
          cells[next] = null;
          open.push(next);
        }
      }
    }
    found.push(box);
  }
  return found;
}

/** The marked areas of a picture, those near each other taken together; top to bottom. */
export async function framesOf(mask: Mask, checkpoint: Checkpoint): Promise<Frame[]> {
  const areas = await boxes(mask, checkpoint);
  for (let i = 0; i < areas.length; i++) {
    for (let j = i + 1; j < areas.length; j++) {
      const a = areas[i];
      const b = areas[j];
      if (!a || !b || !overlaps(widened(a, mask), b)) continue;
      areas[i] = union(a, b);
      areas.splice(j, 1);
      // What has grown may now reach areas that were passed by.
      j = i;
    }
  }
  return areas.map((core) => ({ core, around: widened(core, mask) }));
}
