import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { inRain } from '../weather/rain.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 30, usual: 60, much: 85, most: 100 };

/** A rainy day. */
export const rain = defineOperation({
  op: 'rain',
  label: 'Rain',
  example: 'Add rain',
  related: ['Make it snow', 'Add fog', 'Turn day into night'],
  stage: 'overlay',
  order: 4,
  touches: ['colours', 'brightness'],
  words: [
    [
      'rain|raining|rainy|rainier|rains|rained|rainy day|rainy weather|rainy look|rain effect|rain drops|raindrops|falling rain|in rain|more rain|rain shower|drizzle|drizzling|bad weather|wet weather|wet',
      { heavy: false },
    ],
    [
      'pouring rain|pouring|downpour|rainstorm|rain storm|storm|stormy|stormy weather|thunderstorm|monsoon',
      { heavy: true },
    ],
  ],
  read: (clause, hint: { heavy: boolean }) => {
    const usual = hint.heavy ? LEVELS.much : LEVELS.usual;
    const percent = Math.min(100, takePercent(clause, { ...LEVELS, usual }));
    takeWords(clause, 'rain', 'day', 'weather', 'falling', 'wet', 'drops', 'storm', 'outside');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Rain ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `added ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'heavy ' : ''}rain`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => inRain(pixels, percent / 100, context) },
  ],
});
