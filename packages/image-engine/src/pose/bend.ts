import { cropped } from '../compose/fit.ts';
import { boxOf } from '../mask/mask-box.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { opacityOf } from './character.ts';
import { drawMesh, type Mesh, type Sheet } from './draw-mesh.ts';
import type { Point } from './figure.ts';
import { BODY, type Limb, type LimbName, type Limbs } from './find-limbs.ts';

/** How far a limb turns, in radians clockwise: all of it at its root, what is beyond the joint once more. */
export interface Turn {
  root: number;
  joint: number;
  /** How much longer it gets. */
  stretch: number;
}

export type Turns = Partial<Record<LimbName, Turn>>;

/** Where a place of the cut-out comes on the sheet, once its limbs are bent. */
export type Placing = (place: Point) => Point;

/** px of the silhouette between two corners of the mesh. */
const STEP = 4;
/** The turn of a limb's lower half begins and ends so far from its middle joint, in its radii. */
const SOFT = 1.25;
/** At its root the turn begins in the body and ends in the limb, in radii: a cheek beside it keeps its shape. */
const AT_ROOT = { before: 0.6, after: 0.9 };
/** How far the body is drawn under a limb, so that no seam shows, px of the silhouette. */
const LAP = 3;

/**
 * Bends the limbs of a cut-out and draws it on a sheet. Each limb turns about its joint, as does what is
 * beyond the middle joint; near a joint the turn grows steadily, so that nothing tears. All of it is one
 * map from place to place: where it is the identity every pixel stays as it is.
 *
 * @param limbs of the cut-out's silhouette, at any size
 */
export async function bend(
  pixels: Pixels & { channels: 4 },
  limbs: Limbs,
  turns: Turns,
  placing: Placing,
  sheet: Size,
  pause: PassContext['checkpoint'],
): Promise<Sheet> {
  const result: Sheet = { ...sheet, data: new Uint8Array(sheet.width * sheet.height * 4) };
  const moving = limbs.limbs.filter(({ name }) => moves(turns[name]));
  const legs = moving.filter(({ name }) => name.endsWith('Leg'));
  const arms = moving.filter(({ name }) => name.endsWith('Arm'));
  const place = bendingOf(moving, turns, limbs);
  // Arms lie before the body, legs hang from under it.
  for (const limb of [...legs, null, ...arms]) {
    drawMesh(result, meshOf(pixels, limbs, moving, limb, place, placing));
    await pause();
  }
  if (moving.length > 0) fillPinholes(result);
  return result;
}

function moves(turn: Turn | undefined): boolean {
  return turn !== undefined && (turn.root !== 0 || turn.joint !== 0 || turn.stretch !== 1);
}

/** Where cells of the mesh lie over each other a pixel may fall between them, px. */
const PINHOLE = 24;

/** Fills what is enclosed and too small to be more than a crack with the colours around it, in place. */
function fillPinholes(sheet: Sheet): void {
  const opacity = opacityOf(sheet);
  const box = boxOf(opacity, 128);
  if (!box) return;
  const around = cropped(opacity, box, 1);
  const open = around.data.map((value) => (value < 128 ? 1 : 0));
  const { labels, parts } = connectedParts(open, around, 1);
  for (let p = 0; p < labels.length; p++) {
    const part = parts[labels[p] as number];
    if (!part || part.size === 0 || part.touchesRim || part.size > PINHOLE) continue;
    const { width } = around;
    const beside = [p - 1, p - width, p + 1, p + width, p - width - 1].find((q) => !open[q]) ?? p;
    const onSheet = (q: number) =>
      ((box.top + Math.floor(q / width)) * sheet.width + box.left + (q % width)) * 4;
    sheet.data.copyWithin(onSheet(p), onSheet(beside), onSheet(beside) + 4);
    open[p] = 0;
  }
}

