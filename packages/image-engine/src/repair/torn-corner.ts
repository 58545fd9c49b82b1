import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { fill } from './fill.ts';
import type { Rect } from './frames.ts';
import { hasTornEdge } from './torn-edge.ts';

/** Largest corner, as a share of the picture: of more, nobody knows what was there. */
const MOST = 0.08;
/** Smallest, of a print that is not transparent there. */
const LEAST = 0.002;
/**
 * A corner without its print: its least lightness, how far its tones are apart, and how many levels below them, at most
 * by that share of the picture, there is nothing.
 */
const BARE = { least: 225, spread: 8, apart: 10, between: 0.012 };
/** How far the paper is frayed along the tear, as a share of the longer edge. */
const FRAYED = 0.016;

/** 1 where the small copy shows what is transparent in the picture. */
function clearAt({ data, width, height }: Pixels, small: Size): Uint8Array {
  return Uint8Array.from({ length: small.width * small.height }, (_, p) => {
    const x = Math.floor((((p % small.width) + 0.5) * width) / small.width);
    const y = Math.floor(((Math.floor(p / small.width) + 0.5) * height) / small.height);
    return (data[(y * width + x) * 4 + 3] as number) < 255 ? 1 : 0;
  });
}

/** Places in the four corners, so far from both sides, as a share of the shorter one, that no edge of a scan is meant. */
const INWARDS = 0.01;
function cornersOf({ width, height }: Size): number[] {
  const inwards = Math.floor(INWARDS * Math.min(width, height));
  const [right, bottom] = [width - 1 - inwards, height - 1 - inwards];
  return [inwards, bottom].flatMap((y) => [inwards, right].map((x) => y * width + x));
}

/** 1 where a corner is as bright as the paper, or the scanner's lid, and as even, and brighter than all of the print. */
function bareAt(luma: Float32Array, size: Size): Uint8Array {
  const tones = cornersOf(size).map((p) => luma[p] as number);
  const paper = Math.max(...tones);
  const bare = Uint8Array.from(luma, (tone) => (Math.abs(tone - paper) < BARE.spread ? 1 : 0));
  const between = luma.reduce(
    (sum, tone) =>
      tone > paper - BARE.spread - BARE.apart && tone <= paper - BARE.spread ? sum + 1 : sum,
    0,
  );
  const isApart = paper > BARE.least && between < BARE.between * luma.length;
  return isApart ? bare : bare.fill(0);
}

/**
 * 1 where a corner is missing: transparent, or bare in a print without a border; null when none is.
 *
 * @param luma of the small copy, 0 to 255
 * @param isBordered by paper, which is as bright
 */
export async function tornCorners(
  pixels: Pixels,
  luma: Float32Array,
  size: Size,
  isBordered: boolean,
  checkpoint: Checkpoint,
): Promise<Uint8Array | null> {
  const isClear = pixels.channels === 4;
  if (!isClear && isBordered) return null;
  const missing = isClear ? clearAt(pixels, size) : bareAt(luma, size);
  const { of, areas } = await piecesOf(missing, size, checkpoint);
  const names = cornersOf(size).flatMap((p) => of[p] || []);
  const torn = new Set(names);
  // What is round or white at all its corners was made so, and one piece at two of them is an edge.
  if (names.length === 0 || names.length > 2 || torn.size < names.length) return null;
  const area = [...torn].reduce((sum, name) => sum + (areas[name] as number), 0);
  if (area > MOST * of.length || area < LEAST * of.length) return null;
  const part = Uint8Array.from(of, (name) => (torn.has(name) ? 1 : 0));
  return isClear || hasTornEdge(part, luma, size) ? part : null;
}

/** Lays the paper's own colour where it is missing around the photograph, in place, and takes it out of the mask. */
function fillPaper({ data, channels }: Pixels, mask: Mask, isPaper: Uint8Array): void {
  const sums = [0, 0, 0];
  let count = 0;
  for (let p = 0, i = 0; p < isPaper.length; p++, i += channels) {
    if (!isPaper[p] || mask.data[p] || data[i + 3] !== 255) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (data[i + c] as number);
  }
  if (count === 0) return;
  for (let p = 0, i = 0; p < isPaper.length; p++, i += channels) {
    if (!isPaper[p] || !mask.data[p]) continue;
    for (let c = 0; c < 3; c++) data[i + c] = (sums[c] as number) / count + 0.5;
    data[i + 3] = 255;
    mask.data[p] = 0;
  }
}

/**
 * Puts torn-off corners back, in place, from what is beside them; false when that cannot be.
 *
 * @param torn 1 where they are missing, on a small copy of that size
 * @param edges of the photograph on it, where paper is around
 */
export async function fillTornCorners(
  pixels: Pixels,
  torn: Uint8Array,
  size: Size,
  edges: Rect | null,
  context: PassContext,
): Promise<boolean> {
  const { data, width, height, channels } = pixels;
  const frayed = boxMean(
    Float32Array.from(torn),
    size,
    Math.ceil(FRAYED * Math.max(size.width, size.height)),
  );
  const mask: Mask = { width, height, data: new Uint8Array(width * height) };
  const paper: Mask = { width, height, data: new Uint8Array(width * height) };
  const { left, top, right, bottom } = edges ?? {
    left: 0,
    top: 0,
    right: Infinity,
    bottom: Infinity,
  };
  for (let y = 0, p = 0; y < height; y++) {
    const down = ((y + 0.5) * size.height) / height;
    const row = Math.floor(down) * size.width;
    for (let x = 0; x < width; x++, p++) {
      const across = ((x + 0.5) * size.width) / width;
      mask.data[p] = (frayed[row + Math.floor(across)] as number) > 0 ? 255 : 0;
      paper.data[p] = across < left || across >= right || down < top || down >= bottom ? 255 : 0;
    }
  }
  if (edges) fillPaper(pixels, mask, paper.data);
  if (!(await fill(pixels, mask, edges && paper, context.checkpoint))) return false;
  if (channels === 4)
    for (let p = 0; p < mask.data.length; p++) if (mask.data[p]) data[p * 4 + 3] = 255;
  return true;
}
