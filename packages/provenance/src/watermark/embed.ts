import { lumaOf, pixelsPerSample, type Raster } from './plane.ts';
import { chooseStrength } from './strength.ts';
import { measureTexture } from './texture.ts';
import { drawTile, type MarkTile } from './tile.ts';
import { presence, weave } from './weave.ts';

/** A mark to be put into pixels. */
export interface MarkRequest {
  /** 64 bits. */
  id: bigint;
  key: Uint8Array;
  /** The id of an earlier mark with the same key, that is taken out where it still lies as it was put. */
  replaces?: bigint | undefined;
  /** For each pixel, whether it has to stay as it is. */
  keep?: Uint8Array | undefined;
}

/** Pixels below which there is too little room for an id. */
const MIN_PIXELS = 192 * 192;

/**
 * Puts an id into the pixels, in place: in all channels alike, so that colours keep their hue.
 *
 * @returns false when the picture, or what of it may change, is too small to hold one; nothing is changed then.
 */
export function embedMark(raster: Raster, { id, key, replaces, keep }: MarkRequest): boolean {
  const changeable = keep ? count(keep, 0) : raster.width * raster.height;
  if (changeable < MIN_PIXELS) return false;
  const factor = pixelsPerSample(raster);
  const luma = lumaOf(raster, factor);
  const strength = chooseStrength(measureTexture(luma));
  const tile = drawTile(id, key, factor);
  if (replaces !== undefined) {
    const share = presence(luma, strength, drawTile(replaces, key, 1));
    if (share > LEAST_PRESENCE) subtract(tile, drawTile(replaces, key, factor), share);
  }
  weave(raster, tile, strength, { factor, keep });
  return true;
}

/** An earlier mark that is weaker than this share of what it was is left alone. */
const LEAST_PRESENCE = 0.35;

function subtract(tile: MarkTile, other: MarkTile, share: number): void {
  for (const shape of ['texture', 'flat'] as const) {
    const [own, earlier] = [tile[shape], other[shape]];
    for (let i = 0; i < own.length; i++) {
      own[i] = (own[i] as number) - share * (earlier[i] as number);
    }
  }
}

function count(list: Uint8Array, wanted: number): number {
  let found = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) found += 1;
  return found;
}
