import type { Rgb } from '../grammar/words/colours.ts';
import { boxOf } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { distances } from './distance.ts';
import { type Cut, fit } from './fit.ts';
import { blurMask, resizeMask, within } from './plane.ts';

/** How the paper around the subject looks. */
export interface Paper {
  colour: Rgb;
  /** How far it goes beyond the subject, as a share of the picture's longer edge. */
  edge: number;
}

/** The free rim around the sticker, as a share of the longer edge. */
const RIM = 0.025;
/** How far the shadow falls and how soft it is, as shares of the longer edge, and how dark, 0 to 1. */
const SHADOW_DROP = 0.006;
const SHADOW_BLUR = 0.009;
const SHADOW = 0.34;
/** Half of how wide a bay of the outline is bridged, in widths of the edge. */
const BRIDGED = 1.2;
/** Distances are worked out at that longer edge at most, px: an outline of 2 % is smooth then. */
const WORKING_EDGE = 1200;

/**
 * The subject as a sticker with an edge of paper on nothing. It keeps its size if it can; one that reaches
 * the picture's sides shrinks to make room for its edge. Null when there is no subject.
 */
export async function asSticker(
  pixels: Pixels,
  mask: Mask,
  look: Paper,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels | null> {
  const cut = await centred(pixels, mask, look.edge);
  if (!cut) return null;
  await checkpoint('Cutting it out', 0.7);
  const { width, height } = pixels;
  const edge = Math.max(width, height);
  const paper = await resizeMask(await grown(onCanvas(cut, pixels), look.edge, checkpoint), {
    width,
    height,
  });
  const shadow = await resizeMask(await softened(paper, edge), { width, height });
  const data = new Uint8Array(width * height * 4);
  const drop = Math.round(SHADOW_DROP * edge);
  await eachRow(height, checkpoint, (y) => {
    const under = (y < drop ? 0 : y - drop) * width - y * width;
    for (let x = 0, p = y * width, o = p * 4; x < width; x++, p++, o += 4) {
      const white = paper.data[p] as number;
      const dark = (shadow.data[p + under] as number) * SHADOW;
      const alpha = white + dark * (1 - white / 255);
      if (alpha === 0) continue;
      // Paper over a nearly black shadow.
      for (let c = 0; c < 3; c++)
        data[o + c] = Math.round(
          (white * (look.colour[c] as number) + (alpha - white) * 20) / alpha,
        );
      data[o + 3] = Math.round(alpha);
    }
  });
  const sticker: Pixels = { data, width, height, channels: 4 };
  const own = { ...cut, pixels: await foregroundColours(cut.pixels, cut.mask, checkpoint) };
  await overPaper(sticker, own, checkpoint);
  return sticker;
}

/** The subject in the middle of its picture, with room for its edge. */
async function centred(pixels: Pixels, mask: Mask, edge: number): Promise<Cut | null> {
  const box = boxOf(mask, 24);
  if (!box) return null;
  const { width, height } = pixels;
  const rim = 2 * (edge + RIM) * Math.max(width, height);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(1, (width - rim) / wide, (height - rim) / tall);
  if (scale <= 0) return null;
  const left = width / 2 - ((box.left + box.right) / 2) * scale;
  const top = height / 2 - ((box.top + box.bottom) / 2) * scale;
  const cut = await fit({ pixels, mask }, box, { left, top, scale, stands: false }, pixels);
  return cut;
}

function onCanvas({ mask, left, top }: Cut, { width, height }: Pixels): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < mask.height; y++)
    data.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), (top + y) * width + left);
  return { data, width, height };
}

/** The mask, grown by a share of its longer edge with a round brush, its holes and gaps closed. */
async function grown(
  mask: Mask,
  share: number,
  checkpoint: PassContext['checkpoint'],
): Promise<Mask> {
  const small = await resizeMask(mask, within(mask, WORKING_EDGE));
  const radius = Math.max(1, share * Math.max(small.width, small.height));
  const bridged = BRIDGED * radius;
  // Grown by more, and shrunk again: a plotter cuts past tufts of fur and into no narrow bay.
  const data = within255(await distances(small, checkpoint), radius + bridged);
  const beyond = { ...small, data: data.map((value) => 255 - value) };
  const back = await distances(beyond, checkpoint);
  for (let p = 0; p < data.length; p++)
    data[p] = 255 * Math.min(1, Math.max(0, Math.sqrt(back[p] as number) - bridged + 0.5));
  // Two curves that nearly meet flow into one, as a plotter cuts them.
  const soft = await blurMask({ ...small, data }, radius * 0.35);
  for (let p = 0; p < data.length; p++) {
    const level = ((soft.data[p] as number) - 128) * Math.max(2, radius * 0.6) + 128;
    data[p] = Math.max(0, Math.min(255, level));
  }
  return { ...small, data };
}

/** 255 within that many px, less at the rim of that, 0 beyond. */
const within255 = (squares: Float32Array, radius: number): Uint8Array =>
  Uint8Array.from(squares, (square) =>
    Math.round(255 * Math.min(1, Math.max(0, radius - Math.sqrt(square) + 0.5))),
  );

async function softened(paper: Mask, edge: number): Promise<Mask> {
  const small = await resizeMask(paper, within(paper, 480));
  const shrink = Math.max(small.width, small.height) / edge;
  return blurMask(small, Math.max(0.4, SHADOW_BLUR * edge * shrink));
}

/** Lays the subject over its paper; its own edge lies on the paper. */
async function overPaper(
  sticker: Pixels,
  { pixels, mask, left, top }: Cut,
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  const { data, width } = sticker;
  await eachRow(mask.height, checkpoint, (y) => {
    let o = ((top + y) * width + left) * 4;
    for (let x = 0, p = y * mask.width; x < mask.width; x++, p++, o += 4) {
      const share = (mask.data[p] as number) / 255;
      if (share === 0) continue;
      const i = p * pixels.channels;
      for (let c = 0; c < 3; c++) {
        const under = data[o + c] as number;
        data[o + c] = Math.round(under + ((pixels.data[i + c] as number) - under) * share);
      }
      data[o + 3] = Math.max(data[o + 3] as number, Math.round(255 * share));
    }
  });
}
