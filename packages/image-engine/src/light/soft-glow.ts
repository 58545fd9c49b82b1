import { opaqueOf } from '../picture/opaque.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import { enlargedRows, type Plane, shrunk } from '../vision/plane.ts';
import { gradeByRows } from './by-rows.ts';
import { cubeAt, type Rgb } from './colour-cube.ts';
import { bearsGlow } from './glow.ts';
import { smoothstep } from './oklab.ts';

/** Longer edge, px, of the copy that is blurred, and the standard deviation as a share of that edge. */
const EDGE = 480;
const REACH = 0.017;
/** How much of the blurred picture lies over the sharp one, and how much of its light is added. */
const VEIL = 0.28;
const LIGHT = 0.55;
/** Brightness, 0 to 1, between which a colour begins to shine. */
const SHINES = [0.2, 0.9] as const;
/** How far black is lifted, 0 to 1: shade has no depth through a soft lens. */
const BLACK = 0.055;

const lumaOf = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const gradeFor = (amount: number) => (colour: Rgb) =>
  colour.map((value) => value + BLACK * amount * (1 - value) ** 2) as Rgb;

/** Red, green and blue of a small picture, 0 to 255, blurred. */
function blurred({ data, width, height, channels }: Pixels): Plane[] {
  const sigma = Math.max(0.5, REACH * Math.max(width, height));
  return [0, 1, 2].map((c) => {
    const length = width * height;
    const plane = Float32Array.from({ length }, (_, p) => data[p * channels + c] as number);
    return { data: gaussian(plane, { width, height }, sigma), width, height };
  });
}

/**
 * A dreamy light, as of a soft-focus lens: what is light shines over what is around it, under a veil through which edges
 * stay sharp. M. Orton laid an overexposed slide out of focus over a sharp one for that. In place.
 *
 * @param amount 0 to 1
 */
export async function withSoftGlow(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { width, channels } = pixels;
  await context.checkpoint('Lighting it', 0);
  // What is transparent has no light to spill.
  const small = await (channels === 4 ? opaqueOf(pixels, EDGE) : shrunk(pixels, EDGE));
  const spilt = blurred(small).map((plane) => ({
    rows: enlargedRows(plane, pixels),
    row: new Float32Array(width),
  }));
  const [red, green, blue] = spilt.map(({ row }) => row) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const light = LIGHT * amount * bearsGlow(small);
  const shines = Float32Array.from(
    { length: 256 },
    (_, v) => light * smoothstep(...SHINES, v / 255),
  );
  return gradeByRows(pixels, cubeAt(gradeFor, amount), context, (row, y) => {
    for (const { rows, row: out } of spilt) rows.row(y, out);
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const [r, g, b] = [red[x] as number, green[x] as number, blue[x] as number];
      const shine = shines[lumaOf(r, g, b) | 0] as number;
      row[o] = shone(row[o] as number, r, VEIL * amount, shine);
      row[o + 1] = shone(row[o + 1] as number, g, VEIL * amount, shine);
      row[o + 2] = shone(row[o + 2] as number, b, VEIL * amount, shine);
    }
  });
}

/** A value under the veil of what is around it, and with light of that. */
function shone(own: number, spilt: number, veil: number, shine: number): number {
  const veiled = own + (spilt - own) * veil;
  return veiled + shine * spilt * (1 - veiled / 255);
}
