import { TILE } from './carriers.ts';
import { BLOCK, type TextureMap } from './texture.ts';

/** Grey levels the mark has on flat ground. */
const FLOOR = 1.2;
/** The same where texture elsewhere carries the mark: a plain backdrop behind a thing then stays plain to the eye. */
const QUIET_FLOOR = 0.7;
/** Textured blocks that carry it by themselves, and their least share of the picture: two tiles, a tenth. */
const CARRYING_BLOCKS = 2 * (TILE / BLOCK) ** 2;
const CARRYING_SHARE = 0.1;
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
  const floor = floorOf(map);
  const target = 255 ** 2 / 10 ** (MIN_PSNR / 10) - ROUNDING;
  let gain = PER_TEXTURE;
  if (meanSquare(map, floor, gain) > target) {
    let low = 0;
    for (let step = 0; step < 8; step++) {
      const middle = (low + gain) / 2;
      if (meanSquare(map, floor, middle) > target) gain = middle;
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
    texture[i] = share * amplitude(value, floor, gain);
    flat[i] = (1 - share) * amplitude(value, floor, gain);
  }
  return { columns, rows, texture, flat };
}

/** Grey levels on flat ground: the fewer, the more of the picture has texture to carry the mark. */
function floorOf({ values }: TextureMap): number {
  let textured = 0;
  for (const value of values) textured += texturedShare(value);
  const carried = Math.min(textured / CARRYING_BLOCKS, textured / values.length / CARRYING_SHARE);
  return FLOOR + (QUIET_FLOOR - FLOOR) * Math.min(1, carried);
}

function amplitude(texture: number, floor: number, gain: number): number {
  return Math.min(CEILING, floor + gain * texture);
}

function texturedShare(texture: number): number {
  return Math.max(0, Math.min(1, (texture - FLAT_UNTIL) / (TEXTURED_FROM - FLAT_UNTIL)));
}

/** Both shapes carry the same signs, so that between them amplitudes add. */
function meanSquare({ values }: TextureMap, floor: number, gain: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += amplitude(values[i] as number, floor, gain) ** 2;
  return sum / values.length;
}
