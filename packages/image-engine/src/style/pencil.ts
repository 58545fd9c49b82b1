import { eachRow } from '../picture/each-row.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import { flowOf } from '../vision/flow.ts';
import { gaussian } from '../vision/gaussian.ts';
import { enlargedRows, type PlaneRows, shrunk } from '../vision/plane.ts';
import { hatching } from './hatching.ts';
import { ink } from './ink.ts';
import { add, hills } from './noise.ts';
import type { Pause } from './pause.ts';
import { byte, lightOf, type Planes, planesOf, smoothstep } from './planes.ts';
import { gammaFor, stretched } from './tones.ts';

/** Drawing paper, a little warm. */
const PAPER = [0.985, 0.975, 0.95] as const;
/** The darkest that graphite gets. */
const GRAPHITE = [0.15, 0.15, 0.165] as const;

/** How much of a colour's least channel lines are drawn from, instead of its light. */
const COLOUR_SHARE = 0.7;

/** px on the longer edge that soft outlines are looked for at, and how dark they get. */
const SOFT_LONGEST = 420;
const SOFT_SHARE = 0.42;

/** px on each side of the piece of paper whose grain is worked out. */
const SHEET = 512;

/** How a drawing is made. */
export interface Drawing {
  coloured: boolean;
  /** 0 … 1: how dark the lines are, and how much is shaded. */
  strength: number;
}

/**
 * A drawing on grained paper: contours that follow the forms, and shade in layers of hatching, each in
 * a direction of its own, as in Praun, Hoppe, Webb & Finkelstein, "Real-time hatching", 2001.
 */
export async function pencil(
  pixels: OpaquePixels,
  { coloured, strength }: Drawing,
  pause: Pause,
): Promise<OpaquePixels> {
  const longer = Math.max(pixels.width, pixels.height);
  const photo = planesOf(pixels);
  const light = lightOf(photo);
  const seen = withColoursApart(photo, light);
  const flow = await flowOf(seen, pixels, Math.max(1.2, longer / 500), pause);
  await pause(0.2);
  const nib = {
    sigma: Math.max(0.7, longer / 1250),
    reach: 0.7 + 0.28 * strength,
    hardness: 0.8 + 0.9 * strength,
  };
  const lines = await ink(seen, flow, nib, pause);
  const soft = await softLines(pixels, pause);
  const row = new Float32Array(pixels.width);
  for (let y = 0, p = 0; y < pixels.height; y++) {
    soft.row(y, row);
    for (let x = 0; x < pixels.width; x++, p++)
      lines[p] = Math.max(lines[p] as number, SOFT_SHARE * (row[x] as number));
  }
  await pause(0.45);
  const tone = gaussian(stretched(light.slice()), pixels, Math.max(0.7, longer / 800));
  await pause();
  const gamma = gammaFor(tone, 0.57);
  await pause(0.55);
  const spacing = Math.max(1.7, longer / 430);
  const strokes = { spacing, length: longer / 22 };
  const first = hatching(pixels, { ...strokes, degrees: -52, seed: 61 });
  await pause(0.7);
  const second = hatching(pixels, { ...strokes, degrees: -18, seed: 62 });
  await pause(0.8);
  const grain = paperGrain(longer);
  await pause(0.9);
  const { width, height } = pixels;
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const shade = 1 - (tone[p] as number) ** gamma;
      const at = (y % SHEET) * SHEET + (x % SHEET);
      const rough = (grain[at] as number) * 0.16;
      // Smudged graphite beneath, strokes for the half-tones, more across them for the shade.
      const smudge = 0.3 * shade * shade;
      const half = smoothstep(0.03, 0.75, shade) * (0.75 + 0.35 * strength);
      const deep = smoothstep(0.4, 0.95, shade) * (0.8 + 0.3 * strength);
      const f = first[p] as number;
      const s = second[p] as number;
      const one =
        smoothstep(-0.3, 0.3, half - f + rough) * Math.min(1, half * 1.5) * (1.1 - 0.75 * f);
      const two =
        smoothstep(-0.3, 0.3, deep - s + rough) * Math.min(1, deep * 1.5) * (1.1 - 0.6 * s);
      const laid = 1 - (1 - one * 0.62) * (1 - two * 0.68) * (1 - smudge);
      const line = Math.min(1, (lines[p] as number) * (0.85 + 0.3 * strength) * (0.95 + rough));
      tone[p] = Math.min(1, Math.max(0, 1 - (1 - laid) * (1 - line) - Math.max(0, rough) * 0.5));
      lines[p] = line;
    }
  });
  await pause();
  return coloured ? inColour(pixels, photo, tone, lines) : inGraphite(pixels, tone);
}

