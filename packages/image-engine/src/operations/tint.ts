import { takeColours, takeIntensity, takeNumber, takeWords } from '../grammar/clause.ts';
import type { Rgb } from '../grammar/colours.ts';
import { LUMA } from '../picture/matrices.ts';
import type { Matrix } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

interface Params {
  colour: { name: string; rgb: Rgb };
  /** 1 to 100. */
  percent: number;
}

const LEVELS = { little: 25, usual: 45, much: 70, most: 90 };

/** Mixes the picture with its own luma in one colour. */
function tintMatrix(rgb: Rgb, amount: number): Matrix {
  const peak = Math.max(60, ...rgb);
  const row = (channel: 0 | 1 | 2) => {
    const share = Math.max(0.08, rgb[channel] / peak) * amount;
    const cell = (from: 0 | 1 | 2) => LUMA[from] * share + (from === channel ? 1 - amount : 0);
    return [cell(0), cell(1), cell(2)] as const;
  };
  return [row(0), row(1), row(2)];
}

/** A wash of one colour over the whole picture. */
export const tint = defineOperation({
  op: 'tint',
  label: 'Colour tint',
  example: 'Give it a blue tint',
  related: ['Make it a blue and yellow duotone', 'Make it warmer', 'Make it sepia'],
  stage: 'tone',
  order: 25,
  touches: ['colours'],
  words: [
    ['tint|tinted|tinting|color wash|color cast|wash of|color overlay|color filter|tint of', {}],
  ],
  read: (clause) => {
    const [colour] = takeColours(clause, 1);
    if (!colour) return { cannot: 'it needs to know the colour' };
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'overlay', 'filter', 'wash');
    return {
      colour,
      percent: said === null ? LEVELS[level] : Math.min(100, Math.max(1, Math.abs(said))),
    };
  },
  describe: ({ colour, percent }: Params) =>
    `gave it a ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'strong ' : ''}${colour.name} tint`,
  passes: ({ colour, percent }: Params) => [
    { kind: 'matrix', matrix: tintMatrix(colour.rgb, percent / 100) },
  ],
});
