import type { Pixels, Size } from '../picture/picture.ts';
import type { Point } from './figure.ts';

/** A picture that is drawn on: colour with its opacity beside it. */
export interface Sheet extends Size {
  /** RGBA, alpha not premultiplied. */
  data: Uint8Array;
}

/** A picture whose pixels go elsewhere. */
export interface Mesh {
  pixels: Pixels & { channels: 4 };
  /** px of the picture between two corners of the mesh. */
  step: number;
  columns: number;
  rows: number;
  /** Where each corner goes, px of the sheet: x and y, row by row. */
  corners: Float32Array;
  /** 1 for cells, row by row, that hold something. */
  cells: Uint8Array;
  /** Whether the pixel at a place of the picture is shown. */
  isShown: (x: number, y: number) => boolean;
}

/** Draws a mesh over what is there. Where the same lies over itself it stays the same. */
export function drawMesh(sheet: Sheet, mesh: Mesh): void {
  const { step, columns, corners, cells } = mesh;
  const across = columns - 1;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const column = cell % across;
    const row = (cell - column) / across;
    const a = row * columns + column;
    const b = a + 1;
    const c = a + columns;
    const d = a + columns + 1;
    const at = (corner: number): Point => [
      corners[corner * 2] as number,
      corners[corner * 2 + 1] as number,
    ];
    const u = column * step;
    const v = row * step;
    drawTriangle(sheet, mesh, [at(a), at(b), at(c)], [u, v], step);
    drawTriangle(sheet, mesh, [at(d), at(c), at(b)], [u + step, v + step], -step);
  }
}

/** Widens triangles a little, so that no gap is left between two of them, px. */
const SLACK = 1e-3;

/** Draws half a cell: corner, its neighbour in the row, its neighbour in the column. */
function drawTriangle(
  sheet: Sheet,
  mesh: Mesh,
  [[ax, ay], [bx, by], [cx, cy]]: readonly [Point, Point, Point],
  [u, v]: Point,
  step: number,
): void {
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(sheet.width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(sheet.height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - ax;
      const dy = y + 0.5 - ay;
      // Shares of the ways to the two neighbours (barycentric coordinates).
      const s = (dx * (cy - ay) - (cx - ax) * dy) / area;
      const t = ((bx - ax) * dy - dx * (by - ay)) / area;
      if (s < -SLACK || t < -SLACK || s + t > 1 + SLACK) continue;
      shade(sheet, mesh, (y * sheet.width + x) * 4, u + s * step, v + t * step);
    }
  }
}

/** Lays the picture's pixel at a place over one of the sheet. */
function shade(sheet: Sheet, { pixels, isShown }: Mesh, o: number, x: number, y: number): void {
  if (!isShown(x, y)) return;
  const { data, width, height } = pixels;
  const u = Math.min(width - 1, Math.max(0, x - 0.5));
  const v = Math.min(height - 1, Math.max(0, y - 0.5));
  const [l, k] = [Math.floor(u + 1e-4), Math.floor(v + 1e-4)];
  const [right, down] = [Math.max(0, u - l), Math.max(0, v - k)];
  const r = l + 1 < width ? 4 : 0;
  const i = (k * width + l) * 4;
  const j = k + 1 < height ? i + width * 4 : i;
  const weights = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
  const places = [i, i + r, j, j + r];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let n = 0; n < 4; n++) {
    const place = places[n] as number;
    const opacity = (weights[n] as number) * (data[place + 3] as number);
    red += opacity * (data[place] as number);
    green += opacity * (data[place + 1] as number);
    blue += opacity * (data[place + 2] as number);
    alpha += opacity;
  }
  if (alpha < 0.5) return;
  const out = sheet.data;
  const was = out[o + 3] as number;
  const share = was === 0 ? 1 : Math.min(1, alpha / Math.max(was, alpha));
  out[o] = (out[o] as number) + (red / alpha - (out[o] as number)) * share + 0.5;
  out[o + 1] = (out[o + 1] as number) + (green / alpha - (out[o + 1] as number)) * share + 0.5;
  out[o + 2] = (out[o + 2] as number) + (blue / alpha - (out[o + 2] as number)) * share + 0.5;
  out[o + 3] = Math.max(was, alpha + 0.5);
}
