import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { denoised } from '../light/denoise.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 50, usual: 80, much: 95, most: 100 };

/** Takes the noise of a sensor or of film away, as much as is measured; leaves a clean picture alone. */
export const denoise = defineOperation({
  op: 'denoise',
  label: 'Reduce noise',
  example: 'Reduce the noise',
  related: ['Enhance it', 'Sharpen it', 'Upscale it 2×'],
  stage: 'restore',
  order: 30,
  // Whoever wants it sharp and without noise wants no blur.
  touches: [],
  words: [
    [
      'denoise|denoised|denoising|de noise|noise reduction|noise removal|reduce noise|remove noise|digital noise|remove digital noise|reduce digital noise|image noise|remove image noise|less noise|less noisy|no noise|without noise|lower noise|decrease noise|clean up noise|clean noise|clear noise|fix noise|get rid of noise|take out noise|take away noise|eliminate noise|too noisy|too much noise|lots of noise|noise in shadows|noise in dark areas|much noise|is noisy|so noisy|smooth noise|smooth out noise|remove grain|reduce grain|less grain|less grainy|no grain|without grain|decrease grain|lower grain|get rid of grain|take out grain|take away grain|clean up grain|smooth out grain|eliminate grain|grain removal|grain reduction|degrain|too grainy|too much grain|is grainy|so grainy|remove graininess|reduce graininess|remove color noise|reduce color noise|remove iso noise|reduce iso noise|remove speckles|remove jpeg noise|remove film grain|reduce film grain|less film grain|no film grain|without film grain|too much film grain',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(clause, 'noise', 'grain', 'iso', 'sensor', 'digital', 'noisy', 'grainy');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Reduce noise ${inPercent(percent)}`,
  dial: { key: 'percent', min: 10, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `reduced the noise${percent < LEVELS.usual ? ' a little' : percent > LEVELS.usual ? ' strongly' : ''}`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => denoised(pixels, percent / 100, context) },
  ],
});
