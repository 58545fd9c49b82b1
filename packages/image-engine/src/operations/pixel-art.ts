import { z } from 'zod';
import { type Clause, takeNumber, takePair, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { saturationMatrix } from '../picture/matrices.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { atWorkingSize } from '../picture/working-size.ts';
import { kuwahara } from '../style/kuwahara.ts';
import { paletteOf } from '../style/palette.ts';
import { intoPixels, lightOf, planesOf } from '../style/planes.ts';
import { flowOf } from '../vision/flow.ts';
import { defineOperation } from './operation.ts';
import { wholeBetween } from './params.ts';

/** Blocks along the longer side. */
const BLOCKS = { little: 160, usual: 96, much: 56, most: 36 };
/** Px along the longer side of a usual picture: what a block's own size is measured by. */
const USUAL_LENGTH = 1600;
/** As many as an old console could show. */
const COLOURS = 32;
/** Pixels that each block is first drawn with, along its side. */
const FINER = 4;
/** Radius within which colours are merged before they become blocks, in blocks. */
const MERGED = 0.55;
/**
 * What a block differs in from those around it is made stronger: eyes and a mouth are a block or two. Flat areas stay (`m1`),
 * and blocks become darker, by up to 30 of 100, rather than lighter, which would be a rim of light around what is dark.
 */
const CRISP = { sigma: 1, m1: 0.5, m2: 2, x1: 2, y2: 3, y3: 30 };
/** Difference that the pattern of a mixed colour may make, 0 … 255. */
const DITHER = 13;
/** Bayer's order of thresholds, 4 × 4 (Bayer 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Clean areas in few colours, each pixel a block. */
async function intoBlocks(
  pixels: Pixels,
  blocks: number,
  { checkpoint }: PassContext,
): Promise<Pixels> {
  const { width, height } = pixels;
  const block = Math.max(2, Math.round(Math.max(width, height) / blocks));
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  await checkpoint('Sorting the colours', 0.1);
  // Larger than the picture when its edge cuts through a block: the edge pixels are repeated.
  const whole = fromPixels(pixels).extend({
    right: across * block - width,
    bottom: down * block - height,
    extendWith: 'copy',
  });
  const [r, g, b] = saturationMatrix(1.25);
  const fine = await toPixels(
    fromPixels(await toPixels(whole))
      .resize(across * FINER, down * FINER, { fit: 'fill', kernel: 'lanczos3' })
      .recomb([[...r], [...g], [...b]]),
  );
  const merged = await atWorkingSize(fine, Number.POSITIVE_INFINITY, async (opaque) => {
    const planes = planesOf(opaque);
    const flow = await flowOf(lightOf(planes), opaque, 1.5, checkpoint);
    const flat = await kuwahara(planes, flow, FINER * MERGED, () => checkpoint());
    return intoPixels(flat, opaque);
  });
  const small = await toPixels(
    fromPixels(merged).resize(across, down, { fit: 'fill', kernel: 'mitchell' }).sharpen(CRISP),
  );
  await checkpoint('Sorting the colours', 0.5);
  return enlarged(await inFewColours(small, checkpoint), block, width, height);
}

/** Each pixel in the nearest of a few colours; mixed ones as a pattern. In place. */
async function inFewColours(small: Pixels, pause: PassContext['checkpoint']): Promise<Pixels> {
  const { data, width, channels } = small;
  for (let p = 0, i = 0; i < data.length; p++, i += channels) {
    const cell = (Math.floor(p / width) & 3) * 4 + ((p % width) & 3);
    const shift = (((BAYER[cell] as number) + 0.5) / 16 - 0.5) * DITHER;
    for (let c = 0; c < 3; c++)
      data[i + c] = Math.min(255, Math.max(0, Math.round((data[i + c] as number) + shift)));
  }
  const { colours, nearest } = await paletteOf(small, COLOURS, pause);
  for (let p = 0, i = 0; i < data.length; p++, i += channels)
    data.set(colours.subarray((nearest[p] as number) * 3, (nearest[p] as number) * 3 + 3), i);
  return small;
}

/** Repeats every pixel as a block; blocks at the right and bottom edge may be cut. */
function enlarged(small: Pixels, block: number, width: number, height: number): Pixels {
  const { channels } = small;
  const data = new Uint8Array(width * height * channels);
  const stride = width * channels;
  for (let y = 0; y < height; y += block) {
    const from = Math.floor(y / block) * small.width * channels;
    for (let x = 0, to = y * stride; x < width; x++, to += channels) {
      const at = from + Math.floor(x / block) * channels;
      for (let c = 0; c < channels; c++) data[to + c] = small.data[at + c] as number;
    }
    for (let k = 1; k < block && y + k < height; k++)
      data.copyWithin((y + k) * stride, y * stride, (y + 1) * stride);
  }
  return { data, width, height, channels };
}

/** "Blocks of 12 px", "20 px blocks": how large one is, and not how many there are. */
function namesBlockSize({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ text }) => /^(blocks?|squares?|tiles?)$/.test(text));
  const [before, next, afterNext] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isOf = next?.text === 'of' && afterNext?.kind === 'number';
  return at >= 0 && (isOf || (before?.kind === 'number' && before.unit === 'px'));
}

