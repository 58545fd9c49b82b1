import sharp from 'sharp';
import { editPicture } from '../edit-picture.ts';
import type { PlanStep } from '../operations/registry.ts';
import { operationOf } from '../operations/registry.ts';
import { inspect, toPixels } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { runOnPixels } from '../plan/execute.ts';
import { passesOf } from '../plan/passes.ts';

/** Red, green and blue of a pixel, 0 to 255. */
export type Triple = [number, number, number];

/** A picture drawn by a function of the place. */
export function drawn(width: number, height: number, at: (x: number, y: number) => Triple): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) data.set(at(x, y), i);
  }
  return { data, width, height, channels: 3 };
}

/** Colours, gradients and edges: something for every operation to work on. */
export function scene(width = 96, height = 64): Pixels {
  return drawn(width, height, (x, y) => {
    const inDisc = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 4;
    const [u, v] = [x / width, y / height];
    return inDisc
      ? [210, 60 + 80 * u, 40]
      : ([40 + 140 * u, 90 + 90 * v, 200 - 120 * u].map(Math.round) as Triple);
  });
}

/** The colour with a little grain, up to 6 of 255 lighter: no photo is perfectly even. */
export const grained = ([r, g, b]: Triple, x: number, y: number): Triple => {
  const grain = (x * 5 + y * 11) % 7;
  return [r + grain, g + grain, b + grain];
};

function sharpOf({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

export const png = (pixels: Pixels): Promise<Buffer> => sharpOf(pixels).png().toBuffer();
export const jpeg = (pixels: Pixels): Promise<Buffer> =>
  sharpOf(pixels).jpeg({ quality: 95 }).toBuffer();

/** All pixels of an encoded picture. */
export const pixelsOf = (bytes: Uint8Array): Promise<Pixels> => toPixels(sharp(bytes));

/** Red, green and blue at a place. */
export function at({ data, width, channels }: Pixels, x: number, y: number): Triple {
  const i = (y * width + x) * channels;
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
}

/** Mean of each channel. */
export function mean({ data, channels }: Pixels): Triple {
  const sum: Triple = [0, 0, 0];
  for (let i = 0; i < data.length; i += channels) {
    for (const c of [0, 1, 2] as const) sum[c] += data[i + c] ?? 0;
  }
  const count = data.length / channels;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Carries steps out on a picture without losing anything to an encoder. */
export async function apply(pixels: Pixels, ...steps: PlanStep[]): Promise<Pixels> {
  const source = await inspect(await png(pixels));
  return runOnPixels(pixels, source, passesOf(steps, source));
}

/** Edits a picture, given as PNG, by words; the result decoded. */
export async function edited(pixels: Pixels, prompt: string): Promise<Pixels> {
  const { data } = await editPicture({ images: [await png(pixels)], prompt });
  return pixelsOf(data);
}

/** What a step says it did. */
export function said(step: PlanStep): string {
  return operationOf(step).describe(step.params);
}
