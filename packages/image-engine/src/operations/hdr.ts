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
  related: ['Enhance it', 'Add more contrast', 'Make it cinematic'],
  stage: 'tone',
  order: 30,
  touches: ['brightness', 'colours'],
  words: [
    [
      'hdr|hdr look|hdr effect|hdr style|hdr photo|hdr filter|high dynamic range|dynamic range|more dynamic range|tone map|tone mapped|tone mapping|tonemap|tonemapped|local contrast|more local contrast|bring out shadows|recover shadows|lift shadows|open shadows|open up shadows|brighten shadows|recover highlights|shadows and highlights|shadow detail|detail in shadows|details in shadows|bring out details in shadows|bring out detail in shadows|recover details in shadows|detail in dark areas|details in dark areas|detail in highlights|details in highlights|recover details in highlights|bring back details in highlights|balance shadows|reduce highlights|lower highlights|tame highlights|highlights down|shadows are too dark|shadows too dark|highlights are too bright|highlights too bright|highlights are too strong|highlights too strong|blown highlights|blown out highlights|harsh shadows|shadows are too harsh|shadows too harsh|shadows are harsh|shadows too strong|shadows are too strong|shadows too heavy|brighten up shadows|lighten shadows|lighten up shadows|brighter shadows|lighter shadows|shadows brighter|shadows lighter|shadows up|boost shadows|raise shadows|bring up shadows|bring shadows up|push shadows|pull up shadows|turn up shadows|increase shadows|fill shadows|fill in shadows|pull highlights|pull highlights down|pull down highlights|pull back highlights|bring down highlights|bring highlights down|bring back highlights|turn down highlights|tone down highlights|decrease highlights|darken highlights|darker highlights|highlights darker|dim highlights|calm highlights|soften shadows',
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
