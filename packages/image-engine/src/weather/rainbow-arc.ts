import { resizeMask } from '../compose/plane.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { NO_SKY } from '../remark.ts';
import { takeOutSlender } from '../sky/before-sky.ts';
import { findSky, SKY_EDGE } from '../sky/find-sky.ts';
import { toLab } from '../vision/lab.ts';
import { enlargedRows, type Plane, shrunk } from '../vision/plane.ts';
import { distanceOf } from './depth.ts';

/** Steps of the spectrum. */
export const STEPS = 1024;

// Red outside to violet inside, as light breaks in rain.
const SPECTRUM: readonly (readonly [number, number, number])[] = [
  [255, 46, 60],
  [255, 140, 40],
  [255, 226, 64],
  [76, 214, 96],
  [44, 176, 255],
  [84, 84, 246],
  [176, 76, 240],
];

/** Colours along the spectrum, three bytes for each of the steps. */
export function spectrum(): Uint8Array {
  const colours = new Uint8Array(STEPS * 3);
  for (let i = 0; i < STEPS; i++) {
    const at = (i / (STEPS - 1)) * (SPECTRUM.length - 1);
    const from = SPECTRUM[Math.floor(at)] ?? [0, 0, 0];
    const to = SPECTRUM[Math.ceil(at)] ?? from;
    for (let c = 0; c < 3; c++) {
      colours[i * 3 + c] = Math.round((from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * (at % 1));
    }
  }
  return colours;
}

/** How strongly each of the steps across the band shows: it fades towards both edges. */
function opacities(): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, i) => Math.sin((Math.PI * i) / STEPS) ** 0.6);
}

/**
 * The circle that the arc follows: through both lower corners, its top below the upper edge; px. In a sky that ends high
 * in the picture the top lies higher and the band is narrower, so that it is in the sky.
 *
 * @param depth share of the height that the sky reaches down to
 */
function circle({ width, height }: Size, depth: number) {
  const top = height * Math.min(0.12, 0.3 * depth);
  const rise = height - top;
  const half = width * 0.56;
  const radius = (half * half + rise * rise) / (2 * rise);
  const band = Math.min(height * Math.min(0.15, 0.6 * depth), width * 0.12, radius * 0.5);
  return { radius, band, centre: top + radius };
}

/** Half the length of the row that lies within a circle, px; 0 when it passes above it. */
function halfChord(radius: number, down: number): number {
  return Math.sqrt(Math.max(0, radius * radius - down * down));
}

/** Rows between two checkpoints. */
const ROWS = 200;
/** Share of a row that is sky where the sky goes down to it. */
const REACHED = 0.1;

/** How much of a rainbow shows, 0 to 1, and down to which share of the height. */
interface Presence {
  shown: Plane;
  depth: number;
}

/** It stands in the sky, behind all that is before it; where there is no sky, far off, behind what is near. */
async function presence(
  pixels: Pixels,
  { checkpoint, foreground, say }: PassContext,
): Promise<Presence> {
  const small = await shrunk(pixels, SKY_EDGE);
  const sky = await findSky(small, checkpoint, { standing: foreground });
  await checkpoint();
  if (sky) {
    await takeOutSlender(sky.mask, toLab(small), checkpoint);
    return { shown: sky.mask, depth: depthOf(sky.mask) };
  }
  say(NO_SKY);
  const far = await distanceOf(small, null, checkpoint);
  const near = await foreground();
  const before = near && (await resizeMask(near, small));
  const data = far.data.map((value, p) => {
    const behind = 1 - (before?.data[p] ?? 0) / 255;
    return behind * Math.min(1, 0.06 + 1.5 * value ** 1.6);
  });
  return { shown: { ...far, data }, depth: 1 };
}

/** Share of the height that the sky reaches down to. */
function depthOf({ data, width, height }: Plane): number {
  for (let y = height - 1; y >= 0; y--) {
    const row = data.subarray(y * width, (y + 1) * width);
    if (row.reduce((sum, value) => sum + value, 0) > REACHED * width) return (y + 1) / height;
  }
  return 0;
}

/** Where the arc's top stands, as a share of the picture's width. */
const TOPS = { left: 0.2, centre: 0.5, right: 0.8 };
/** Where on the picture an arc stands. */
export type ArcSide = keyof typeof TOPS;

/** Lays an arc of light into the sky of the picture, in place; only its own pixels are looked at. */
export async function drawArc(
  pixels: Pixels,
  { amount, side }: { amount: number; side: ArcSide },
  context: PassContext,
): Promise<Pixels> {
  const { checkpoint } = context;
  const { data, width, height, channels } = pixels;
  await checkpoint('Bending the light', 0);
  const { shown: place, depth } = await presence(pixels, context);
  const shares = enlargedRows(place, pixels);
  await checkpoint();
  const share = new Float32Array(width);
  const { radius, band, centre } = circle(pixels, depth);
  const [colours, shown] = [spectrum(), opacities()];
  const middle = width * TOPS[side];
  const lay = (y: number, from: number, to: number) => {
    const down = (centre - y - 0.5) ** 2;
    // It pales towards the ground.
    const strength = amount * (1 - 0.45 * (y / height));
    for (let x = from, i = (y * width + from) * channels; x < to; x++, i += channels) {
      const across = x + 0.5 - middle;
      const step = (((radius - Math.sqrt(across * across + down)) / band) * STEPS) | 0;
      if (step < 0 || step >= STEPS) continue;
      const opacity = strength * (shown[step] as number) * (share[x] as number);
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        const light = colours[step * 3 + c] as number;
        // Part screen, part plain colour: on a white sky screen alone would not be seen.
        const lit = value + light - (value * light) / 255;
        data[i + c] = value + (lit * 0.55 + light * 0.45 - value) * opacity;
      }
    }
  };
  for (let y = Math.max(0, Math.floor(centre - radius)); y < height; y++) {
    if (y % ROWS === 0) await checkpoint();
    shares.row(y, share);
    const down = centre - y - 0.5;
    const outer = halfChord(radius, down);
    const inner = halfChord(radius - band, down);
    const left = Math.max(0, Math.floor(middle - outer));
    const right = Math.min(width, Math.ceil(middle + outer));
    const gap = Math.max(left, Math.min(right, Math.ceil(middle - inner)));
    lay(y, left, gap);
    lay(y, Math.max(gap, Math.floor(middle + inner)), right);
  }
  return pixels;
}
