import { takeNumber, takeWords } from '../grammar/clause.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { applyCurves } from '../picture/curves.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { saturationMatrix } from '../picture/matrices.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

/** Blocks along the longer side. */
const BLOCKS = { little: 160, usual: 96, much: 56, most: 36 };
const COLOUR_LEVELS = 7;

async function intoBlocks(pixels: Pixels, blocks: number): Promise<Pixels> {
  const { width, height } = pixels;
  const block = Math.max(2, Math.round(Math.max(width, height) / blocks));
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const [r, g, b] = saturationMatrix(1.18);
  const small = await toPixels(
    fromPixels(pixels)
      .resize(across, down, { fit: 'fill', kernel: 'lanczos2' })
      .recomb([[...r], [...g], [...b]]),
  );
  const step = 255 / (COLOUR_LEVELS - 1);
  const levels = Uint8Array.from({ length: 256 }, (_, v) =>
    Math.round(Math.round(v / step) * step),
  );
  const few = applyCurves(small, [levels, levels, levels]);
  return enlarged(few, block, width, height);
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
      'pixel art|pixel look|retro pixel|retro pixels|pixel graphics|pixelated look|pixelate|pixelated|pixelize|pixelized|pixellate|pixelation|pixel style|pixel effect|pixels art|8 bit|16 bit|8bit|16bit|eight bit|retro game|video game style|old video game|minecraft|mosaic|mosaic blocks|mosaic effect|blocky|big pixels|large pixels',
      {},
    ],
  ],
  read: (clause) => {
    const said = takeNumber(clause, 'none');
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
      'nintendo',
    );
    return { blocks: said !== null && said >= 8 && said <= 400 ? Math.round(said) : BLOCKS[level] };
  },
  describe: () => 'turned it into pixel art',
  passes: ({ blocks }: { blocks: number }) => [
    { kind: 'pixels', run: (pixels) => intoBlocks(pixels, blocks) },
  ],
});
