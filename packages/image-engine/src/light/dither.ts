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

/** Writes a row of colours, three numbers a pixel, as whole levels; transparency stays. */
export function writeRow(
  row: Float32Array,
  data: Uint8Array,
  { y, width, channels }: { y: number; width: number; channels: number },
): void {
  const start = (y % TILE) * TILE;
  for (let x = 0, o = 0, i = y * width * channels; x < width; x++, o += 3, i += channels) {
    const noise = (tile[start + (x % TILE)] as number) + 0.5;
    const r = (row[o] as number) + noise;
    const g = (row[o + 1] as number) + noise;
    const b = (row[o + 2] as number) + noise;
    data[i] = r < 0 ? 0 : r > 255 ? 255 : r;
    data[i + 1] = g < 0 ? 0 : g > 255 ? 255 : g;
    data[i + 2] = b < 0 ? 0 : b > 255 ? 255 : b;
  }
}
