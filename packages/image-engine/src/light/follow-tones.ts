import type { PassContext, Pixels } from '../picture/picture.ts';
import type { StageWords } from '../picture/stages.ts';
import { localLines } from '../vision/local-lines.ts';
import { enlargedRows, type Plane } from '../vision/plane.ts';
import { noiseRow } from './dither.ts';

/** 1 / (luma + 8): a table costs less than a division for each pixel. */
const INVERSE = Float32Array.from({ length: 256 }, (_, luma) => 1 / (luma + 8));

/** How the whole picture follows the tones of its small copy. */
interface Following {
  /** What share of the work is done when this begins, 0 to 1. */
  from: number;
  /** What the visitor reads meanwhile. */
  stage: StageWords;
  /** Chroma of the result, in times that of the picture, where its light stays. */
  colour: number;
  /** Standard deviation of the noise of the copy, luma 0 to 1: what differs by no more follows less. */
  noise?: number;
}

/** Variance of luma, 0 to 1, that tells a slope from nothing. */
const FAINTEST = 2e-5;

/**
 * Gives the picture the tones that were worked out on a smaller copy, in place: by local lines from the
 * copy's luma to its new tones, so that the picture's own edges stay. Both planes have one size.
 */
export async function followTones(
  pixels: Pixels,
  luma: Plane,
  toned: Plane,
  { checkpoint }: PassContext,
  { from, stage, colour, noise: grain = 0 }: Following,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const radius = Math.max(1, Math.round(Math.max(luma.width, luma.height) / 240));
  const lines = localLines(luma.data, toned.data, luma, radius, FAINTEST + grain * grain);
  const [slopes, offsets] = [lines.slope, lines.offset].map((plane) =>
    enlargedRows({ ...lines, data: plane }, pixels),
  );
  const slope = new Float32Array(width);
  const offset = new Float32Array(width);
  const noise = new Float32Array(width);
  // Writing rounds, and clamps to 0 to 255.
  const target = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const every = Math.max(1, Math.floor(500_000 / width));
  for (let y = 0; y < height; y++) {
    if (y % every === 0) await checkpoint(stage, from + ((1 - from) * y) / height);
    slopes?.row(y, slope);
    offsets?.row(y, offset);
    noiseRow(y, noise);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const l = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const to = Math.max(0, l * (slope[x] as number) + 255 * (offset[x] as number));
      // Part ratio, part difference: a ratio alone makes lifted shadows garish.
      const ratio = Math.min(3, (to + 8) * (INVERSE[Math.round(l)] as number));
      const chroma = colour * (0.55 * ratio + 0.45);
      const grey = to - l * chroma + (noise[x] as number);
      target[i] = grey + r * chroma;
      target[i + 1] = grey + g * chroma;
      target[i + 2] = grey + b * chroma;
    }
  }
  return pixels;
}
