import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { atNight } from '../light/night.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 60, usual: 90, much: 96, most: 100 };
/** The sun is just down: things still have their colours, and shade is no black. */
const DUSK = { little: 35, usual: 55, much: 70, most: 85 };

/** Day turned into a moonlit night. */
export const night = defineOperation({
  op: 'night',
  label: 'Night',
  example: 'Turn day into night',
  related: ['Give it golden-hour light', 'Make it cinematic', 'Make it darker'],
  stage: 'style',
  order: 5,
  touches: ['colours', 'brightness'],
  words: [
    [
      'night|nighttime|night time|nightime|at night|by night|into night|day into night|day to night|day for night|night scene|night mode|night look|night shot|night version|night light|midnight|at midnight|moonlight|moonlit|moonlight effect|moon light|moonlit night|in moonlight|starry night|starlight|starlit|dark night|nightfall|after dark|late night|nocturnal|blue night|moody night|moody blue night|night mood',
      {},
    ],
    ['blue hour|twilight|dusk|at dusk|at twilight', { isDusk: true }],
  ],
  read: (clause, { isDusk }: { isDusk?: boolean }) => {
    const percent = Math.min(100, takePercent(clause, isDusk ? DUSK : LEVELS));
    takeWords(
      clause,
      'day',
      'night',
      'moonlight',
      'moon',
      'dark',
      'time',
      'stars',
      'sky',
      'starry',
    );
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Night ${inPercent(percent)}`,
  dial: { key: 'percent', min: 10, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    percent < LEVELS.usual ? 'turned it into dusk' : 'turned day into night',
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => atNight(pixels, percent / 100, context) },
  ],
});
