import { clamp, type GridSize, maskOf } from '../grid/grid.ts';
import { FINER, type WorkingCopy } from '../mask/working-copy.ts';
import type { ResolvedOptions } from '../options.ts';
import { fillIn } from './fill-in.ts';

/** Writes the colour at a place of the working grid, seen from the front or the back. */
export type Paint = (x: number, y: number, isFront: boolean, to: Uint8Array, at: number) => void;

/** Coverage from which on no background shines through. */
const PURE = 0.95;
/** mm inside the outline where the colours are taken that go around to the back. */
const RIM = { from: 0.5, to: 2.5 };

/**
 * The picture's colours for the front. A smooth back gets what the outline has, carried inwards: hair
 * behind a face, a coat behind buttons.
 */
export function paintOf(
  { fine }: WorkingCopy,
  distance: Float32Array,
  size: GridSize,
  mmPerSample: number,
  back: ResolvedOptions['back'],
): Paint {
  const pure = maskOf(fine.coverage.length, (k) => (fine.coverage[k] as number) >= PURE);
  // A faint or tiny subject may have no pure sample.
  const trusted = pure.includes(1)
    ? pure
    : maskOf(pure.length, (k) => (fine.coverage[k] as number) > 0);
  const front = fillIn(fine.rgb, trusted, fine.size);
  const behind =
    back === 'mirrored'
      ? front
      : fillIn(front, rimOf(distance, size, fine.size, mmPerSample), fine.size);
  const { width, height } = fine.size;
  return (x, y, isFront, to, at) => {
    const colours = isFront ? front : behind;
    const u = clamp(FINER * x + 0.5, 0, width - 1.001);
    const v = clamp(FINER * y + 0.5, 0, height - 1.001);
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [u - column, v - row];
    const k = 3 * (row * width + column);
    for (let c = 0; c < 3; c++) {
      const above = (colours[k + c] as number) * (1 - a) + (colours[k + 3 + c] as number) * a;
      const below =
        (colours[k + 3 * width + c] as number) * (1 - a) +
        (colours[k + 3 * width + 3 + c] as number) * a;
      to[at + c] = Math.round(above * (1 - b) + below * b);
    }
  };
}

/** 1 on the finer grid, in a band along the inside of the outline. */
function rimOf(
  distance: Float32Array,
  { width }: GridSize,
  fine: GridSize,
  mmPerSample: number,
): Uint8Array {
  const rim = new Uint8Array(fine.width * fine.height);
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const at = Math.floor(y / FINER) * width + Math.floor(x / FINER);
      const d = (distance[at] as number) * mmPerSample;
      if (d >= RIM.from && d <= RIM.to) rim[y * fine.width + x] = 1;
    }
  }
  // A subject thinner than the band's inner edge: its middle.
  return rim.includes(1)
    ? rim
    : rim.map((_, i) => {
        const x = i % fine.width;
        const at = Math.floor((i - x) / fine.width / FINER) * width + Math.floor(x / FINER);
        return (distance[at] as number) > 0 ? 1 : 0;
      });
}
