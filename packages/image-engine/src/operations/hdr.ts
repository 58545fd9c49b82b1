import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { withLocalTone } from '../light/local-tone.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 45, usual: 75, much: 90, most: 100 };

/** Light and shade brought closer together and detail brought out, without halos. */
export const hdr = defineOperation({
  op: 'hdr',
  label: 'HDR',
  example: 'Make it HDR',
  related: ['Lift the shadows', 'Lower the highlights', 'Enhance it'],
  stage: 'tone',
  order: 30,
  touches: ['brightness', 'colours'],
  words: [
    [
      'hdr|hdr look|hdr effect|hdr style|hdr photo|hdr filter|high dynamic range|dynamic range|more dynamic range|tone map|tone mapped|tone mapping|tonemap|tonemapped|local contrast|more local contrast|shadows and highlights|balance shadows',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(clause, 'photography', 'range', 'detail', 'details', 'highlights', 'shadows');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `HDR ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `gave it ${percent < LEVELS.usual ? 'a light' : percent > LEVELS.usual ? 'a strong' : 'an'} HDR look`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => withLocalTone(pixels, percent / 100, context) },
  ],
});
