import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { inSnow } from '../weather/snow.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 30, usual: 60, much: 85, most: 100 };

/** A snowy day. */
export const snow = defineOperation({
  op: 'snow',
  label: 'Snow',
  example: 'Make it snow',
  related: ['Add rain', 'Add fog', 'Make it cooler'],
  stage: 'overlay',
  order: 5,
  touches: ['colours', 'brightness'],
  words: [
    [
      'snow|snowing|snowy|snowier|snows|snowfall|snow fall|falling snow|snow flakes|snowflakes|snow effect|snowy day|snowy weather|snowy look|snowy scene|in snow|more snow|covered in snow|snow covered|winter|winter look|winter scene|winter wonderland|winter weather|winter day|winter mood|winter effect|wintertime|into winter|christmas snow|frost|frosted',
      { heavy: false },
    ],
    ['blizzard|snow storm|snowstorm', { heavy: true }],
  ],
  read: (clause, hint: { heavy: boolean }) => {
    const usual = hint.heavy ? LEVELS.much : LEVELS.usual;
    const percent = Math.min(100, takePercent(clause, { ...LEVELS, usual }));
    takeWords(clause, 'snow', 'day', 'weather', 'falling', 'flakes', 'winter', 'outside', 'cold');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Snow ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `made it snow${percent < LEVELS.usual ? ' a little' : percent > LEVELS.usual ? ' heavily' : ''}`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => inSnow(pixels, percent / 100, context) },
  ],
});
