import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { withSoftGlow } from '../light/soft-glow.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 40, usual: 70, much: 88, most: 100 };

/** The shine of a soft-focus lens. */
export const softGlow = defineOperation({
  op: 'softGlow',
  label: 'Soft glow',
  example: 'Give it a dreamy soft glow',
  related: ['Give it golden-hour light', 'Make it warmer', 'Blur the background'],
  stage: 'style',
  order: 9,
  touches: ['contrast', 'brightness'],
  words: [
    [
      'dreamy|more dreamy|dreamlike|dream like|dreamy look|dreamy glow|dreamy light|dreamy mood|dreamy feel|dreamy effect|dreamy filter|dreamy vibe|dreamy atmosphere|soft dreamy|soft and dreamy|soft dreamy look|soft dreamy light|soft dreamy glow|dreamy soft glow|dreamy soft light|dreamy soft look|dreamy and soft|ethereal|ethereal look|ethereal glow|ethereal light|soft glow|softly glowing|gentle glow|glow effect|glow filter|glowy|glowy look|glowing look|lights glow|lights glowing|glowing lights|glow lights|orton|orton effect|orton glow|orton look|soft focus|soft focus look|soft focus effect|soft focus filter|soft focus lens|soft lens|mist filter|pro mist|pro mist filter|black mist|halation|romantic glow|fairytale glow|fairy tale glow|look like dream|like dream|as in dream',
      {},
    ],
  ],
  read: (clause) => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    takeWords(clause, 'soft', 'dreamy', 'glow', 'glowing', 'light', 'lens', 'ethereal');
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Soft glow ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `gave it a ${percent < LEVELS.usual ? 'faint ' : percent > LEVELS.usual ? 'strong ' : ''}soft glow`,
  passes: ({ percent }) => [
    { kind: 'measured', run: (pixels, context) => withSoftGlow(pixels, percent / 100, context) },
  ],
});
