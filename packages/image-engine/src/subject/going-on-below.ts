import type { Size } from '../picture/picture.ts';
import { apart, apartSquared, type Lab } from '../vision/lab.ts';
import { connectedParts } from './tidy-mask.ts';

/** How far a colour is from the ground's beside it, ΔE, that is another. */
const APART = 12;
/** Share of the ground beside that may have its colour. */
const STRAY = 0.03;
/** Rows above and below that count as beside, and about how many places of them are looked at. */
const ROWS = 3;
const SAMPLES = 60;
/** Fewer places of ground tell nothing. */
const FEWEST = 12;
/** How far shade is from the ground's hue at most, L*a*b*. */
const HUE = 6;
/** Share of the subject that is worth taking. */
const SMALLEST = 0.01;
/** Px of the picture's lower side, and of the subject above, that it touches at least. */
const TOUCHING = 3;
/** Share of it that has the subject right above: a path or a pedestal is wider. */
const BELOW = 0.95;
/** Share of its sides that are an edge, in all and where it leaves the picture: shade ends softly, and so does a floor in it. */
const EDGED = 0.6;
/** Share of the picture's height where it leaves it. */
const LOWEST = 0.1;
/** Px over which a change is an edge. */
const WIDE = 3;

/**
 * What goes on below a subject, to the picture's lower side: a skirt is as much somebody's as the jacket above it. The
 * ground to the left and to the right of it has another colour.
 *
 * @param inside 1 for every pixel inside
 * @returns 1 for every pixel of that; null where there is none
 */
export function goingOnBelow(inside: Uint8Array, lab: Lab, size: Size): Uint8Array | null {
  const { width, height } = size;
  const below = belowOf(inside, size);
  const differs = differingBeside(inside, below, lab, size);
  if (!differs) return null;
  const { labels, parts } = connectedParts(differs, size, 1);
  const lowest = Math.floor((1 - LOWEST) * height) * width;
  const noSide = () => ({ pixels: 0, edges: 0 });
  const told = parts.map(() => ({
    below: 0,
    bottom: 0,
    subject: 0,
    all: noSide(),
    lowest: noSide(),
  }));
  for (let p = 0; p < inside.length; p++) {
    const label = labels[p] as number;
    const part = told[label];
    if (label === 0 || !part) continue;
    const x = p % width;
    part.below += below[p] as number;
    if (p >= width * (height - 1)) part.bottom++;
    if (inside[p - WIDE * width] === 1) part.subject++;
    for (const step of [-1, 1]) {
      const beyond = x + WIDE * step;
      if (beyond < 0 || beyond >= width) continue;
      if (labels[p + step] === label || inside[p + step] === 1) continue;
      const isEdge = apart(lab, p - step, p + WIDE * step) > APART;
      for (const side of p < lowest ? [part.all] : [part.all, part.lowest]) {
        side.pixels++;
        if (isEdge) side.edges++;
      }
    }
  }
  const all = inside.reduce((sum, is) => sum + is, 0);
  const belongs = parts.map(({ size: pixels }, label) => {
    const part = told[label];
    return (
      label > 0 &&
      part !== undefined &&
      pixels > SMALLEST * all &&
      part.bottom >= TOUCHING &&
      part.subject >= TOUCHING &&
      part.below > BELOW * pixels &&
      [part.all, part.lowest].every((side) => side.edges > EDGED * side.pixels)
    );
  });
  if (!belongs.includes(true)) return null;
  return inside.map((_, p) => (belongs[labels[p] as number] ? 1 : 0));
}

/** 1 for every pixel outside that has the subject anywhere above. */
function belowOf(inside: Uint8Array, { width }: Size): Uint8Array {
  const covered = new Uint8Array(width);
  return inside.map((is, p) => {
    const x = p % width;
    if (is === 1) covered[x] = 1;
    return is === 0 && covered[x] === 1 ? 1 : 0;
  });
}

/**
 * What has another colour than the ground beside, which is not below the subject, and is not its shade.
 *
 * @returns 1 for every such pixel outside, as far up as that goes on from the lower side; null where nothing does
 */
function differingBeside(
  inside: Uint8Array,
  below: Uint8Array,
  lab: Lab,
  { width, height }: Size,
): Uint8Array | null {
  const differs = new Uint8Array(inside.length);
  const open = new Int32Array((2 * ROWS + 1) * width);
  for (let y = height - 1; y >= 0; y--) {
    const row = y * width;
    let count = 0;
    const [from, to] = [Math.max(0, y - ROWS) * width, Math.min(height, y + ROWS + 1) * width];
    for (let q = from; q < to; q++) if (inside[q] === 0 && below[q] === 0) open[count++] = q;
    const seen = everyFew(open.subarray(0, count < FEWEST ? 0 : count));
    let [found, foundBelow] = [0, 0];
    for (let p = row; p < row + width; p++) {
      if (inside[p] === 1 || seen.length === 0 || isGround(lab, p, seen)) continue;
      differs[p] = 1;
      found++;
      foundBelow += below[p] as number;
    }
    if (y === height - 1 && foundBelow < TOUCHING) return null;
    if (found === 0) break;
  }
  return differs;
}

function everyFew(places: Int32Array): Int32Array {
  const stride = Math.max(1, Math.floor(places.length / SAMPLES));
  return places.filter((_, i) => i % stride === 0);
}

/** Whether more than strays of the ground have that colour; most are alike to the first few that are looked at. */
function isGround(lab: Lab, p: number, ground: Int32Array): boolean {
  let strays = Math.floor(STRAY * ground.length);
  for (const q of ground) {
    if (apartSquared(lab, p, q) >= APART * APART && !mayShade(lab, p, q)) continue;
    if (strays-- === 0) return true;
  }
  return false;
}

/** Whether one colour is another in shade, which takes as much of its chroma as of its light. */
function mayShade({ lightness, a, b }: Lab, p: number, q: number): boolean {
  const left = ((lightness[p] as number) + 16) / ((lightness[q] as number) + 16);
  if (left > 1) return false;
  const da = (a[p] as number) - left * (a[q] as number);
  const db = (b[p] as number) - left * (b[q] as number);
  return da * da + db * db < HUE * HUE;
}
