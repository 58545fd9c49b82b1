import type { TextureMap } from './texture.ts';

/** Grey levels the mark has on flat ground. */
const FLOOR = 1.2;
/** Grey levels more for each that texture has. */
const PER_TEXTURE = 1.2;
/** No more than this, wherever it is. */
const CEILING = 4;
/** Texture, in grey levels, up to which ground counts as flat, and from which as textured. */
const FLAT_UNTIL = 0.5;
const TEXTURED_FROM = 2;
/** Peak signal-to-noise ratio that a picture keeps, in dB. */
const MIN_PSNR = 43;
/** What rounding to whole grey levels adds to the mean square. */
const ROUNDING = 1 / 12;

/** Amplitudes of both shapes, block by block, in grey levels. */
export interface StrengthMap {
  columns: number;
  rows: number;
  texture: Float32Array;
  flat: Float32Array;
}

/** Says how strong the mark may be at each block, so that the whole picture keeps its quality. */
export function chooseStrength(map: TextureMap): StrengthMap {
  const target = 255 ** 2 / 10 ** (MIN_PSNR / 10) - ROUNDING;
  let gain = PER_TEXTURE;
  if (meanSquare(map, gain) > target) {
    let low = 0;
    for (let step = 0; step < 8; step++) {
      const middle = (low + gain) / 2;
      if (meanSquare(map, middle) > target) gain = middle;
      else low = middle;
    }
    gain = low;
  }
  const { columns, rows, values } = map;
  const texture = new Float32Array(values.length);
  const flat = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    const share = texturedShare(value);
    texture[i] = share * amplitude(value, gain);
    flat[i] = (1 - share) * amplitude(value, gain);
  }
  return { columns, rows, texture, flat };
}

function amplitude(texture: number, gain: number): number {
  return Math.min(CEILING, FLOOR + gain * texture);
}

function texturedShare(texture: number): number {
  return Math.max(0, Math.min(1, (texture - FLAT_UNTIL) / (TEXTURED_FROM - FLAT_UNTIL)));
}

/** Both shapes carry the same signs, so that between them amplitudes add. */
function meanSquare({ values }: TextureMap, gain: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += amplitude(values[i] as number, gain) ** 2;
  return sum / values.length;
}
