import { clamp, type GridSize, maskOf } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { FINER, type WorkingCopy } from '../mask/working-copy.ts';
import type { ResolvedOptions } from '../options.ts';
import { carryInwards } from './carry-inwards.ts';
import { fillIn } from './fill-in.ts';

/** Writes the colour at a place of the working grid, seen from the front or the back. */
export type Paint = (x: number, y: number, isFront: boolean, to: Uint8Array, at: number) => void;

/** Colours of every sample of a grid. */
interface Coloured extends GridSize {
  rgb: Uint8ClampedArray<ArrayBuffer>;
}

/** Coverage from which on no background shines through. */
const PURE = 0.95;
/** Samples around a shape whose colours may be asked for. */
const AROUND = 2;
/** mm inside the outline where the colours are taken that go around to the back. */
const RIM = { from: 0.5, to: 2.5 };

/**
 * The picture's colours for the front, filled in around the subject, in place. A smooth back gets what the outline has, carried inwards: hair
 * behind a face, a coat behind buttons.
 */
export function paintOf(
  { fine }: WorkingCopy,
  distance: Float32Array,
  size: GridSize,
  mmPerSample: number,
  back: ResolvedOptions['back'],
): Paint {
  const pure = coveredFrom(fine.coverage, PURE);
  // A faint or tiny subject may have no pure sample.
  const trusted = pure.includes(1) ? pure : coveredFrom(fine.coverage, Number.MIN_VALUE);
  const asked = maskOf(distance.length, (k) => (distance[k] as number) > -AROUND);
  fillIn(fine.rgb, trusted, fine.size, asked);
  release(...new Set([pure, trusted, asked]));
  const front = { ...fine.size, rgb: fine.rgb };
  const behind = back === 'mirrored' ? null : smoothBack(front, distance, size, mmPerSample);
  return (x, y, isFront, to, at) => {
    if (isFront || behind === null) writeColour(front, FINER * x + 0.5, FINER * y + 0.5, to, at);
    else writeColour(behind, x, y, to, at);
  };
}

/** The outline's colours, carried inwards; the working grid is fine enough for what is so smooth. */
function smoothBack(
  front: Coloured,
  distance: Float32Array,
  size: GridSize,
  mmPerSample: number,
): Coloured {
  const rgb = new Uint8ClampedArray(3 * distance.length);
  const rim = new Uint8Array(distance.length);
  const known = new Uint8Array(distance.length);
  for (let y = 0, k = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, k++) {
      const depth = (distance[k] as number) * mmPerSample;
      if (depth < RIM.from) continue;
      known[k] = 1;
      if (depth <= RIM.to) rim[k] = 1;
      const at = 3 * FINER * (y * front.width + x);
      for (let c = 0; c < 3; c++) rgb[3 * k + c] = front.rgb[at + c] as number;
    }
  }
  const carried = carryInwards(rgb, rim, distance, size);
  for (let k = 0; k < distance.length; k++) {
    if (!known[k]) continue;
    const depth = (distance[k] as number) * mmPerSample;
    const inwards = clamp((depth - RIM.from) / (RIM.to - RIM.from), 0, 1);
    for (let c = 0; c < 3; c++) {
      const inside = carried[3 * k + c] as number;
      rgb[3 * k + c] = (rgb[3 * k + c] as number) * (1 - inwards) + inside * inwards;
    }
  }
  // A thin shape has no rim of that depth.
  fillIn(rgb, known, size);
  release(rim, known, carried);
  return { ...size, rgb };
}

/** 1 where at least so much is covered. */
function coveredFrom(coverage: Float32Array, least: number): Uint8Array {
  const mask = new Uint8Array(coverage.length);
  for (let k = 0; k < mask.length; k++) if ((coverage[k] as number) >= least) mask[k] = 1;
  return mask;
}

/** Bilinear. */
function writeColour(
  { width, height, rgb }: Coloured,
  x: number,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  const u = clamp(x, 0, width - 1.001);
  const v = clamp(y, 0, height - 1.001);
  const column = Math.floor(u);
  const row = Math.floor(v);
  const a = u - column;
  const b = v - row;
  const k = 3 * (row * width + column);
  const below = k + 3 * width;
  for (let c = 0; c < 3; c++) {
    const upper = (rgb[k + c] as number) * (1 - a) + (rgb[k + 3 + c] as number) * a;
    const lower = (rgb[below + c] as number) * (1 - a) + (rgb[below + 3 + c] as number) * a;
    to[at + c] = Math.round(upper * (1 - b) + lower * b);
  }
}
