import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { inGoldenHour } from '../light/golden-hour.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 45, usual: 75, much: 92, most: 100 };

/** The light of a low sun. */
export const goldenHour = defineOperation({
  op: 'goldenHour',
  label: 'Golden hour',
  example: 'Give it golden-hour light',
  related: ['Make it warmer', 'Make it cinematic', 'Turn day into night'],
  stage: 'style',
  order: 4,
  touches: ['colours', 'brightness'],
  words: [
    [
      'late evening|late evening light|lighting to sunset|light to sunset|lighting like sunset|light like sunset|sunset lighting|sunset colors|golden hour|goldenhour|warm golden hour|warm sunset light|warm sunset|warm golden light|warm evening light|warm evening sun|warm morning light|warm late afternoon light|golden hour light|golden hour lighting|golden hour look|golden light|golden glow|golden shine|golden warmth|golden sunlight|golden evening|golden sun|sunset light|sunset lighting|sunset glow|sunset colors|sunset tones|sunset mood|sunset look|sunset vibe|sunset vibes|sunset feel|sunset atmosphere|light of sunset|at sunset|like sunset|sunset|evening sun|evening sunlight|evening light|evening glow|evening mood|warm evening|late afternoon|late afternoon light|afternoon sun|afternoon light|low sun|low sunlight|setting sun|sunrise|sunrise light|sunrise glow|at sunrise|morning light|morning sun|morning glow|early morning light|at dawn|dawn light|dawn|magic hour|sunlit|sun kissed|sunkissed|sunlight|warm sunlight|add sunlight|sun flare|sun glow|dusk light|summer evening|make evening|into evening|look like evening|make morning|look like morning|make sunset|look like sunset',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(clause, 'golden', 'sun', 'sunlight', 'warm', 'glow', 'soft', 'hour', 'evening');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Golden hour ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `gave it ${percent < LEVELS.usual ? 'a little ' : percent > LEVELS.usual ? 'strong ' : ''}golden-hour light`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => inGoldenHour(pixels, percent / 100, context) },
  ],
});