/** Large square pixels in few colours, as in an old game. */
export const pixelArt = defineOperation({
  op: 'pixelArt',
  label: 'Pixel art',
  example: 'Turn it into pixel art',
  related: ['Posterise it', 'Turn it into a pencil sketch', 'Make it a duotone'],
  stage: 'style',
  order: 30,
  touches: ['sharpness'],
  words: [
    [
      'pixel art|pixel look|retro pixel|retro pixels|pixel graphics|pixelated look|pixelate|pixelated|pixelize|pixelized|pixellate|pixelation|pixel style|pixel effect|pixels art|8 bit|16 bit|8bit|16bit|eight bit|retro game|retro video game|video game|video games|8 bit game|8 bit games|arcade games|computer game|computer games|retro games|console game|arcade game|video game style|old video game|minecraft|mosaic|mosaic blocks|mosaic effect|blocky|big pixels|large pixels',
      {},
    ],
  ],
  read: (clause) => {
    // Bits count colours, and not blocks.
    takeWords(clause, '8 bit', '16 bit', '32 bit');
    // "Pixel art, 64 × 64": as many blocks, and no picture as small as that.
    const square = clause.tokens.some(
      ({ kind, width = 0, height }) => kind === 'ratio' && width >= 8 && width === height,
    );
    const grid = takePair(clause, square ? 'ratio' : 'size');
    const number = grid ? Math.max(grid.width, grid.height) : takeNumber(clause, 'none', 'px');
    // "Pixel art, 8 bits" comes from other languages without its bits.
    const isBits = !grid && (number === 8 || number === 16 || number === 32);
    const inBlocks = clause.tokens.some(
      ({ kind, text, unit }) =>
        (kind === 'number' && unit === 'px') ||
        /^(blocks?|squares?|tiles?|pixels|px|wide)$/.test(text),
    );
    const said = isBits && !inBlocks ? null : number;
    const level = takeIntensity(clause);
    takeWords(
      clause,
      'art',
      'game',
      'retro',
      'old',
      'pixel',
      'pixels',
      'video',
      'style',
      'graphics',
      'blocks',
      'squares',
      'tiles',
      'nintendo',
    );
    if (said !== null && namesBlockSize(clause))
      return { blocks: Math.min(400, Math.max(8, Math.round(USUAL_LENGTH / Math.max(1, said)))) };
    return { blocks: said !== null && said >= 8 && said <= 400 ? Math.round(said) : BLOCKS[level] };
  },
  schema: z.object({ blocks: wholeBetween(8, 400) }),
  chip: ({ blocks }) => `Pixel art: ${blocks} blocks`,
  dial: { key: 'blocks', min: 8, max: 400, step: 1 },
  scopable: true,
  hiding: ({ blocks }: { blocks: number }) => ({
    blocks: blocks === BLOCKS.usual ? BLOCKS.most : blocks,
  }),
  describe: () => 'turned it into pixel art',
  passes: ({ blocks }: { blocks: number }) => [
    { kind: 'measured', run: (pixels, context) => intoBlocks(pixels, blocks, context) },
  ],
});