/** The mesh of one limb, or of the body with all limbs that keep still. */
function meshOf(
  pixels: Pixels & { channels: 4 },
  limbs: Limbs,
  moving: readonly Limb[],
  limb: Limb | null,
  place: (at: Point, inLimb: Limb | null) => Point,
  placing: Placing,
): Mesh {
  const { width, height, labels } = limbs;
  const scale = pixels.width / width;
  const nearest = nearestLabels(limbs, moving);
  const own = limb?.label ?? BODY;
  const shown = Uint8Array.from(nearest, (label, p) => {
    if (label === own) return 1;
    const other = limb ? undefined : moving.find((each) => each.label === label);
    return other && labels[p] !== 0 && (other.along[p] as number) < LAP ? 1 : 0;
  });
  const isShown = (x: number, y: number) => {
    const u = Math.min(width - 1, Math.floor(x / scale));
    return shown[Math.min(height - 1, Math.floor(y / scale)) * width + u] === 1;
  };
  const [columns, rows] = [Math.ceil(width / STEP) + 1, Math.ceil(height / STEP) + 1];
  const cells = new Uint8Array((columns - 1) * (rows - 1));
  /** Corners of cells that hold something. */
  const used = new Uint8Array(columns * rows);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (shown[p] === 0) continue;
      const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
      cells[row * (columns - 1) + column] = 1;
      const corner = row * columns + column;
      used.fill(1, corner, corner + 2);
      used.fill(1, corner + columns, corner + columns + 2);
    }
  }
  const corners = new Float32Array(columns * rows * 2);
  for (const [corner, isUsed] of used.entries()) {
    if (isUsed === 0) continue;
    const column = corner % columns;
    const bent = place([column * STEP, ((corner - column) / columns) * STEP], limb);
    corners.set(placing([bent[0] * scale, bent[1] * scale]), corner * 2);
  }
  return { pixels, step: STEP * scale, columns, rows, corners, cells, isShown };
}

/** The label of the nearest part, a few px around the silhouette: soft edges belong to something too. */
function nearestLabels({ labels, width, height }: Limbs, moving: readonly Limb[]): Uint8Array {
  const movable = new Set(moving.map(({ label }) => label));
  let current = labels.map((label) => (label === 0 || movable.has(label) ? label : BODY));
  for (let round = 0; round < 4; round++) {
    const next = current.slice();
    for (let y = 0, p = 0; y < height; y++) {
      for (let x = 0; x < width; x++, p++) {
        if (current[p] !== 0) continue;
        next[p] =
          (x > 0 && current[p - 1]) ||
          (x + 1 < width && current[p + 1]) ||
          (y > 0 && current[p - width]) ||
          (y + 1 < height && current[p + width]) ||
          0;
      }
    }
    current = next;
  }
  return current;
}

/** Where the place of a limb, or of the body, goes. */
function bendingOf(moving: readonly Limb[], turns: Turns, { width, height, labels }: Limbs) {
  /** How far along a limb a place is; by the nearest px that is of the limb or of the body beside it. */
  function along(limb: Limb, [x, y]: Point, inLimb: boolean): number {
    const [u, v] = [Math.round(x), Math.round(y)];
    for (let reach = 0; reach <= STEP * 2; reach++) {
      let best = Number.POSITIVE_INFINITY;
      let found = Number.NEGATIVE_INFINITY;
      for (let dy = -reach; dy <= reach; dy++) {
        // The rim only: what is within was looked at before.
        const across = Math.abs(dy) === reach ? 1 : 2 * reach;
        for (let dx = -reach; dx <= reach; dx += across) {
          const s = u + dx;
          const t = v + dy;
          if (s < 0 || t < 0 || s >= width || t >= height) continue;
          const p = t * width + s;
          const value = limb.along[p] as number;
          const label = labels[p] as number;
          const fits = inLimb
            ? label === limb.label || (label === BODY && value > -STEP * 2)
            : label === BODY || (label === limb.label && value < STEP * 2);
          if (!fits || !Number.isFinite(value)) continue;
          const far = dx * dx + dy * dy;
          if (far >= best) continue;
          best = far;
          found = value;
        }
      }
      if (best < Number.POSITIVE_INFINITY) return found;
    }
    return inLimb ? limb.length / 2 : Number.NEGATIVE_INFINITY;
  }

  return (at: Point, inLimb: Limb | null): Point => {
    let place = at;
    for (const limb of moving) {
      if (inLimb && inLimb !== limb) continue;
      const turn = turns[limb.name];
      if (!turn) continue;
      const way = along(limb, at, inLimb === limb);
      const soft = limb.radius * SOFT;
      const share = ramp(way, -limb.radius * AT_ROOT.before, limb.radius * AT_ROOT.after);
      if (share === 0) continue;
      const bent = turned(
        place,
        limb.middle,
        turn.joint * ramp(way, limb.length / 2 - soft, limb.length / 2 + soft),
      );
      const [x, y] = turned(bent, limb.root, turn.root * share);
      const longer = 1 + (turn.stretch - 1) * share;
      place = [
        limb.root[0] + (x - limb.root[0]) * longer,
        limb.root[1] + (y - limb.root[1]) * longer,
      ];
    }
    return place;
  };
}

/** From 0 to 1 between two values, without a corner. */
function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / Math.max(1e-6, to - from)));
  return t * t * (3 - 2 * t);
}

function turned([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  if (angle === 0) return [x, y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}
