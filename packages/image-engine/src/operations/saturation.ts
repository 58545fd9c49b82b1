import { z } from 'zod';
import { takeWords } from '../grammar/clause.ts';
import { takeSignedPercent } from '../grammar/intensity.ts';
import { saturationMatrix } from '../picture/matrices.ts';
import { defineOperation, strength } from './operation.ts';
import { numberBetween, signed } from './params.ts';

const LEVELS = { little: 15, usual: 30, much: 55, most: 80 };

/** Stronger or weaker colours, at the same luma. */
export const saturation = defineOperation({
  op: 'saturation',
  label: 'Stronger or weaker colours',
  example: 'Make the colours stronger',
  related: ['Make it warmer', 'Add more contrast', 'Make it black and white'],
  stage: 'tone',
  order: 20,
  touches: ['colours'],
  words: [
    [
      'too dull|bright colors|too washed out|too washed|too bland|too grayish|washed out colors|look washed out|looks washed out|more intense|more intense colors|intense colors|intensify colors|stronger colors|richer colors|rich colors|too pale|too faded|too muted|too gray|lifeless|saturate|saturated|more saturated|more saturation|increase saturation|boost saturation|raise saturation|add saturation|turn up saturation|higher saturation|vivid|more vivid|vibrant|more vibrant|more vibrance|more vibrancy|increase vibrance|colorful|more colorful|more color|more colors|boost color|boost colors|stronger color|stronger colors|colors stronger|strengthen colors|brighter color|brighter colors|richer color|richer colors|rich colors|colors richer|intensify colors|enhance colors|enhance color|make colors pop|colors pop|colors popping|popping colors|colors that pop|color pop|colors more intense|more intense colors|intense colors|bolder colors|colors bolder|bold colors|deeper colors|colors deeper|bring out colors|livelier|alive|more alive|more life|colors alive|lively|more lively|pump up colors|crank up colors|increase color|increase colors|add more color|strong colors|punchy colors|punchier colors|colors brighter|brighten colors|vivid colors|vibrant colors',
      { direction: 1 },
    ],
    [
      'desaturate|desaturated|desaturation|less saturated|less saturation|reduce saturation|decrease saturation|lower saturation|turn down saturation|drop saturation|muted|mute|more muted|muted colors|mute colors|tone down colors|toned down|less color|less colors|less colorful|less vivid|less vibrant|fewer colors|washed out|washed|fade|faded colors|weaker colors|colors weaker|softer colors|soften colors|duller|duller colors|dull colors|pale|paler|paler colors|pastel colors|pastel tones|oversaturated|over saturated|too saturated|colors too strong|colors are too strong|colors look too strong|too strong colors|too vibrant|too vivid|too much color|too much saturation|colors too bright|colors are too bright|colors too intense|colors are too intense|too intense|too colorful|reduce color|reduce colors|colors less intense|tone colors down|calmer colors|weaken colors',
      { direction: -1 },
    ],
    ['saturation|vibrance|vibrancy', { direction: 0 }],
  ],
  read: (clause, hint: { direction: number }) => {
    takeWords(clause, 'intensity', 'more', 'less');
    return {
      percent: Math.max(-100, Math.min(200, takeSignedPercent(clause, hint.direction, LEVELS))),
    };
  },
  schema: z.object({ percent: numberBetween(-100, 200) }),
  chip: ({ percent }) => `Colours ${signed(percent)}`,
  dial: { key: 'percent', min: -100, max: 200, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `made the colours ${strength(Math.abs(percent), LEVELS)}${percent < 0 ? 'weaker' : 'stronger'}`,
  passes: ({ percent }) =>
    percent === 0 ? [] : [{ kind: 'matrix', matrix: saturationMatrix(1 + percent / 100) }],
});
