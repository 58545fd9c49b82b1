import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeSignedPercent } from '../grammar/words/intensity.ts';
import { exposed } from '../light/exposure.ts';
import { type Pass, RANK } from '../picture/picture.ts';
import { defineOperation, strength } from './operation.ts';
import { numberBetween, signed } from './params.ts';

interface Params {
  /** −75 to 58: by how much of itself mid-grey moves. */
  percent: number;
  /** The picture is said to be too dark: it is brightened by what it lacks, at least by that. */
  exposed?: true | undefined;
}

const LEVELS = { little: 10, usual: 20, much: 38, most: 52 };
// sharp's gamma reaches 3: that lifts mid-grey by 58 % and lowers it by 75 %.
const MOST_BRIGHTER = 58;
const MOST_DARKER = 75;

/** By how much the white of a part comes down, for how much its mid-grey does: a white sky is to be seen to be darker. */
const WHITE = 0.75;

/** The gamma that moves mid-grey by that share of itself and leaves black and white alone, or white at that share. */
function gammaFor(change: number, white = 1): number {
  const exponent = Math.log((0.5 * (1 + change)) / white) / Math.log(0.5);
  return Math.min(3, Math.max(1, change > 0 ? 1 / exponent : exponent));
}

function passesFor(percent: number, white?: number): readonly Pass[] {
  if (percent === 0) return [];
  const gamma = gammaFor(percent / 100, white);
  return percent > 0
    ? [{ kind: 'stream', rank: RANK.gamma, grey: 'keeps', build: (s) => s.gamma(1, gamma) }]
    : [{ kind: 'stream', rank: RANK.darken, grey: 'keeps', build: (s) => s.gamma(gamma, 1) }];
}

/** Brighter or darker along a curve: black stays black, white stays white, nothing clips; a part that gets darker does with its white. */
export const brightness = defineOperation({
  op: 'brightness',
  label: 'Brighter or darker',
  example: 'Make it a little brighter',
  related: ['Add more contrast', 'Make it warmer', 'Add a vignette'],
  stage: 'tone',
  order: 30,
  touches: ['brightness'],
  words: [
    [
      'brighter|high key|airy|bright and airy|light and airy|airier|brighten|brighten up|brightened|brightening|bright|lighten|lighten up|lighter|lightened|improve brightness|enhance brightness|more light|add light|more bright|more brightness|more exposure|increase brightness|increase exposure|raise brightness|raise exposure|boost brightness|boost exposure|turn up brightness|up brightness|add brightness|bump brightness|bump up brightness|higher brightness|not so dark|not as dark|less dark|lift exposure|illuminate|luminous|light up',
      { direction: 1 },
    ],
    [
      'underexposed|under exposed|too dark|too gloomy|too dim|too murky|too dingy|not bright enough|so dark',
      { direction: 1, exposed: true },
    ],
    [
      'darker|darken|darkened|darkening|dark|dim|dimmer|dimmed|less bright|more darkness|make dark|less light|less brightness|less exposure|overexposed|over exposed|too bright|too airy|too light|reduce brightness|reduce exposure|decrease brightness|decrease exposure|lower brightness|lower exposure|turn down brightness|down brightness|drop brightness|brightness down|exposure down|low key|blown out|not so bright|not as bright',
      { direction: -1 },
    ],
    ['brightness|exposure', { direction: 0 }],
  ],
  read: (
    clause,
    { direction, exposed }: Pick<Params, 'exposed'> & { direction: number },
  ): Params => {
    takeWords(clause, 'lighting', 'light', 'overall');
    const said = takeSignedPercent(clause, direction, LEVELS);
    const percent = Math.max(-MOST_DARKER, Math.min(MOST_BRIGHTER, said));
    return { percent, ...(exposed && percent > 0 && { exposed }) };
  },
  schema: z.object({
    percent: numberBetween(-MOST_DARKER, MOST_BRIGHTER),
    exposed: z.literal(true).optional(),
  }),
  chip: ({ percent }) => `Brightness ${signed(percent)}`,
  dial: { key: 'percent', min: -MOST_DARKER, max: MOST_BRIGHTER, step: 1 },
  scopable: true,
  describe: ({ percent }: Params) =>
    `made it ${strength(Math.abs(percent), LEVELS)}${percent < 0 ? 'darker' : 'brighter'}`,
  onPart: ({ percent }: Params) => {
    if (percent >= 0) return passesFor(percent);
    const white = 1 + (WHITE * percent) / 100;
    const matrix = [
      [white, 0, 0],
      [0, white, 0],
      [0, 0, white],
    ] as const;
    return [...passesFor(percent, white), { kind: 'matrix', matrix }];
  },
  passes: ({ percent, exposed: isExposed }: Params) => {
    if (!isExposed || percent <= 0) return passesFor(percent);
    const strength = Math.min(1, percent / LEVELS.usual);
    const exponent = 1 / gammaFor(percent / 100);
    return [
      { kind: 'measured', run: (pixels, context) => exposed(pixels, exponent, strength, context) },
    ];
  },
});
