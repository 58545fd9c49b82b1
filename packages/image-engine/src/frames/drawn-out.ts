import { writeRow } from '../light/dither.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Part } from '../picture/focus.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';

/** How much of a side belongs to its edge: noise of a single row would be drawn out as stripes. */
const EDGE = 1 / 256;
/** Standard deviation beside the picture, as a share of the edge's length: what crosses the edge goes on. */
const FINEST = 0.002;
/** The same in relation to the distance from the picture. */
const SPREAD = 0.3;
/** Each line is so many times softer than the one before it. */
const SOFTER = 3;
const LINES = 6;

/** An edge of a picture, ever softer: red, green and blue of each. */
type Lines = readonly (readonly [Float32Array, Float32Array, Float32Array])[];

async function linesOf(picture: Pixels, part: Part, length: Size): Promise<Lines> {
  const strip = await toPixels(fromPixels(picture).extract(part));
  const line = await toPixels(fromPixels(strip).resize({ ...length, fit: 'fill' }));
  const count = length.width * length.height;
  const row = { width: count, height: 1 };
  const planes = [0, 1, 2].map((c) =>
    Float32Array.from({ length: count }, (_, i) => line.data[3 * i + c] as number),
  );
  return Array.from({ length: LINES }, (_, k) => {
    const sigma = Math.max(FINEST * count * SOFTER ** k, 0.3);
    const [r, g, b] = planes.map((plane) => gaussian(plane, row, sigma));
    return [r, g, b] as Lines[number];
  });
}

/** The picture's edges drawn out into a larger one, softer the farther; the picture itself has to be laid on it. */
export async function drawnOut(
  picture: Pixels,
  outer: Size,
  left: number,
  top: number,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { width, height } = picture;
  const [wide, high] = [Math.ceil(width * EDGE), Math.ceil(height * EDGE)];
  const [column, row] = [
    { width: 1, height },
    { width, height: 1 },
  ];
  const [west, east, north, south] = await Promise.all([
    linesOf(picture, { left: 0, top: 0, width: wide, height }, column),
    linesOf(picture, { left: width - wide, top: 0, width: wide, height }, column),
    linesOf(picture, { left: 0, top: 0, width, height: high }, row),
    linesOf(picture, { left: 0, top: height - high, width, height: high }, row),
  ]);
  const data = new Uint8Array(outer.width * outer.height * 3);
  const levels = Array.from({ length: Math.max(outer.width, outer.height) }, (_, distance) =>
    [height, width].map((length) =>
      Math.min(
        LINES - 1,
        Math.max(0, Math.log((distance * SPREAD) / (FINEST * length)) / Math.log(SOFTER)),
      ),
    ),
  );
  const line = new Float32Array(outer.width * 3);
  await eachRow(outer.height, pause, (y) => {
    const v = Math.min(height - 1, Math.max(0, y - top));
    const above = Math.abs(y - top - v);
    for (let x = 0; x < outer.width; x++) {
      const u = Math.min(width - 1, Math.max(0, x - left));
      const beside = Math.abs(x - left - u);
      if (beside === 0 && above === 0) continue;
      const isBeside = beside >= above;
      const lines = isBeside ? (x < left ? west : east) : y < top ? north : south;
      const level = levels[Math.max(beside, above)]?.[isBeside ? 0 : 1] ?? 0;
      const k = Math.min(LINES - 2, Math.floor(level));
      const softer = level - k;
      const [near, far] = [lines[k] as Lines[number], lines[k + 1] as Lines[number]];
      const i = isBeside ? v : u;
      for (const c of [0, 1, 2] as const) {
        const value = near[c][i] as number;
        line[3 * x + c] = value + softer * ((far[c][i] as number) - value);
      }
    }
    writeRow(line, data, { y, width: outer.width, channels: 3 });
  });
  return { ...outer, data, channels: 3 };
}
