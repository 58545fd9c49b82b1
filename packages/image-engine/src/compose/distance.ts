import type { Mask, PassContext } from '../picture/picture.ts';

/** Rows and columns between two pauses. */
const LINES = 300;

/** Squared distance of each pixel to the mask (Felzenszwalb and Huttenlocher 2012), px². */
export async function distances(
  { data, width, height }: Mask,
  pause: PassContext['checkpoint'],
): Promise<Float32Array> {
  const far = (width + height) ** 2;
  const field = Float32Array.from(data, (value) => (value >= 128 ? 0 : far));
  const line = new Float32Array(Math.max(width, height));
  const work = new Envelope(line.length);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = field[y * width + x] as number;
    work.run(line, height);
    for (let y = 0; y < height; y++) field[y * width + x] = line[y] as number;
    if (x % LINES === 0) await pause();
  }
  for (let y = 0; y < height; y++) {
    line.set(field.subarray(y * width, (y + 1) * width));
    work.run(line, width);
    field.set(line.subarray(0, width), y * width);
    if (y % LINES === 0) await pause();
  }
  return field;
}

/** The lower envelope of parabolas, one from each value of a line. */
class Envelope {
  private readonly roots: Int32Array;
  private readonly starts: Float32Array;
  private readonly copy: Float32Array;

  constructor(length: number) {
    this.roots = new Int32Array(length);
    this.starts = new Float32Array(length + 1);
    this.copy = new Float32Array(length);
  }

  /** Replaces the first `n` values by their distances, in place. */
  run(line: Float32Array, n: number): void {
    const { roots, starts, copy } = this;
    copy.set(line.subarray(0, n));
    let last = 0;
    roots[0] = 0;
    starts[0] = Number.NEGATIVE_INFINITY;
    starts[1] = Number.POSITIVE_INFINITY;
    for (let q = 1; q < n; q++) {
      let meet = crossing(copy, roots[last] as number, q);
      while (meet <= (starts[last] as number)) meet = crossing(copy, roots[--last] as number, q);
      roots[++last] = q;
      starts[last] = meet;
      starts[last + 1] = Number.POSITIVE_INFINITY;
    }
    for (let q = 0, k = 0; q < n; q++) {
      while ((starts[k + 1] as number) < q) k++;
      const root = roots[k] as number;
      line[q] = (q - root) ** 2 + (copy[root] as number);
    }
  }
}

function crossing(values: Float32Array, a: number, b: number): number {
  return ((values[b] as number) + b * b - (values[a] as number) - a * a) / (2 * (b - a));
}
