/** Rows of a plane with room around them. */
export interface Strip {
  data: Float32Array;
  width: number;
  height: number;
}

const STEPS = 1024;

/** Offsets to one side within a square: their opposites are served at the same time. */
function offsets(reach: number): [number, number][] {
  const list: [number, number][] = [];
  for (let dy = 0; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) if (dy > 0 || dx > 0) list.push([dx, dy]);
  return list;
}

/**
 * Non-local means with patches of 3 × 3 (Buades, Coll & Morel 2005): every pixel becomes the mean of
 * those around it whose neighbourhoods look alike. Distances are summed once for a pair of pixels.
 *
 * @param strip values 0 to 255; its outermost rows come out less well than the others
 * @param noise standard deviation of the noise
 * @param reach px to each side in which is looked
 * @param strength how unlike patches may be, in parts of the noise
 */
export function nonLocalMeans(
  strip: Strip,
  noise: number,
  reach: number,
  strength: number,
): Float32Array {
  const { data, width, height } = strip;
  const sums = data.slice();
  const weights = new Float32Array(data.length).fill(1);
  const limit = 9 * 2 * noise * noise + 9 * (strength * noise) ** 2 * 6;
  const scale = STEPS / limit;
  const table = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
    // Two noisy copies of the same patch are 2σ² apart a pixel: that much counts as alike.
    const apart = Math.max(0, i / scale / 9 - 2 * noise * noise);
    return i >= STEPS ? 0 : Math.exp(-apart / (strength * noise) ** 2);
  });
  const square = new Float32Array(width);
  const rows = [0, 1, 2].map(() => new Float32Array(width)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const [dx, dy] of offsets(reach)) {
    const from = Math.max(0, -dx);
    const to = width - Math.max(0, dx);
    const shift = dy * width + dx;
    const fill = (row: Float32Array, y: number) => {
      for (let x = from, p = y * width + from; x < to; x++, p++) {
        const d = (data[p] as number) - (data[p + shift] as number);
        row[x] = d * d;
      }
    };
    const last = height - dy - 1;
    if (last < 0 || to - from < 3) continue;
    fill(rows[1], 0);
    rows[0].set(rows[1]);
    if (last >= 1) fill(rows[2], 1);
    else rows[2].set(rows[1]);
    let [above, here, below] = rows;
    for (let y = 0; y <= last; y++) {
      for (let x = from; x < to; x++)
        square[x] = (above[x] as number) + (here[x] as number) + (below[x] as number);
      for (let x = from, p = y * width + from; x < to; x++, p++) {
        const left = square[x > from ? x - 1 : x] as number;
        const right = square[x + 1 < to ? x + 1 : x] as number;
        const step = (left + (square[x] as number) + right) * scale;
        if (step >= STEPS) continue;
        const weight = table[step | 0] as number;
        const q = p + shift;
        sums[p] = (sums[p] as number) + weight * (data[q] as number);
        sums[q] = (sums[q] as number) + weight * (data[p] as number);
        weights[p] = (weights[p] as number) + weight;
        weights[q] = (weights[q] as number) + weight;
      }
      [above, here, below] = [here, below, above];
      if (y + 2 <= last) fill(below, y + 2);
      else below.set(here);
    }
  }
  for (let p = 0; p < sums.length; p++) sums[p] = (sums[p] as number) / (weights[p] as number);
  return sums;
}
