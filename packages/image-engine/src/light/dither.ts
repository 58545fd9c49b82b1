/** Edge of the tile, px. */
const TILE = 256;

/**
 * Interleaved gradient noise (Jimenez 2014), -0.5 to 0.5: added before rounding to whole levels it hides
 * the steps of long gradients. Rows repeat after 256 px.
 */
const tile = Float32Array.from({ length: TILE * TILE }, (_, i) => {
  const inner = 0.06711056 * (i % TILE) + 0.00583715 * Math.floor(i / TILE);
  return ((52.9829189 * (inner % 1)) % 1) - 0.5;
});

/** Fills `out` with the noise of a row. */
export function noiseRow(y: number, out: Float32Array): void {
  const start = (y % TILE) * TILE;
  for (let x = 0; x < out.length; x++) out[x] = tile[start + (x % TILE)] as number;
}

/** Writes a row of colours, three numbers a pixel, as whole levels; transparency stays. */
export function writeRow(
  row: Float32Array,
  data: Uint8Array,
  { y, width, channels }: { y: number; width: number; channels: number },
): void {
  const start = (y % TILE) * TILE;
  // Writing rounds, and clamps to 0 to 255.
  const target = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  for (let x = 0, o = 0, i = y * width * channels; x < width; x++, o += 3, i += channels) {
    const noise = tile[start + (x % TILE)] as number;
    target[i] = (row[o] as number) + noise;
    target[i + 1] = (row[o + 1] as number) + noise;
    target[i + 2] = (row[o + 2] as number) + noise;
  }
}
