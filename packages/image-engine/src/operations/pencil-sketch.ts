import { takeIntensity, takeWords } from '../grammar/clause.ts';
import { luma } from '../picture/curves.ts';
import { fromPixels } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

interface Params {
  /** Keeps a pale wash of the colours. */
  coloured: boolean;
  /** How dark the lines are: the power of the dodge. */
  depth: number;
}

const DEPTHS = { little: 1.6, usual: 2.4, much: 3.6, most: 4.6 };

/** The luma of the picture blurred by `sigma` px: worked out small, where a wide blur costs little. */
async function blurredLuma(
  grey: Uint8Array,
  { width, height }: Pixels,
  sigma: number,
): Promise<Uint8Array> {
  const shrink = Math.min(Math.max(1, sigma / 3), Math.min(width, height) / 4);
  const one = (data: Uint8Array, w: number, h: number) => fromPixelsGrey(data, w, h);
  if (shrink < 2)
    return one(grey, width, height).blur(Math.max(0.5, sigma)).extractChannel(0).raw().toBuffer();
  const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  const small = await one(grey, width, height)
    .resize(w, h, { fit: 'fill', kernel: 'linear' })
    .blur(sigma / shrink)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return one(small, w, h)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function fromPixelsGrey(data: Uint8Array, width: number, height: number) {
  return fromPixels({ data, width, height, channels: 1 as 3 });
}

/** Colour dodge: where the picture is as light as its surroundings paper shows; edges stay dark. */
async function sketch(pixels: Pixels, { coloured, depth }: Params): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const count = width * height;
  const grey = new Uint8Array(count);
  for (let p = 0, i = 0; p < count; p++, i += channels) {
    grey[p] = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
  }
  const longer = Math.max(width, height);
  const [wide, fine] = await Promise.all([
    blurredLuma(grey, pixels, Math.max(1, longer / 110)),
    blurredLuma(grey, pixels, Math.max(0.8, longer / 420)),
  ]);
  const strokes = Float32Array.from({ length: 512 }, (_, i) =>
    i / 256 >= 1 ? 1 : (i / 256) ** depth,
  );
  for (let p = 0, i = 0; p < count; p++, i += channels) {
    const g = (grey[p] as number) + 6;
    const broad = strokes[Math.min(511, (g * 256) / ((wide[p] as number) + 6)) | 0] as number;
    const thin = strokes[Math.min(511, (g * 256) / ((fine[p] as number) + 6)) | 0] as number;
    // A hint of shading keeps large dark areas from going blank.
    const shade = 0.8 + 0.2 * Math.min(1, (g / 255) * 1.6);
    const v = broad * (0.45 + 0.55 * thin) * shade;
    for (let c = 0; c < 3; c++) {
      const paper = coloured ? 96 + (data[i + c] as number) * 0.62 : 252 - c * 2;
      data[i + c] = Math.min(255, 14 + (paper - 14) * v);
    }
  }
  return pixels;
}

/** A drawing in graphite, or in coloured pencil. */
export const pencilSketch = defineOperation({
  op: 'pencilSketch',
  label: 'Pencil sketch',
  example: 'Turn it into a pencil sketch',
  related: ['Posterise it', 'Make it black and white', 'Turn it into pixel art'],
  stage: 'style',
  order: 40,
  touches: [],
  words: [
    [
      'colored pencil|color pencil|colored pencils|color pencils|colored sketch|color sketch|colored drawing|colored pencil drawing|color pencil drawing|colored pencil sketch|crayon|crayons',
      { coloured: true },
    ],
    [
      'pencil sketch|pencil drawing|pencil|sketch|sketched|sketchy|drawing|drawn|hand drawn|hand drawing|line art|line drawing|charcoal|charcoal drawing|charcoal sketch|graphite|graphite drawing|sketchbook|drawn by hand|sketch by hand|ink drawing',
      { coloured: false },
    ],
  ],
  read: (clause, hint: { coloured: boolean }) => {
    const level = takeIntensity(clause);
    takeWords(
      clause,
      'pencil',
      'sketch',
      'drawing',
      'hand',
      'art',
      'line',
      'paper',
      'graphite',
      'drawn',
    );
    return { coloured: hint.coloured, depth: DEPTHS[level] };
  },
  describe: ({ coloured }: Params) =>
    `turned it into a ${coloured ? 'coloured-' : ''}pencil sketch`,
  passes: (params: Params) => [{ kind: 'pixels', run: (pixels) => sketch(pixels, params) }],
});
