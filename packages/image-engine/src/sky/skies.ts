import { type Light, tintOf } from '../compose/light.ts';
import { within } from '../compose/plane.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { develop, linear, shade } from '../scenes/film.ts';
import { addDiscs } from '../scenes/lens.ts';
import { cloudy, noise, ramp } from '../scenes/noise.ts';
import { addTo, mixIn } from '../scenes/paint.ts';
import { SUNSET_SKY } from '../scenes/sunset.ts';
import { type DrawnSky, graded } from './drawn-sky.ts';
import { nightSky } from './night-sky.ts';

export const SKY_NAMES = ['clear', 'clouds', 'sunset', 'storm', 'night'] as const;
export type SkyName = (typeof SKY_NAMES)[number];

const CLEAR = [
  [0, linear('#2f6fb8')],
  [0.45, linear('#6ba6dc')],
  [0.85, linear('#b5d6ee')],
  [1, linear('#d9eaf4')],
] as const;
const STORM = [
  [0, linear('#39424e')],
  [0.55, linear('#6a7480')],
  [0.88, linear('#a9b0b4')],
  [1, linear('#cdd0cd')],
] as const;
const [WHITE, SHADED, GLOW, DARK, LIT] = [
  linear('#ffffff', 1.05),
  linear('#a9b7c9'),
  linear('#ffb05a'),
  linear('#5a4a6c'),
  linear('#ff9d6a', 1.15),
];
const [HEAVY, GAP] = [linear('#252c36'), linear('#c2cad0')];

/** Where clouds are seen: in a layer overhead, ever smaller and flatter towards the horizon. */
function layer(x: number, up: number): readonly [number, number] {
  const near = 1 / (up + 0.3);
  return [x * near, near * 0.8];
}

/** Noise with round bumps and sharp clefts, as heaped clouds have them; about -1 to 1. */
function billows(x: number, y: number, octaves: number): number {
  let [sum, weight, total, px, py] = [0, 1, 0, x, y];
  for (let i = 0; i < octaves; i++) {
    sum += (0.62 - 2 * Math.abs(noise(px, py))) * weight;
    total += weight;
    weight *= 0.56;
    px = px * 2.11 + 13.7;
    py = py * 2.11 - 7.3;
  }
  return sum / total;
}

/** How thick heaped clouds are: where they are, and their bumps. */
const heaped = (u: number, v: number, octaves: number) =>
  cloudy(u * 0.9 + 6, v * 0.9 + 2, 3) - 0.34 * billows(u * 2.3, v * 2.3, octaves);

/** Clouds thin out in the haze above the horizon. */
const inHaze = (up: number) => ramp(0, 0.1, up);

const SKIES: Record<SkyName, DrawnSky> = {
  clear: {
    light: { from: [-0.25, -0.4], tint: tintOf(1.02, 1, 0.97), white: 1, air: 0 },
    paint: (x, up, out) => {
      graded(CLEAR, up, out);
      const [u, v] = layer(x, up);
      // A few veils: a sky without any looks painted.
      mixIn(out, WHITE, ramp(0.1, 0.7, cloudy(u * 0.7 + 21, v * 1.6 + 3, 5)) * 0.3 * inHaze(up));
    },
  },
  clouds: {
    light: { from: [-0.25, -0.4], tint: tintOf(1.01, 1, 0.98), white: 1, air: 0 },
    paint: (x, up, out) => {
      graded(CLEAR, up, out);
      const [u, v] = layer(x, up);
      const thick = heaped(u, v, 6);
      const share = ramp(0.02, 0.24, thick) * (0.25 + 0.75 * inHaze(up));
      if (share === 0) return;
      // Lit from above: where it is thinner upwards it is white, where it is thicker in the shade.
      const lit = thick - heaped(u - 0.04, v - 0.16, 4);
      mixIn(out, WHITE, share);
      mixIn(out, SHADED, share * ramp(0.05, -0.3, lit - 0.2 * ramp(0.2, 0.6, thick)) * 0.85);
    },
  },
  sunset: {
    light: { from: [0.2, -0.05], tint: tintOf(1.2, 1, 0.72), white: 0.74, air: 0.02 },
    paint: (x, up, out) => {
      graded(SUNSET_SKY, up, out);
      const far = Math.hypot((x - 0.15) * 0.8, up);
      addTo(out, GLOW, 0.5 * Math.exp(-far * far * 24) + 0.3 * Math.exp(-far * 4));
      const [u, v] = layer(x, up);
      const cover = cloudy(u * 0.8 + 3, v * 1.5, 6) + 0.1 * billows(u * 3, v * 3, 3);
      const lit = cover - cloudy(u * 0.8 + 3 + (0.15 - x) * 0.25, v * 1.5 + 0.16, 4);
      const share = ramp(0, 0.42, cover + 0.06) * (0.2 + 0.8 * inHaze(up)) * 0.88;
      mixIn(out, DARK, share * 0.75);
      mixIn(out, LIT, share * ramp(-0.15, 0.5, lit + 0.3 - 0.5 * up));
    },
  },
  storm: {
    light: { from: [0, -0.3], tint: tintOf(0.96, 1, 1.05), white: 0.8, air: 0.015 },
    paint: (x, up, out) => {
      graded(STORM, up, out);
      const [u, v] = layer(x, up);
      const bend = cloudy(u * 0.5 + 2, v * 0.5 + 11, 2) * 0.5;
      const thick = heaped(u * 0.8 + bend, v * 0.8 + bend + 5, 6);
      const lit = thick - heaped(u * 0.8 + bend - 0.03, v * 0.8 + bend + 4.86, 4);
      mixIn(out, HEAVY, ramp(-0.35, 0.5, thick) * (0.3 + 0.6 * inHaze(up)));
      mixIn(out, GAP, ramp(-0.02, 0.32, lit) * (0.25 + 0.35 * ramp(0.6, 0.1, up)) * inHaze(up));
    },
  },
  night: nightSky,
};

/** Skies have no fine detail: they are drawn at that longer edge, px, and brought up. */
const EDGE = 1280;

/** The light under a sky. */
export const lightUnder = (name: SkyName): Light => SKIES[name].light;

/**
 * Draws a sky at that size. The same sky, size and horizon give the same bytes.
 *
 * @param horizon share of the height at which it meets the land, 0 to 1
 */
export async function drawSky(
  name: SkyName,
  size: Size,
  horizon: number,
  pause: PassContext['checkpoint'],
): Promise<Pixels> {
  const easel = { ...within(size, EDGE), pause };
  const level = (horizon * easel.height) / Math.sqrt(easel.width * easel.height);
  const { paint, lights } = SKIES[name];
  const lowest = new Float32Array(3);
  paint(0, 0, lowest);
  const film = await shade(easel, (x, y, out) => {
    if (y < level) paint(x, level - y, out);
    else out.set(lowest);
  });
  if (lights) addDiscs(film, lights(easel, level));
  const { width, height } = size;
  const pixels = develop(film);
  if (pixels.width === width) return pixels;
  return toPixels(fromPixels(pixels).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
}