/** The outlines of what ends softly, such as a round rim: fine lines pass it over. */
async function softLines(pixels: OpaquePixels, pause: Pause): Promise<PlaneRows> {
  const small = await shrunk(pixels, SOFT_LONGEST);
  const photo = planesOf(small);
  const seen = withColoursApart(photo, lightOf(photo));
  const flow = await flowOf(seen, small, 1.5, pause);
  const data = await ink(seen, flow, { sigma: 0.9, reach: 0.98, hardness: 9 }, pause);
  return enlargedRows({ data, width: small.width, height: small.height }, pixels);
}

/** What lines are drawn from: colours count as shade, or a white cup on a pale wall would have no rim. */
function withColoursApart({ red, green, blue }: Planes, light: Float32Array): Float32Array {
  const seen = new Float32Array(light.length);
  for (let p = 0; p < seen.length; p++) {
    const least = Math.min(red[p] as number, green[p] as number, blue[p] as number);
    seen[p] = (1 - COLOUR_SHARE) * (light[p] as number) + COLOUR_SHARE * least;
  }
  return seen;
}

/** The grain of a piece of paper, laid out again and again: nobody sees where so fine a grain begins anew. */
function paperGrain(longer: number): Float32Array {
  const piece = { width: SHEET, height: SHEET };
  const grain = hills(piece, Math.max(1.2, longer / 800), 63);
  return add(grain, hills(piece, Math.max(1, longer / 1400), 64), 0.7);
}

function inGraphite(pixels: OpaquePixels, laid: Float32Array): OpaquePixels {
  const { data } = pixels;
  for (let p = 0, i = 0; p < laid.length; p++, i += 3) {
    const share = laid[p] as number;
    for (let c = 0; c < 3; c++) {
      const paper = PAPER[c] as number;
      data[i + c] = byte(paper + ((GRAPHITE[c] as number) - paper) * share);
    }
  }
  return pixels;
}

/** Strokes in the colours of the picture; contours in a dark shade of them. */
function inColour(
  pixels: OpaquePixels,
  photo: Planes,
  laid: Float32Array,
  lines: Float32Array,
): OpaquePixels {
  const { data } = pixels;
  for (let p = 0, i = 0; p < laid.length; p++, i += 3) {
    const r = photo.red[p] as number;
    const g = photo.green[p] as number;
    const b = photo.blue[p] as number;
    const most = Math.max(r, g, b, 0.02);
    const spread = (most - Math.min(r, g, b)) / most;
    // Colour is laid over the light parts too, where it is a colour.
    const share = laid[p] as number;
    const cover = Math.min(1, share * (0.8 + 0.3 * spread) + 0.55 * spread * (1 - share));
    const line = (lines[p] as number) * 0.75;
    for (let c = 0; c < 3; c++) {
      const own = c === 0 ? r : c === 1 ? g : b;
      // The crayon: the hue at nearly full strength, so that the paper between the strokes lightens it.
      const crayon = (own / most) ** 1.35 * (0.28 + 0.72 * most ** 0.8);
      const paper = PAPER[c] as number;
      data[i + c] = byte((paper + (crayon - paper) * cover) * (1 - line * 0.8));
    }
  }
  return pixels;
}
