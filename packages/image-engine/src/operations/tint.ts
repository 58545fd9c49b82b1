import { z } from 'zod';
import { takeColours, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import {
  COLOUR_NAMES,
  colourAt,
  isColourful,
  type NamedColour,
  type Rgb,
} from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { LUMA } from '../picture/matrices.ts';
import type { Matrix } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { capitalised, colourSchema, inPercent, numberBetween } from './params.ts';

interface Params {
  colour: NamedColour;
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

interface Hint {
  /** Hardly anything of other colours shall be left. */
  strong?: boolean;
  /** The phrase means a tint only beside a colour. */
  bare?: boolean;
  colour?: NamedColour;
}

/** "Monochrome blue" and the like, with the colour that each says. */
const MONOCHROME = COLOUR_NAMES.flatMap((name): (readonly [string, Hint])[] => {
  const colour = colourAt(name.split(' '), 0)?.colour;
  if (!colour || !isColourful(colour.rgb)) return [];
  const phrases = `monochrome ${name}|monochromatic ${name}|${name} monochrome`;
  return [[phrases, { strong: true, colour }]];
});

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
    [
      'tint|tinted|tinting|tone in|color wash|color cast|wash of|color overlay|color filter|tint of',
      {},
    ],
    ['overlay|mood|vibe|vibes|atmosphere|hue|wash', { bare: true }],
    ['shades of|in shades of|tones of|in tones of|everything in shades of', { strong: true }],
    ...MONOCHROME,
  ],
  read: (clause, hint: Hint) => {
    // "A blue mood": the colour stands right before it.
    const words = clause.tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
    if (hint.bare && !colourAt(words, clause.from - 1)) return null;
    const [colour = hint.colour] = takeColours(clause, 1);
    if (!colour) return hint.strong || hint.bare ? null : { cannot: 'it needs to know the colour' };
    if (!isColourful(colour.rgb))
      return { cannot: 'it tints in colours only, not in black, white or grey' };
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'overlay', 'filter', 'wash');
    return {
      colour,
      percent: said === null ? LEVELS[hint.strong ? 'most' : level] : Math.min(100, Math.abs(said)),
    };
  },
  schema: z.object({ colour: colourSchema, percent: numberBetween(0, 100) }),
  chip: ({ colour, percent }) => capitalised(`${colour.name} tint ${inPercent(percent)}`),
  dial: { key: 'percent', min: 1, max: 100, step: 1 },
  scopable: true,
  describe: ({ colour, percent }: Params) =>
    `gave it a ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'strong ' : ''}${colour.name} tint`,
  passes: ({ colour, percent }: Params) => [
    { kind: 'matrix', matrix: tintMatrix(colour.rgb, percent / 100) },
  ],
});
