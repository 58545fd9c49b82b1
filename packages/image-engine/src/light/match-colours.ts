import type { Pixels } from '../picture/picture.ts';
import { type ColourCube, cubeOf } from './colour-cube.ts';
import { inGamut } from './in-gamut.ts';
import { inLinearLight, lchOf, smoothstep, toLinear } from './oklab.ts';

/** So many pixels tell the colours of a picture. */
const SAMPLES = 40_000;
/** Shares of the pixels, from the darkest, at which lightness is compared. */
const QUANTILES = [0, 0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.98, 1];
/** Parts from dark to light, of as many pixels each, whose tints are compared. */
const ZONES = 5;
/** How far the light is taken over: all the way, a night would become a day. */
const OF_LIGHT = 0.6;
/** How far the tint is: all of it, leaves behind somebody would turn walls green. */
const OF_TINT = 0.85;
/** How much stronger or weaker colours become at most: beyond, noise and skin show it. */
const STRENGTHS = { least: 0.6, most: 1.5 };

/** Oklab */
interface Tint {
  a: number;
  b: number;
}

/** What a picture looks like, from dark to light, in Oklab. */
export interface ColourMood {
  /** Lightness at each of the quantiles. */
  lights: number[];
  /** Mean a and b of each zone. */
  tints: Tint[];
  /** Standard deviation of the tints about those. */
  spread: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, v) => toLinear(v / 255));

export function moodOf({ data, width, height, channels }: Pixels): ColourMood {
  const count = width * height;
  const every = Math.max(1, Math.floor(count / SAMPLES));
  const seen: { l: number; a: number; b: number }[] = [];
  for (let p = 0; p < count; p += every) {
    const i = p * channels;
    if (channels === 4 && (data[i + 3] as number) < 128) continue;
    const [r, g, b] = [0, 1, 2].map((c) => LINEAR[data[i + c] as number] as number);
    const { l, c, h } = lchOf([r as number, g as number, b as number]);
    const angle = (h * Math.PI) / 180;
    seen.push({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
  }
  if (seen.length === 0) seen.push({ l: 0.5, a: 0, b: 0 });
  seen.sort((one, other) => one.l - other.l);
  const lights = QUANTILES.map((q) => seen[Math.round(q * (seen.length - 1))]?.l ?? 0);
  const tints = Array.from({ length: ZONES }, (_, zone) => {
    const from = Math.floor((zone * seen.length) / ZONES);
    const to = Math.max(from + 1, Math.floor(((zone + 1) * seen.length) / ZONES));
    const part = seen.slice(from, to);
    const mean = (of: 'a' | 'b') => part.reduce((sum, each) => sum + each[of], 0) / part.length;
    return { a: mean('a'), b: mean('b') };
  });
  const squares = seen.reduce((sum, { a, b }, i) => {
    const about = tints[Math.min(ZONES - 1, Math.floor((i * ZONES) / seen.length))];
    return sum + (a - (about?.a ?? 0)) ** 2 + (b - (about?.b ?? 0)) ** 2;
  }, 0);
  return { lights, tints, spread: Math.sqrt(squares / seen.length) };
}

/** Between the values at the marks; the marks rise. */
function between(marks: readonly number[], values: readonly number[], at: number): number {
  const k = marks.findIndex((mark) => mark >= at);
  if (k === 0 || marks.length === 1) return values[0] as number;
  if (k < 0) return values.at(-1) as number;
  const [low, high] = [marks[k - 1] as number, marks[k] as number];
  const share = high > low ? (at - low) / (high - low) : 1;
  return (values[k - 1] as number) + share * ((values[k] as number) - (values[k - 1] as number));
}

/**
 * The tints with those beside them: where two zones meet, such as in sand that lies in the sun, a step between them
 * would be seen as a blotch.
 */
const smoothed = ({ tints, ...mood }: ColourMood): ColourMood => {
  const at = (zone: number) => tints[Math.min(tints.length - 1, Math.max(0, zone))] as Tint;
  const mean = (zone: number, of: 'a' | 'b') =>
    (at(zone - 1)[of] + 2 * at(zone)[of] + at(zone + 1)[of]) / 4;
  return { ...mood, tints: tints.map((_, zone) => ({ a: mean(zone, 'a'), b: mean(zone, 'b') })) };
};

const CENTRES = Array.from({ length: ZONES }, (_, zone) => (zone + 0.5) / ZONES);
const tintAt = ({ tints }: ColourMood, rank: number) => ({
  a: between(
    CENTRES,
    tints.map((tint) => tint.a),
    rank,
  ),
  b: between(
    CENTRES,
    tints.map((tint) => tint.b),
    rank,
  ),
});

/**
 * Takes the colours of one picture towards those of another: what is as dark in its own picture gets the tint and, in
 * part, the light that it has in the other. After the transfer of statistics by Reinhard and others ("Color Transfer
 * between Images", 2001), in zones of lightness, so that cool shadows and warm lights are taken over as such.
 *
 * @param amount 0 to 1
 */
export function matchingCube(own: ColourMood, other: ColourMood, amount: number): ColourCube {
  const [from, to] = [smoothed(own), smoothed(other)];
  const ratio = Math.min(
    STRENGTHS.most,
    Math.max(STRENGTHS.least, from.spread > 0.002 ? to.spread / from.spread : 1),
  );
  return cubeOf(
    inLinearLight((colour) => {
      const { l, c, h } = lchOf(colour);
      const angle = (h * Math.PI) / 180;
      const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
      const rank = between(from.lights, QUANTILES, l);
      const light = l + amount * OF_LIGHT * (between(QUANTILES, to.lights, rank) - l);
      const [was, is] = [tintAt(from, rank), tintAt(to, rank)];
      // Black and white have no tint that could be seen.
      const shows = amount * smoothstep(0.02, 0.2, l) * smoothstep(1, 0.9, l);
      // Black fur before green leaves has none of their green to lose: it would become purple.
      const square = was.a ** 2 + was.b ** 2;
      const has = square > 1e-4 ? (a * was.a + b * was.b) / square : 0;
      const loses = Math.min(1, Math.max(0, has));
      const x = a + shows * ((a - loses * was.a) * ratio + OF_TINT * is.a - a);
      const y = b + shows * ((b - loses * was.b) * ratio + OF_TINT * is.b - b);
      return inGamut({
        l: Math.min(1, Math.max(0, light)),
        c: Math.hypot(x, y),
        h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
      });
    }),
  );
}
