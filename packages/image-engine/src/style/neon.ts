import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { averagedAlong, type Flow } from '../vision/flow.ts';
import { gaussian } from '../vision/gaussian.ts';
import { formsOf } from './forms.ts';
import type { Pause } from './pause.ts';
import { byte, combined, lightOf, type Planes, smoothstep } from './planes.ts';
import { gammaFor, quantiles, slope, stretched } from './tones.ts';

/** Tubes' colours by hue, a sixth of the circle apart from red on: nothing dull, no brown, no olive. */
const TUBES: readonly (readonly [number, number, number])[] = [
  [1, 0.12, 0.42],
  [1, 0.62, 0.1],
  [0.2, 1, 0.45],
  [0.05, 0.95, 1],
  [0.25, 0.35, 1],
  [0.95, 0.15, 1],
];
/** For what has no colour of its own: from one side of the picture to the other. */
const LEFT = TUBES[5] as readonly [number, number, number];
const RIGHT = TUBES[3] as readonly [number, number, number];
/** How wide each halo is, as a share of the longer edge, and how bright. */
const HALOS = [
  { reach: 1 / 420, gain: 0.9 },
  { reach: 1 / 110, gain: 1.1 },
  { reach: 1 / 28, gain: 0.9 },
] as const;

/**
 * Glowing tubes along the edges on a night-dark picture.
 *
 * @param strength 0 … 1
 */
export async function neon(
  pixels: OpaquePixels,
  strength: number,
  pause: Pause,
): Promise<OpaquePixels> {
  const { width, height, data } = pixels;
  const longer = Math.max(width, height);
  const { photo, light, flow, flat } = await formsOf(pixels, { radius: 0.004, times: 1 }, pause);
  const flatLight = lightOf(flat);
  const drawnFrom = stretched(combined(light, 0.35, flatLight, 0.65));
  await pause(0.55);
  const tubes = await edgesOf(flat, flow, longer, strength, pause);
  await pause(0.8);
  const glow = [0, 1, 2].map(() => new Float32Array(tubes.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const lit = tubes[p] as number;
      if (lit === 0) continue;
      const side = Math.min(1, Math.max(0, 1.4 * (0.65 * (x / width) + 0.35 * (y / height)) - 0.2));
      const r = flat.red[p] as number;
      const g = flat.green[p] as number;
      const b = flat.blue[p] as number;
      const most = Math.max(r, g, b);
      const spread = most - Math.min(r, g, b);
      const own = Math.min(1, Math.max(0, (spread / (most + 0.08) - 0.18) * 2.2));
      const hue = spread === 0 ? 0 : hueOf(r, g, b, most, spread);
      const from = TUBES[Math.floor(hue)] as readonly [number, number, number];
      const to = TUBES[(Math.floor(hue) + 1) % 6] as readonly [number, number, number];
      const part = hue % 1;
      for (let c = 0; c < 3; c++) {
        const plain = (LEFT[c] as number) * (1 - side) + (RIGHT[c] as number) * side;
        const hued = (from[c] as number) * (1 - part) + (to[c] as number) * part;
        (glow[c] as Float32Array)[p] = lit * (plain + (hued - plain) * own);
      }
    }
  });
  const sum = await haloed(glow, photo, longer, strength, pause);
  const gamma = 1.3 * gammaFor(drawnFrom, 0.45);
  const ground = 0.46 - 0.18 * strength;
  await eachRow(height, pause, (y) => {
    for (let p = y * width, i = 3 * p, end = p + width; p < end; p++, i += 3) {
      const shade = (drawnFrom[p] as number) ** gamma * ground;
      const own = 0.35;
      const core = (tubes[p] as number) ** 3 * 0.6;
      const r = shade * (0.55 + own * ((flat.red[p] as number) - (flatLight[p] as number))) + 0.02;
      const g =
        shade * (0.42 + own * ((flat.green[p] as number) - (flatLight[p] as number))) + 0.012;
      const b =
        shade * (1.05 + own * ((flat.blue[p] as number) - (flatLight[p] as number))) + 0.055;
      data[i] = byte(1 - (1 - r) * Math.exp(-(sum[0][p] as number)) * (1 - core));
      data[i + 1] = byte(1 - (1 - g) * Math.exp(-(sum[1][p] as number)) * (1 - core));
      data[i + 2] = byte(1 - (1 - b) * Math.exp(-(sum[2][p] as number)) * (1 - core));
    }
  });
  return pixels;
}

/** How brightly each pixel is part of a tube, 0 … 1: the steepest places of any channel. */
async function edgesOf(
  flat: Planes,
  flow: Flow,
  longer: number,
  strength: number,
  pause: Pause,
): Promise<Float32Array> {
  const fine = Math.max(0.6, longer / 1300);
  const steep = new Float32Array(flat.red.length);
  const soft = new Float32Array(steep.length);
  const step = new Float32Array(steep.length);
  for (const plane of [flat.red, flat.green, flat.blue]) {
    slope(gaussian(plane, flat, fine, soft), flat, step);
    for (let p = 0; p < steep.length; p++)
      steep[p] = Math.max(steep[p] as number, step[p] as number);
    await pause();
  }
  const reach = Math.max(2, Math.round(longer / 250));
  const joined = await averagedAlong(steep, flow, reach, pause);
  await pause();
  // Texture is steep all over: only what stands out from its surroundings is an edge.
  const around = gaussian(joined, flat, longer / 90, soft);
  for (let p = 0; p < joined.length; p++)
    joined[p] = 4 * Math.max(0, (joined[p] as number) - 0.75 * (around[p] as number));
  await pause();
  const [from = 0, to = 1] = quantiles(joined, [0.86 - 0.1 * strength, 0.985]);
  for (let p = 0; p < joined.length; p++)
    joined[p] = smoothstep(Math.max(0.004, from), Math.max(0.03, to), joined[p] as number);
  return joined;
}

/** 0 … 6 from red by way of yellow, green, cyan, blue and magenta. */
function hueOf(r: number, g: number, b: number, most: number, spread: number): number {
  const sixth =
    most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return (sixth + 6) % 6;
}

/** The tubes and their light around them, one plane a channel. */
async function haloed(
  glow: [Float32Array, Float32Array, Float32Array],
  size: { width: number; height: number },
  longer: number,
  strength: number,
  pause: Pause,
): Promise<[Float32Array, Float32Array, Float32Array]> {
  const sums: Float32Array[] = [];
  const halo = new Float32Array(size.width * size.height);
  for (const plane of glow) {
    const sum = new Float32Array(plane.length);
    for (let p = 0; p < sum.length; p++) sum[p] = (plane[p] as number) * 1.1;
    for (const { reach, gain } of HALOS) {
      gaussian(plane, size, Math.max(0.8, longer * reach), halo);
      const bright = gain * (0.7 + 1.0 * strength);
      for (let p = 0; p < sum.length; p++)
        sum[p] = (sum[p] as number) + (halo[p] as number) * bright;
      await pause();
    }
    sums.push(sum);
  }
  return sums as [Float32Array, Float32Array, Float32Array];
}
