/** Decoded pixels, 8 bits a channel, interleaved. */
export interface Raster {
  data: Uint8Array;
  /** px */
  width: number;
  /** px */
  height: number;
  /** 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha. */
  channels: 1 | 2 | 3 | 4;
}

/** One value a pixel. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/**
 * The longest edge, in px, on which the mark is worked on. What is larger is halved until it fits, and its tile
 * is drawn as much larger: who passes a large picture on usually makes it smaller first.
 */
const MAX_EDGE = 2048;

/** How many px of a picture of that size are one of the mark's: a power of 2. */
export function pixelsPerSample({ width, height }: { width: number; height: number }): number {
  let factor = 1;
  while (Math.max(width, height) > MAX_EDGE * factor) factor *= 2;
  return factor;
}

/**
 * Luma (ITU-R BT.601), 0 to 255, of a picture that is `factor` times as small.
 *
 * @param factor A power of 2; each value is the mean of a square of that side.
 */
export function lumaOf(raster: Raster, factor: number): Plane {
  const width = Math.floor(raster.width / factor);
  const height = Math.floor(raster.height / factor);
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height * factor; y++) {
    const row = luma.subarray(Math.floor(y / factor) * width);
    for (let offset = 0; offset < factor; offset++) addRow(raster, y, offset, factor, row, width);
  }
  return { data: luma, width, height };
}

/** Adds every `step`th pixel of a row, from an offset on, to the sums of its squares. */
function addRow(
  { data, width: from, channels }: Raster,
  y: number,
  offset: number,
  step: number,
  sums: Float32Array,
  width: number,
): void {
  const stride = channels * step;
  const share = 1 / step ** 2;
  let at = (y * from + offset) * channels;
  if (channels < 3) {
    for (let x = 0; x < width; x++, at += stride) {
      sums[x] = (sums[x] as number) + share * (data[at] as number);
    }
    return;
  }
  const [red, green, blue] = [0.299 * share, 0.587 * share, 0.114 * share];
  for (let x = 0; x < width; x++, at += stride) {
    sums[x] =
      (sums[x] as number) +
      red * (data[at] as number) +
      green * (data[at + 1] as number) +
      blue * (data[at + 2] as number);
  }
}

/** The mean of each 2 × 2 pixels. */
export function halved({ data, width: from, height: rows }: Plane): Plane {
  const width = from >> 1;
  const height = rows >> 1;
  const half = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let at = 2 * y * from;
    for (let x = 0; x < width; x++, at += 2) {
      const top = (data[at] as number) + (data[at + 1] as number);
      const bottom = (data[at + from] as number) + (data[at + from + 1] as number);
      half[y * width + x] = (top + bottom) / 4;
    }
  }
  return { data: half, width, height };
}
