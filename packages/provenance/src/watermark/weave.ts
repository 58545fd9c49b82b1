import type { Plane, Raster } from './plane.ts';
import type { StrengthMap } from './strength.ts';
import { BLOCK } from './texture.ts';
import type { MarkTile } from './tile.ts';

/** Amplitudes along one row of pixels. */
interface RowStrength {
  texture: Float32Array;
  flat: Float32Array;
}

/** Both shapes' amplitudes at any row, without steps between blocks. */
function strengthsOf(map: StrengthMap, width: number, blockSize: number) {
  const { columns, rows } = map;
  const left = new Uint16Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, Math.min(columns - 1, (x + 0.5) / blockSize - 0.5));
    left[x] = Math.min(Math.floor(at), Math.max(0, columns - 2));
    share[x] = at - (left[x] as number);
  }
  const row: RowStrength = { texture: new Float32Array(width), flat: new Float32Array(width) };
  const line = new Float32Array(columns + 1);
  return (y: number): RowStrength => {
    const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / blockSize - 0.5));
    const top = Math.min(Math.floor(at), Math.max(0, rows - 2));
    const down = at - top;
    const above = top * columns;
    const below = Math.min(rows - 1, top + 1) * columns;
    for (const shape of ['texture', 'flat'] as const) {
      const blocks = map[shape];
      for (let c = 0; c < columns; c++) {
        const value = blocks[above + c] as number;
        line[c] = value + ((blocks[below + c] as number) - value) * down;
      }
      const out = row[shape];
      for (let x = 0; x < width; x++) {
        const from = left[x] as number;
        const value = line[from] as number;
        out[x] = value + ((line[from + 1] as number) - value) * (share[x] as number);
      }
    }
    return row;
  };
}

/** How a tile is laid. */
export interface Weaving {
  /** Pixels a sample. */
  factor: number;
  /** Not 0 for pixels that stay as they are. */
  keep?: Uint8Array | undefined;
}

/**
 * How far a pixel at the end of the range is moved away from it, as a share of the mark's amplitude there. All of
 * it would save the mark's outermost waves on white, and cost as much quality as the mark itself.
 */
const HEAD_ROOM = 0.5;

/**
 * Adds a tile to the pixels, in place. Where that would leave the range of 8 bits, the pixel is first moved away
 * from its end, so that little of the mark is cut off. What nobody sees, being fully transparent, stays.
 */
export function weave(raster: Raster, tile: MarkTile, map: StrengthMap, how: Weaving): void {
  const { data, width, height, channels } = raster;
  const { keep } = how;
  const colours = channels < 3 ? 1 : 3;
  const alpha = channels === colours ? 0 : colours;
  const strengthAt = strengthsOf(map, width, BLOCK * how.factor);
  const last = tile.size - 1;
  for (let y = 0; y < height; y++) {
    const { texture, flat } = strengthAt(y);
    const from = (y & last) * tile.size;
    for (let x = 0, at = y * width * channels; x < width; x++, at += channels) {
      if (keep?.[y * width + x] || (alpha && data[at + alpha] === 0)) continue;
      const sample = from + (x & last);
      const a = texture[x] as number;
      const b = flat[x] as number;
      const change = a * (tile.texture[sample] as number) + b * (tile.flat[sample] as number);
      const room = (a + b) * HEAD_ROOM;
      for (let c = at; c < at + colours; c++) {
        const value = data[c] as number;
        const over = value + room - 255;
        const under = room - value;
        const moved = value + change - (over > 0 ? over : under > 0 ? -under : 0);
        data[c] = moved <= 0 ? 0 : moved >= 255 ? 255 : moved + 0.5;
      }
    }
  }
}

/**
 * How much of a mark is in a picture, as a share of what would be put there: near 0 when it is not, or lies
 * elsewhere.
 *
 * @param luma In the mark's samples.
 * @param tile Drawn at 1 px a sample.
 */
export function presence(luma: Plane, map: StrengthMap, tile: MarkTile): number {
  const { data, width, height } = luma;
  const strengthAt = strengthsOf(map, width, BLOCK);
  const last = tile.size - 1;
  let found = 0;
  let whole = 0;
  for (let y = 0; y < height; y++) {
    const { texture, flat } = strengthAt(y);
    const from = (y & last) * tile.size;
    for (let x = 0; x < width; x++) {
      const sample = from + (x & last);
      const mark =
        (texture[x] as number) * (tile.texture[sample] as number) +
        (flat[x] as number) * (tile.flat[sample] as number);
      found += mark * (data[y * width + x] as number);
      whole += mark * mark;
    }
  }
  return whole > 0 ? found / whole : 0;
}
