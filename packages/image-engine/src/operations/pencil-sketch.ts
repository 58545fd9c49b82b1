import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { pencil } from '../style/pencil.ts';
import { defineOperation } from './operation.ts';
import { numberBetween } from './params.ts';
import { stylePass } from './style-strength.ts';

interface Params {
  /** Keeps a pale wash of the colours. */
  coloured: boolean;
  /** How dark the lines are and how much is shaded: 1 faint … 6 heavy. */
  depth: number;
}

const DEPTHS = { little: 1.6, usual: 2.4, much: 3.6, most: 4.6 };

/** How strongly a drawing of that depth is made: 0 … 1, a half at the usual one. */
function strengthOf(depth: number): number {
  return Math.min(1, (depth - 0.4) / 4);
}

/** A drawing in graphite, or in coloured pencil. */
export const pencilSketch = defineOperation({
  op: 'pencilSketch',
  label: 'Pencil sketch',
  example: 'Turn it into a pencil sketch',
  related: ['Make it a comic', 'Paint it in watercolour', 'Make it black and white'],
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
      'ink',
      'pen',
    );
    return { coloured: hint.coloured, depth: DEPTHS[level] };
  },
  schema: z.object({ coloured: z.boolean(), depth: numberBetween(1, 6) }),
  chip: ({ coloured }) => (coloured ? 'Coloured pencil' : 'Pencil sketch'),
  dial: { key: 'depth', min: 1, max: 6, step: 0.2 },
  scopable: true,
  describe: ({ coloured }: Params) =>
    `turned it into a ${coloured ? 'coloured-' : ''}pencil sketch`,
  passes: ({ coloured, depth }: Params) => [
    stylePass('Drawing the lines', (pixels, pause) =>
      pencil(pixels, { coloured, strength: strengthOf(depth) }, pause),
    ),
  ],
});
