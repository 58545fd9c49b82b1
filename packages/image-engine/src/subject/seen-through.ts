import type { Pixels, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Lab, toLab } from '../vision/lab.ts';

/** Chroma, L*a*b*, from which on a background is told from hair and skin before it. */
const COLOURFUL = 24;
/** How far the background's colour is taken from, as a share of the longer edge. */
const REACH = 0.07;
/** Share of the background's chroma from which on it is seen in a pixel at all, and from which on nothing else is. */
const SEEN = 0.25;
const ALL_SEEN = 0.55;
/** How far the hue may be from the background's, as a share of the background's chroma. */
const ASKEW = 0.3;
/** What lies in the shadow is as saturated as what does not: what is paler is something else. */
const SATURATED = 0.85;
/** Shares of the background's lightness that shadow leaves of it at least, and that light makes of it at most. */
const DARK = 0.4;
const LIT = 1.25;
/** Gaps, px, over which places with nothing but background are linked: strands of hair. */
const GAP = 5;
/** How far beside such places strands are mixed with the background, px. */
const MIXED = 4;
/** Share of the picture that the inner part takes at least; what is thin has none to be judged by. */
const INNER = 0.01;
/** Share of it that may have that colour; where it is more, the colour is its own. */
const OWN = 0.01;

/**
 * How much of the background is seen in each pixel of a subject, 0 to 1: through curls and loose strands,
 * which no outline follows. Only colourful backgrounds tell, and only where the subject itself has
 * none of their colour further inside.
 *
 * @param inside share of the subject, 0 to 1
 */
export function seenThrough(picture: Pixels, inside: Float32Array): Float32Array {
  const size: Size = { width: picture.width, height: picture.height };
  const radius = Math.max(4, Math.round(Math.max(size.width, size.height) * REACH));
  const lab = toLab(picture);
  if (!isColourful(lab, inside)) return new Float32Array(inside.length);
  const { shares, isGround, hues } = compared(lab, inside, size, radius);
  if (hasHues(hues, lab, boxMean(inside, size, radius))) return shares.fill(0);
  const outside = inside.map((share) => (share < 0.5 ? 1 : 0));
  const open = linked(isGround, outside, size);
  const near = boxMean(Float32Array.from(open), size, MIXED);
  for (let p = 0; p < shares.length; p++) {
    if (open[p] === 1 && outside[p] === 0) shares[p] = 1;
    else if ((near[p] as number) === 0) shares[p] = 0;
  }
  return shares;
}

/** Whether the background has any colour that tells. */
function isColourful({ a, b }: Lab, inside: Float32Array): boolean {
  let [colourful, all] = [0, 0];
  for (let p = 0; p < inside.length; p++) {
    if ((inside[p] as number) >= 0.5) continue;
    all++;
    const [x, y] = [a[p] as number, b[p] as number];
    if (x * x + y * y > COLOURFUL ** 2 && !isWarm(x, y)) colourful++;
  }
  return colourful > 0.02 * all;
}

/** Each pixel beside the colour of the background that is next to it. */
function compared(
  { lightness, a, b }: Lab,
  inside: Float32Array,
  size: Size,
  radius: number,
): { shares: Float32Array; isGround: Uint8Array; hues: Set<number> } {
  const outside = inside.map((share) => (share < 0.02 ? 1 : 0));
  const weight = boxMean(outside, size, radius);
  const [nextL, nextA, nextB] = [lightness, a, b].map((plane) =>
    boxMean(
      plane.map((value, p) => value * (outside[p] as number)),
      size,
      radius,
    ),
  ) as [Float32Array, Float32Array, Float32Array];
  const shares = new Float32Array(inside.length);
  const isGround = new Uint8Array(inside.length);
  const hues = new Set<number>();
  for (let p = 0; p < shares.length; p++) {
    const near = weight[p] as number;
    if ((inside[p] as number) < 0.5 || near < 0.005) continue;
    const groundA = (nextA[p] as number) / near;
    const groundB = (nextB[p] as number) / near;
    const chroma = Math.hypot(groundA, groundB);
    if (chroma < COLOURFUL || isWarm(groundA, groundB)) continue;
    const along = ((a[p] as number) * groundA + (b[p] as number) * groundB) / chroma ** 2;
    const aside = Math.abs((a[p] as number) * groundB - (b[p] as number) * groundA) / chroma ** 2;
    if (along < SEEN || aside > ASKEW) continue;
    shares[p] = Math.min(1, along);
    const shade = ((lightness[p] as number) * near) / (nextL[p] as number);
    if (along > ALL_SEEN && along > SATURATED * shade && shade > DARK && shade < LIT)
      isGround[p] = 1;
    hues.add(hueOf(groundA, groundB));
  }
  return { shares, isGround, hues };
}

/** In twelfths of a turn, from 0 to 11. */
const hueOf = (a: number, b: number) => Math.floor((Math.atan2(b, a) / Math.PI + 2) * 6) % 12;

/** Whether the subject itself has colours of those hues, further inside than the background is compared with. */
function hasHues(hues: ReadonlySet<number>, { a, b }: Lab, deep: Float32Array): boolean {
  let [own, all] = [0, 0];
  for (let p = 0; p < deep.length; p++) {
    if ((deep[p] as number) < 0.999) continue;
    all++;
    const [x, y] = [a[p] as number, b[p] as number];
    if (Math.hypot(x, y) > COLOURFUL && hues.has(hueOf(x, y))) own++;
  }
  return own > OWN * all || all < INNER * deep.length;
}

/** Skin, hair and wood are of red, orange and yellow: on a background of those nothing tells. Hues from -31° to 117°. */
const isWarm = (a: number, b: number) => (a > 0 ? b > -0.6 * a : b > -2 * a);

/** What of some places is linked with what is outside, which is among it. */
function linked(places: Uint8Array, outside: Float32Array, { width, height }: Size): Uint8Array {
  const found = new Uint8Array(places.length);
  const queue: number[] = [];
  const around = (p: number, visit: (q: number) => void) => {
    const [x, y] = [p % width, Math.floor(p / width)];
    for (let v = Math.max(0, y - GAP); v <= Math.min(height - 1, y + GAP); v++)
      for (let u = Math.max(0, x - GAP); u <= Math.min(width - 1, x + GAP); u++)
        visit(v * width + u);
  };
  const take = (p: number) => {
    found[p] = 1;
    queue.push(p);
  };
  for (let p = 0; p < places.length; p++) {
    if (places[p] !== 1) continue;
    let isAtEdge = false;
    around(p, (q) => {
      isAtEdge ||= outside[q] === 1;
    });
    if (isAtEdge) take(p);
  }
  for (let p = queue.pop(); p !== undefined; p = queue.pop())
    around(p, (q) => {
      if (places[q] === 1 && found[q] === 0) take(q);
    });
  return found;
}
