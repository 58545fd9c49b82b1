import type { Pixels, Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';

/** A pupil that a flash has lit red. */
export interface RedEye {
  /** Middle, px. */
  x: number;
  y: number;
  /** px */
  radius: number;
}

/** Redness of a pixel from which on it may be a lit pupil; see `redness`. */
const RED = 0.4;
/** Pixels between two checkpoints. */
const PIXELS_A_TURN = 1_000_000;
/** Radius of a pupil as a share of the longer edge; and its least, px. */
const SIZES = { least: 0.0012, most: 0.028, px: 1.4 };
/** Share of its box and of its circle that a pupil fills, and how much longer than wide it may be. */
const ROUND = { fill: 0.55, aspect: 1.7 };
/** Share of the ring around a pupil that has to look like skin, further out; and less red than it, nearer. */
const SKIN = 0.6;
const PALER = 0.8;
/**
 * Distance of two eyes of a face, in radii of their pupils, how unlike those may be, and how far down the
 * one may be for each px that it is aside.
 */
const PAIR = { nearest: 6, farthest: 45, unlike: 1.7, slope: 0.8 };
/** Mean redness of a lit pupil, and its least red, 0 to 255. */
const LIT = { redness: 0.52, red: 95 };

/**
 * How much redder than both green and blue, 0 to 1, in the manner of Gaubatz and Ulichney 2002. Light that
 * comes back from a retina is crimson: orange things, whose blue is far below their green, do not count.
 */
export function redness(r: number, g: number, b: number): number {
  const other = Math.max(g, b);
  if (r < 50 || r <= other || b < 0.62 * g - 4) return 0;
  return ((r - other) / r) * Math.min(1, (r - 30) / 70);
}

/** Skin of any people in flash light: red over green over blue, none of them by far. */
function isSkin(r: number, g: number, b: number): boolean {
  return r > 60 && r > g && g >= b - 12 && r - g > 8 && r - g < 110 && g > 0.42 * r && b > 0.22 * r;
}

interface Around {
  skin: number;
  paler: number;
}

/** Shares of skin, and of what is less red, in rings around a spot. */
function around(pixels: Pixels, { x, y, radius }: RedEye): Around {
  const { data, width, height, channels } = pixels;
  let [skin, far, paler, near] = [0, 0, 0, 0];
  for (let k = 0; k < 48; k++) {
    const angle = (k * Math.PI) / 24;
    for (const share of [1.6, 2, 3.2, 4, 4.8]) {
      const u = Math.round(x + share * radius * Math.cos(angle));
      const v = Math.round(y + share * radius * Math.sin(angle));
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const i = (v * width + u) * channels;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      if (share > 3) {
        far++;
        if (isSkin(r, g, b)) skin++;
      } else {
        near++;
        if (redness(r, g, b) < RED * 0.65) paler++;
      }
    }
  }
  return { skin: skin / Math.max(1, far), paler: paler / Math.max(1, near) };
}

/**
 * Red pupils: small, round, strongly red, with something paler at once around them (the iris and the
 * white) and skin further out. Lips are long, dresses large, and neither is ringed by something paler.
 *
 * @param where only there, when something is marked
 */
export async function redEyesOf(
  pixels: Pixels,
  where: Uint8Array | null,
  checkpoint: Checkpoint,
): Promise<RedEye[]> {
  const { data, width, height, channels } = pixels;
  const red = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < red.length; p++, i += channels) {
    if (p % PIXELS_A_TURN === 0) await checkpoint();
    if (where && !where[p]) continue;
    const value = redness(data[i] as number, data[i + 1] as number, data[i + 2] as number);
    red[p] = value > RED ? 1 : 0;
  }
  const longest = Math.max(width, height);
  const [least, most] = [Math.max(SIZES.px, SIZES.least * longest), SIZES.most * longest];
  const all = await spotsOf(red, { width, height }, checkpoint);
  const spots = all
    .filter((spot) => spot.radius >= least && spot.radius <= most && isLit(pixels, spot))
    .map((spot) => ({ ...spot, ...around(pixels, spot) }))
    .filter(({ paler }) => paler > PALER);
  // Whoever marks an eye has seen it: then neither its skin nor the other eye need be seen.
  if (where) return spots;
  const seen = spots.filter(({ skin }) => skin > SKIN);
  return seen.filter((one) => seen.some((two) => isPair(one, two)));
}

/** Whether a spot is red enough in the mean, the glint of the flash left out. */
function isLit({ data, width, channels }: Pixels, { x, y, radius }: RedEye): boolean {
  let [red, sum, count] = [0, 0, 0];
  const reach = 0.7 * radius;
  for (let v = Math.ceil(y - reach); v <= y + reach; v++) {
    for (let u = Math.ceil(x - reach); u <= x + reach; u++) {
      const i = (v * width + u) * channels;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      if (Math.min(g, b) > 150) continue;
      red += r;
      sum += redness(r, g, b);
      count++;
    }
  }
  return red > LIT.red * count && sum > LIT.redness * count;
}

/** Whether two pupils may be of one face. */
function isPair(one: RedEye, two: RedEye): boolean {
  const radius = Math.max(one.radius, two.radius);
  const apart = Math.hypot(one.x - two.x, one.y - two.y) / radius;
  const isAlike = radius < PAIR.unlike * Math.min(one.radius, two.radius);
  const isLevel = Math.abs(one.y - two.y) < PAIR.slope * Math.abs(one.x - two.x);
  return isAlike && isLevel && apart > PAIR.nearest && apart < PAIR.farthest;
}

/** The round ones of the areas that hang together. */
async function spotsOf(plane: Uint8Array, size: Size, checkpoint: Checkpoint): Promise<RedEye[]> {
  const { of, areas } = await piecesOf(plane, size, checkpoint);
  const boxes = areas.map(() => ({ left: size.width, top: size.height, right: 0, bottom: 0 }));
  for (let p = 0; p < of.length; p++) {
    if (p % PIXELS_A_TURN === 0) await checkpoint();
    const name = of[p] as number;
    if (name === 0) continue;
    const box = boxes[name];
    if (!box) continue;
    const x = p % size.width;
    const y = Math.floor(p / size.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const spots: RedEye[] = [];
  for (let name = 1; name < areas.length; name++) {
    const { left, top, right, bottom } = boxes[name] as (typeof boxes)[number];
    const w = right - left;
    const h = bottom - top;
    const area = areas[name] as number;
    if (Math.max(w, h) > ROUND.aspect * Math.min(w, h) + 1 || area < ROUND.fill * w * h) continue;
    spots.push({ x: (left + right - 1) / 2, y: (top + bottom - 1) / 2, radius: (w + h) / 4 });
  }
  return spots;
}
