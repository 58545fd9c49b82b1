import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { dehazed } from '../light/dehaze.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 45, usual: 80, much: 95, most: 100 };

/** Takes haze out of the air of a picture; leaves one with clear air alone. */
export const dehaze = defineOperation({
  op: 'dehaze',
  label: 'Remove haze',
  example: 'Remove the haze',
  related: ['Add more contrast', 'Make it HDR', 'Enhance it'],
  stage: 'tone',
  order: 4,
  touches: ['contrast', 'colours'],
  words: [
    [
      'dehaze|dehazed|dehazing|defog|defogged|de haze|de fog|remove haze|remove fog|remove mist|remove smog|remove haziness|clear haze|clear fog|clear mist|clear smog|clear up haze|clear up fog|clear away haze|clear away fog|clear away mist|clear away smog|clear away haziness|shot through fog|shot through haze|clear air|clear up air|clean up haze|reduce haze|reduce fog|reduce mist|reduce haziness|less haze|less hazy|less fog|less foggy|less mist|less misty|without haze|without fog|no haze|no fog|lift haze|lift fog|cut haze|cut through haze|cut through fog|get rid of haze|get rid of fog|take away haze|take away fog|take out haze|take out fog|fix haze|eliminate haze|haze removal|fog removal|too hazy|too foggy|too misty|haze free|fog free|smog',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(clause, 'haze', 'fog', 'mist', 'air', 'atmospheric');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Remove haze ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    percent < LEVELS.usual ? 'removed some of the haze' : 'removed the haze',
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => dehazed(pixels, percent / 100, context) },
  ],
});
