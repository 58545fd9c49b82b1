import type { Mask, Size } from '../picture/picture.ts';

/**
 * A mask brought to a size. What the mask keeps stays exactly 0, and so does what lies a pixel of the mask
 * beside it: softness that comes of scaling lies inside of what is painted, however others would scale it.
 * A mask of nothing but thinner lines is scaled as it is.
 */
export function fitMask(mask: Mask, size: Size): Mask {
  if (mask.width === size.width && mask.height === size.height) return mask;
  const scaled = mask.width * mask.height > size.width * size.height ? reduced : enlarged;
  const sure = scaled(mask, eroded(mask), size);
  return sure.data.some((value) => value > 0) ? sure : scaled(mask, mask, size);
}

/** A trace of paint that nobody sees, and that rounding elsewhere takes for none, is none. */
function tangible(value: number): number {
  return value < 1.5 ? 0 : Math.round(value);
}

/** Every pixel becomes the smallest of the nine around it. The picture's own edges keep nothing. */
function eroded({ data, width, height }: Mask): Mask {
  const across = new Uint8Array(data.length);
  for (let p = 0, x = 0; p < data.length; p++, x = x + 1 < width ? x + 1 : 0) {
    const here = data[p] as number;
    const before = x > 0 ? (data[p - 1] as number) : here;
    const after = x + 1 < width ? (data[p + 1] as number) : here;
    across[p] = Math.min(before, here, after);
  }
  const all = new Uint8Array(data.length);
  for (let p = 0; p < data.length; p++) {
    const here = across[p] as number;
    const above = p >= width ? (across[p - width] as number) : here;
    const below = p + width < data.length ? (across[p + width] as number) : here;
    all[p] = Math.min(above, here, below);
  }
  return { data: all, width, height };
}

/** Every pixel becomes the mean of what it covers, and 0 where the mask keeps any of that. */
function reduced(mask: Mask, values: Mask, { width, height }: Size): Mask {
  const [wide, high] = [mask.width / width, mask.height / height];
  const data = new Uint8Array(width * height);
  const sum = new Float64Array(width);
  const isKept = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const from = y * high;
    const to = Math.min((y + 1) * high, mask.height);
    sum.fill(0);
    isKept.fill(0);
    for (let row = Math.floor(from); row < to; row++) {
      const part = Math.min(row + 1, to) - Math.max(row, from);
      const start = row * mask.width;
      for (let x = 0; x < width; x++) {
        const left = x * wide;
        const right = Math.min((x + 1) * wide, mask.width);
        for (let column = Math.floor(left); column < right; column++) {
          const share = Math.min(column + 1, right) - Math.max(column, left);
          sum[x] = (sum[x] as number) + part * share * (values.data[start + column] as number);
          if (mask.data[start + column] === 0) isKept[x] = 1;
        }
      }
    }
    for (let x = 0; x < width; x++) {
      if (!isKept[x]) data[y * width + x] = tangible((sum[x] as number) / (wide * high));
    }
  }
  return { data, width, height };
}

/** For each pixel of a side: the two of the mask between which it lies, how far along, and whose it is. */
function tapsOf(from: number, to: number) {
  const [before, after, own] = [new Int32Array(to), new Int32Array(to), new Int32Array(to)];
  const along = new Float32Array(to);
  for (let i = 0; i < to; i++) {
    const at = Math.max(0, ((i + 0.5) * from) / to - 0.5);
    before[i] = Math.min(Math.floor(at), from - 1);
    after[i] = Math.min(Math.floor(at) + 1, from - 1);
    along[i] = at - Math.floor(at);
    own[i] = Math.min(Math.floor(((i + 0.5) * from) / to), from - 1);
  }
  return { before, after, along, own };
}

/** Linear between the values, and 0 where the mask keeps. */
function enlarged(mask: Mask, values: Mask, { width, height }: Size): Mask {
  const across = tapsOf(mask.width, width);
  const down = tapsOf(mask.height, height);
  const data = new Uint8Array(width * height);
  const row = new Float32Array(mask.width);
  for (let y = 0; y < height; y++) {
    const upper = (down.before[y] as number) * mask.width;
    const lower = (down.after[y] as number) * mask.width;
    const along = down.along[y] as number;
    for (let x = 0; x < mask.width; x++) {
      const from = values.data[upper + x] as number;
      row[x] = from + ((values.data[lower + x] as number) - from) * along;
    }
    const own = (down.own[y] as number) * mask.width;
    for (let x = 0; x < width; x++) {
      if (mask.data[own + (across.own[x] as number)] === 0) continue;
      const from = row[across.before[x] as number] as number;
      const step = (row[across.after[x] as number] as number) - from;
      data[y * width + x] = tangible(from + step * (across.along[x] as number));
    }
  }
  return { data, width, height };
}
