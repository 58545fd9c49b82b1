import type { Rgb } from '../grammar/words/colours.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Part } from '../picture/focus.ts';
import type { Pixels } from '../picture/picture.ts';

/** px that a frame adds on each side. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A larger picture of one colour, with room for the picture in it. */
export async function emptyFrame(
  pixels: Pixels,
  edges: Edges,
  [r, g, b]: Rgb,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { channels } = pixels;
  const width = pixels.width + edges.left + edges.right;
  const height = pixels.height + edges.top + edges.bottom;
  const data = new Uint8Array(width * height * channels);
  const row = new Uint8Array(width * channels);
  for (let i = 0; i < row.length; i += channels)
    row.set(channels === 4 ? [r, g, b, 255] : [r, g, b], i);
  await eachRow(height, pause, (y) => data.set(row, y * row.length));
  return { data, width, height, channels };
}

/** A larger picture of one colour with the picture in it. */
export async function inFrame(
  pixels: Pixels,
  edges: Edges,
  colour: Rgb,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const frame = await emptyFrame(pixels, edges, colour, pause);
  const { channels } = pixels;
  const row = pixels.width * channels;
  await eachRow(pixels.height, pause, (y) => {
    const to = ((edges.top + y) * frame.width + edges.left) * channels;
    frame.data.set(pixels.data.subarray(y * row, (y + 1) * row), to);
  });
  return frame;
}

function blend(data: Uint8Array, i: number, colour: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) {
    const under = data[i + c] as number;
    data[i + c] = under + ((colour[c] as number) - under) * share + 0.5;
  }
}

/** Fills a rectangle, its corners rounded by `radius` px, in place. */
export function fill(pixels: Pixels, box: Part, colour: Rgb, radius = 0, opacity = 1): void {
  const { data, width, height, channels } = pixels;
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, Math.ceil(bottom)); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, Math.ceil(right)); x++) {
      const share = coverage(x + 0.5, y + 0.5, box, radius) * opacity;
      if (share > 0) blend(data, (y * width + x) * channels, colour, share);
    }
  }
}

/** How far a place is from a rectangle with rounded corners, px: negative inside. */
function distanceTo(
  x: number,
  y: number,
  { left, top, width, height }: Part,
  radius: number,
): number {
  const across = Math.abs(x - left - width / 2) - width / 2 + radius;
  const down = Math.abs(y - top - height / 2) - height / 2 + radius;
  const outside = Math.hypot(Math.max(0, across), Math.max(0, down));
  return outside + Math.min(0, Math.max(across, down)) - radius;
}

/** How much of the pixel about that place lies in such a rectangle: 0 to 1. */
const coverage = (x: number, y: number, box: Part, radius: number): number =>
  Math.min(1, Math.max(0, 0.5 - distanceTo(x, y, box, radius)));

/** A shadow of a rectangle. */
export interface Shadow {
  /** Of the rectangle that throws it, moved to where it falls. */
  box: Part;
  /** Of that rectangle's corners, px, where they are so round that it is seen in their shadow. */
  radius?: number;
  /** px */
  softness: number;
  /** 0 to 1 */
  strength: number;
}

/** Share of a soft edge that is passed: 0 well before it, 1 well after. */
function passed(distance: number, softness: number): number {
  const t = Math.min(1, Math.max(0, distance / (softness * 2) + 0.5));
  return t * t * (3 - 2 * t);
}

/** How much of the shadow falls on a column or a row: what a soft slit of that length lets through. */
function profile(length: number, from: number, to: number, softness: number): Float32Array {
  return Float32Array.from(
    { length },
    (_, k) => passed(k + 0.5 - from, softness) * passed(to - k - 0.5, softness),
  );
}

const SHADOW: Rgb = [18, 16, 14];

/** Lays the shadow of a rectangle over all that is outside `spared`, in place. */
export async function shadeAround(
  pixels: Pixels,
  spared: Part,
  { box, radius = 0, softness, strength }: Shadow,
  pause: () => Promise<void>,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const across = profile(width, box.left, box.left + box.width, softness);
  const down = profile(height, box.top, box.top + box.height, softness);
  const end = spared.left + spared.width;
  await eachRow(height, pause, (y) => {
    const isBeside = y >= spared.top && y < spared.top + spared.height;
    for (let x = 0; x < width; x++) {
      if (isBeside && x >= spared.left && x < end) continue;
      const share =
        radius > 0
          ? passed(-distanceTo(x + 0.5, y + 0.5, box, radius), softness)
          : (across[x] as number) * (down[y] as number);
      if (share > 0) blend(data, (y * width + x) * channels, SHADOW, share * strength);
    }
  });
}

/** Shades what is inside `room` but outside the shadow's rectangle, as a raised rim around it does. */
export async function shadeWithin(
  pixels: Pixels,
  room: Part,
  { box, softness, strength }: Shadow,
  pause: () => Promise<void>,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const across = profile(width, box.left, box.left + box.width, softness);
  const down = profile(height, box.top, box.top + box.height, softness);
  await eachRow(room.height, pause, (line) => {
    const y = room.top + line;
    for (let x = room.left; x < room.left + room.width; x++) {
      const share = 1 - (across[x] as number) * (down[y] as number);
      if (share > 0) blend(data, (y * width + x) * channels, SHADOW, share * strength);
    }
  });
}

/** Lays a picture of as many channels at that place, its corners rounded by `radius` px, in place. */
export async function layRounded(
  result: Pixels,
  pixels: Pixels,
  at: Part,
  radius: number,
  pause: () => Promise<void>,
): Promise<void> {
  const { data, width, channels } = result;
  const reach = Math.min(Math.ceil(radius), at.width >> 1, at.height >> 1);
  const row = pixels.width * channels;
  await eachRow(at.height, pause, (y) => {
    const isCorner = y < reach || y >= at.height - reach;
    const inset = isCorner ? reach : 0;
    const from = y * row;
    const to = ((at.top + y) * width + at.left) * channels;
    const middle = pixels.data.subarray(from + inset * channels, from + row - inset * channels);
    data.set(middle, to + inset * channels);
    for (let k = 0; k < inset * 2; k++) {
      const x = k < inset ? k : at.width - 1 - (k - inset);
      const share = coverage(at.left + x + 0.5, at.top + y + 0.5, at, radius);
      const [under, own] = [to + x * channels, from + x * channels];
      const seen = share * (channels === 4 ? (pixels.data[own + 3] as number) / 255 : 1);
      // What is transparent lets through what is behind the frame, as it does beside the corners.
      const total = 1 - share + seen;
      for (let c = 0; c < 3; c++) {
        const below = data[under + c] as number;
        const above = pixels.data[own + c] as number;
        data[under + c] = total > 0 ? below + ((above - below) * seen) / total + 0.5 : 0;
      }
      if (channels === 4) data[under + 3] = total * 255 + 0.5;
    }
  });
}
