import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeSignedPercent } from '../grammar/words/intensity.ts';
import { HUES, type Hue } from '../light/hues.ts';
import { saturateHues } from '../light/saturate-hues.ts';
import { saturationMatrix } from '../picture/matrices.ts';
import type { MeasuredPass } from '../picture/picture.ts';
import { colourPop } from '../recolour/colour-pop.ts';
import { defineOperation, strength } from './operation.ts';
import { capitalised, numberBetween, signed } from './params.ts';

interface Params {
  /** −100 to 200; −100 leaves grey. */
  percent: number;
  /** The families of colours that it is limited to; all colours when left out. */
  hues?: readonly Hue[] | undefined;
}

const LEVELS = { little: 15, usual: 30, much: 55, most: 80 };

/** From so many families on it is shorter to say which are left alone. */
const MOST = 5;

/** "Reds and blues", "all colours but the reds". */
function familiesInWords(hues: readonly Hue[], but: string): string {
  const isMost = hues.length >= MOST;
  const named = isMost ? HUES.filter((hue) => !hues.includes(hue)) : hues;
  const plural = named.map((hue) => `${hue}s`);
  const last = plural.pop() ?? '';
  const list = plural.length > 0 ? `${plural.join(', ')} and ${last}` : last;
  return isMost ? `${but} ${list}` : list;
}

/** Stronger or weaker colours, at the same luma: all of them, or those of some hues. */
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
      'too dull|bright colors|too washed out|too washed|too bland|too grayish|washed out colors|look washed out|looks washed out|more intense|more intense colors|intense colors|intensify colors|stronger colors|richer colors|rich colors|too pale|too faded|too muted|too gray|lifeless|saturate|saturated|more saturated|more saturation|increase saturation|boost saturation|raise saturation|add saturation|turn up saturation|higher saturation|vivid|more vivid|vibrant|more vibrant|more vibrance|more vibrancy|increase vibrance|colorful|more colorful|more color|some color|more colors|boost color|boost colors|deepen colors|stronger color|stronger colors|colors stronger|strengthen colors|brighter color|brighter colors|richer color|richer colors|rich colors|colors richer|intensify colors|enhance colors|enhance color|make colors pop|colors pop|colors popping|popping colors|colors that pop|color pop|colors more intense|more intense colors|intense colors|bolder colors|colors bolder|bold colors|deeper colors|colors deeper|bring out colors|livelier|alive|more alive|more life|colors alive|lively|more lively|pump up colors|crank up colors|increase color|increase colors|add more color|strong colors|punchy colors|punchier colors|colors brighter|brighten colors|vivid colors|vibrant colors',
      { direction: 1 },
    ],
    [
      'desaturate|desaturated|desaturation|less saturated|less saturation|reduce saturation|decrease saturation|lower saturation|turn down saturation|drop saturation|muted|mute|more muted|muted colors|mute colors|tone down colors|toned down|less color|less colors|less colorful|less vivid|less vibrant|fewer colors|washed out|washed|fade|faded colors|weaker colors|colors weaker|softer colors|soften colors|duller|duller colors|dull colors|pale|paler|paler colors|pastel colors|pastel tones|pastel look|soft pastel look|pastel style|pastel effect|pastel vibe|pastel aesthetic|pastel shades|oversaturated|over saturated|too saturated|colors too strong|colors are too strong|colors look too strong|too strong colors|too vibrant|too vivid|too much color|too much saturation|colors too bright|colors are too bright|colors too intense|colors are too intense|too intense|too colorful|reduce color|reduce colors|colors less intense|tone colors down|calmer colors|colors calmer|colors softer|weaken colors',
      { direction: -1 },
    ],
    ['saturation|vibrance|vibrancy', { direction: 0 }],
  ],
  read: (clause, hint: { direction: number }) => {
    takeWords(clause, 'intensity', 'more', 'less');
    const named = clause.tokens.findIndex(({ hues }) => hues !== undefined);
    const hues = clause.tokens[named]?.hues;
    if (hues) clause.used.add(named);
    return {
      percent: Math.max(-100, Math.min(200, takeSignedPercent(clause, hint.direction, LEVELS))),
      ...(hues && { hues: HUES.filter((hue) => hues.includes(hue)) }),
    };
  },
  schema: z.object({
    percent: numberBetween(-100, 200),
    hues: z
      .array(z.enum(HUES, { error: `must be one of ${HUES.join(', ')}` }), 'must be a list of hues')
      .min(1, 'must name a hue')
      .max(HUES.length - 1, 'must be left out when all hues are meant')
      .refine((hues) => new Set(hues).size === hues.length, { error: 'must name a hue only once' })
      .optional(),
  }),
  aspect: ({ hues = [] }) => [...hues].sort().join(' '),
  chip: ({ percent, hues }) =>
    `${hues ? capitalised(familiesInWords(hues, 'all but')) : 'Colours'} ${signed(percent)}`,
  dial: { key: 'percent', min: -100, max: 200, step: 1 },
  scopable: true,
  describe: ({ percent, hues }: Params) => {
    const which = hues ? familiesInWords(hues, 'colours other than the') : 'colours';
    if (percent === -100 && hues) return `made the ${which} grey`;
    return `made the ${which} ${strength(Math.abs(percent), LEVELS)}${percent < 0 ? 'weaker' : 'stronger'}`;
  },
  passes: ({ percent, hues }: Params) => {
    if (percent === 0) return [];
    const factor = 1 + percent / 100;
    if (!hues) return [{ kind: 'matrix', matrix: saturationMatrix(factor) }];
    const isPop = factor === 0 && hues.length >= MOST;
    const kept = HUES.filter((hue) => !hues.includes(hue));
    const run: MeasuredPass['run'] = async (pixels, { checkpoint }) =>
      (isPop && (await colourPop(pixels, kept, checkpoint))) ||
      saturateHues(pixels, hues, factor, checkpoint);
    return [{ kind: 'measured', run }];
  },
});
