import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { inFog } from '../weather/fog.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 35, usual: 60, much: 82, most: 100 };

/** Fog that thickens with distance. */
export const fog = defineOperation({
  op: 'fog',
  label: 'Fog',
  example: 'Add fog',
  related: ['Add rain', 'Make it snow', 'Remove the haze'],
  stage: 'style',
  order: 6,
  touches: ['colours', 'contrast', 'brightness'],
  words: [
    [
      'fog|foggy|foggier|fogged|in fog|morning fog|fog effect|foggy weather|foggy day|foggy morning|more fog|mist|misty|mistier|morning mist|mist effect|misty morning|more mist|haze|hazy|hazier|add haze|more haze|atmospheric haze|smoky|smoky haze|atmospheric fog',
      { heavy: false },
    ],
    ['dense fog|silent hill', { heavy: true }],
  ],
  read: (clause, hint: { heavy: boolean }) => {
    const usual = hint.heavy ? LEVELS.much : LEVELS.usual;
    const percent = Math.min(100, takePercent(clause, { ...LEVELS, usual }));
    takeWords(clause, 'fog', 'mist', 'haze', 'dense', 'weather', 'day', 'morning', 'rolling');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Fog ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `added ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'thick ' : ''}fog`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => inFog(pixels, percent / 100, context) },
  ],
});
