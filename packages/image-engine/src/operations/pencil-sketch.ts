import { takeWords } from '../grammar/clause.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { lowPass, lumaPlane } from '../picture/low-pass.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

interface Params {
  /** Keeps a pale wash of the colours. */
  coloured: boolean;
  /** How dark the lines are: the power of the dodge. */
  depth: number;
}

const DEPTHS = { little: 1.6, usual: 2.4, much: 3.6, most: 4.6 };

/** How light the paper stays, in 1/256, by a pixel's luma × 256 + that of its surroundings. */
function strokesOf(depth: number): Uint16Array {
  const power = Float64Array.from({ length: 512 }, (_, i) => 256 * Math.min(1, i / 256) ** depth);
  const strokes = new Uint16Array(65_536);
  for (let i = 0; i < strokes.length; i++) {
    const ratio = (((i >> 8) + 6) * 256) / ((i & 255) + 6);
    strokes[i] = power[Math.min(511, ratio | 0)] as number;
  }
  return strokes;
}

/** Colour dodge: where the picture is as light as its surroundings paper shows; edges stay dark. */
async function sketch(pixels: Pixels, { coloured, depth }: Params): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const plane = lumaPlane(pixels);
  const longer = Math.max(width, height);
  const [wide, fine] = await Promise.all([
    lowPass(plane, Math.max(1, longer / 110)),
    lowPass(plane, Math.max(0.8, longer / 420)),
  ]);
  const strokes = strokesOf(depth);
  // A hint of shading keeps large dark areas from going blank.
  const shades = Int32Array.from({ length: 256 }, (_, g) => 256 * Math.min(1, 0.8 + g / 800));
  const [broad, thin] = [new Uint8Array(width), new Uint8Array(width)];
  // Of the picture's own colour, in 1/256, and of white paper.
  const [dye, paper] = coloured ? [158, 82] : [0, 238];
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    wide.row(y, broad);
    fine.row(y, thin);
    for (let x = 0; x < width; x++, i += channels, p++) {
      const g = plane.data[p] as number;
      const wash = strokes[(g << 8) | (broad[x] as number)] as number;
      const line = strokes[(g << 8) | (thin[x] as number)] as number;
      const tone = (wash * (115 + ((line * 141) >> 8)) * (shades[g] as number)) >> 16;
      data[i] = 14 + (((paper + (((data[i] as number) * dye) >> 8)) * tone) >> 8);
      data[i + 1] = 14 + (((paper - 2 + (((data[i + 1] as number) * dye) >> 8)) * tone) >> 8);
      data[i + 2] = 14 + (((paper - 4 + (((data[i + 2] as number) * dye) >> 8)) * tone) >> 8);
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
