import type { Size } from '../picture/picture.ts';

/** A fold: the line on which a print was folded, along which its layer has flaked off. */
export interface Fold {
  /** A place on it, px. */
  x: number;
  y: number;
  /** Its direction, a unit vector. */
  dx: number;
  dy: number;
}

/** Directions that are tried, and how far apart the lines of each are, px. */
const DIRECTIONS = 180;
const APART = 3;
/** Half the widths, px, of the bands whose flakes a line is fitted to, one after the other. */
const BANDS = [14, 8, 5];
/** Length of the pieces, px, and half the width of the band, px, in which each piece has a flake or none. */
const PIECE = 10;
const BAND = 5;
/** Share of its pieces that have one, and how many times that of lines beside it, so far away, as a share of the longer edge. */
const FLAKED = 0.5;
const TIMES = 1.8;
const BESIDE = 0.03;
/** Shortest fold, as a share of the longer edge. */
const SHORTEST = 0.3;
/** Folds that are looked for. */
const MOST = 6;
/** Flakes that are looked at, of more of them as many: lines have enough. */
const ENOUGH = 12_000;

/**
 * Finds the folds of a print: straight lines along which it has flaked much more than beside them (Hough's
 * transform, fitted to the flakes).
 *
 * @param bare 255 on flakes
 * @param isPhoto 1 where the photograph is
 */
export function foldsOf(bare: Uint8Array, isPhoto: Uint8Array, size: Size): Fold[] {
  const { width } = size;
  const longest = Math.max(width, size.height);
  let flakes: number[] = [];
  for (let p = 0; p < bare.length; p++) if (bare[p] && isPhoto[p]) flakes.push(p);
  const every = Math.ceil(flakes.length / ENOUGH);
  flakes = flakes.filter((_, i) => i % every === 0);
  const found: Fold[] = [];
  for (let i = 0; i < MOST; i++) {
    const line = fitted(strongest(flakes, size), flakes, width);
    if (!line) break;
    const isNear = (p: number, band: number) =>
      Math.abs(offFrom(line, p % width, Math.floor(p / width))) < band;
    const own = flakedShare(line, 0, bare, isPhoto, size);
    const beside = [-1, 1].map((side) =>
      flakedShare(line, side * BESIDE * longest, bare, isPhoto, size),
    );
    const usual = Math.max(...beside.map(({ share }) => share));
    if (own.length > SHORTEST * longest && own.share > Math.max(FLAKED, TIMES * usual))
      found.push(line);
    flakes = flakes.filter((p) => !isNear(p, 2 * BAND));
  }
  return found;
}

/** How far a place is from a fold, px; to its left below 0. */
export function offFrom({ x, y, dx, dy }: Fold, u: number, v: number): number {
  return (v - y) * dx - (u - x) * dy;
}

/** The line with the most flakes on it. */
function strongest(flakes: readonly number[], { width, height }: Size): Fold | null {
  const lines = Math.ceil((2 * Math.hypot(width, height)) / APART) + 1;
  let [most, best] = [0, null as Fold | null];
  const counts = new Uint32Array(lines);
  for (let k = 0; k < DIRECTIONS; k++) {
    const angle = (k * Math.PI) / DIRECTIONS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    counts.fill(0);
    for (const p of flakes) {
      const off = Math.floor(p / width) * dx - (p % width) * dy;
      const at = Math.round(off / APART + lines / 2);
      counts[at] = (counts[at] as number) + 1;
    }
    for (const [at, count] of counts.entries()) {
      if (count <= most) continue;
      const off = (at - lines / 2) * APART;
      most = count;
      best = { x: -off * dy, y: off * dx, dx, dy };
    }
  }
  return best;
}

/** The line through the flakes near it, whose distances from it are least (total least squares). */
function fitted(line: Fold | null, flakes: readonly number[], width: number): Fold | null {
  let fit = line;
  for (const band of BANDS) {
    if (!fit) return null;
    let [n, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
    for (const p of flakes) {
      const [x, y] = [p % width, Math.floor(p / width)];
      if (Math.abs(offFrom(fit, x, y)) > band) continue;
      n++;
      sx += x;
      sy += y;
      sxx += x * x;
      sxy += x * y;
      syy += y * y;
    }
    if (n < 2) return null;
    const [x, y] = [sx / n, sy / n];
    const angle = 0.5 * Math.atan2(2 * (sxy / n - x * y), sxx / n - x * x - (syy / n - y * y));
    fit = { x, y, dx: Math.cos(angle), dy: Math.sin(angle) };
  }
  return fit;
}

/** Share of the pieces of a line beside a fold that have a flake, and how long it is in the photograph, px. */
function flakedShare(
  { x, y, dx, dy }: Fold,
  aside: number,
  bare: Uint8Array,
  isPhoto: Uint8Array,
  { width, height }: Size,
): { share: number; length: number } {
  const reach = Math.ceil(Math.hypot(width, height) / PIECE);
  let [all, flaked] = [0, 0];
  for (let piece = -reach; piece <= reach; piece++) {
    let [isIn, isFlaked] = [false, false];
    for (let along = piece * PIECE; along < (piece + 1) * PIECE; along += 2) {
      for (let off = aside - BAND; off <= aside + BAND; off++) {
        const u = Math.round(x + along * dx - off * dy);
        const v = Math.round(y + along * dy + off * dx);
        if (u < 0 || v < 0 || u >= width || v >= height || !isPhoto[v * width + u]) continue;
        isIn = true;
        if (bare[v * width + u]) isFlaked = true;
      }
    }
    if (isIn) all++;
    if (isFlaked) flaked++;
  }
  return { share: all ? flaked / all : 0, length: all * PIECE };
}
