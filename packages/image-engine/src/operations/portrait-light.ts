import { z } from 'zod';
import { type LightSide, relight } from '../compose/relight.ts';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { takePosition } from '../grammar/words/position.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

interface Params {
  /** 1 to 100. */
  percent: number;
  /** Where the light comes from, seen by who looks at the picture; softly from the upper left when it is left out. */
  side?: LightSide | undefined;
  /** Where only the subject is to get brighter; the background gets darker otherwise. */
  ground?: 'kept' | undefined;
}

const LEVELS = { little: 35, usual: 75, much: 90, most: 100 };

/** Where a light is said to come from; undefined when nothing says so. */
function takeSide(clause: Clause): LightSide | undefined {
  const place = takePosition(clause);
  if (!place) return undefined;
  takeWords(clause, 'from', 'comes', 'coming', 'falling', 'shining', 'upper', 'above');
  if (place.horizontal !== 'centre') return place.horizontal;
  return place.vertical === 'top' ? 'top' : undefined;
}

/** A soft key light on the subject, and the background darker unless only the subject is to be brighter. */
export const portraitLight = defineOperation({
  op: 'portraitLight',
  label: 'Portrait light',
  example: 'Add portrait light',
  related: ['Blur the background', 'Give it golden-hour light', 'Make it cinematic'],
  stage: 'subject',
  order: 10,
  touches: ['brightness'],
  usesSubject: true,
  words: [
    [
      'portrait light|portrait lighting|portrait lights|studio light|studio lighting|studio lights|stage light|stage lighting|relight|relighting|relit|key light|soft light on subject|soft light on her face|soft light on his face|soft light on face|spotlight|spotlight on|spot light|softbox|soft box|flattering light|flattering lighting|soft lighting|soft flattering light|soft flattering lighting|beauty light|beauty lighting|rembrandt light|rembrandt lighting|dramatic light|dramatic lighting|dramatic portrait|lighting like studio|lighting look like studio|lighting look like professional studio|light like studio|professional lighting|professional light|better lighting|better light|nicer lighting|nice lighting|good lighting|beautiful lighting|proper lighting|fix lighting|contour light|directional light|side light|side lighting|flash light on',
      {},
    ],
    [
      'light on subject|light on face|light on her face|light on his face|light on my face|light up subject|light up person|light up face|brighten face|brighten up face|lighten face|lighten up face|brighter face|face brighter|face lighter|face too dark|face is too dark|faces too dark|faces are too dark|face in shadow|face is in shadow|faces in shadow|faces are in shadow|brighten faces|lighten faces|brighten up faces|light up him|light up her|light up me',
      { ground: 'kept' },
    ],
  ],
  read: (clause, { ground }: Pick<Params, 'ground'>): Params => {
    const percent = Math.min(100, Math.max(1, takePercent(clause, LEVELS)));
    const side = takeSide(clause);
    takeWords(
      clause,
      ...[
        'portrait',
        'light',
        'lighting',
        'subject',
        'person',
        'face',
        'on',
        'him',
        'her',
        'me',
        'it',
        'them',
        'effect',
        'studio',
        'professional',
      ],
    );
    return { percent, ...(side && { side }), ...(ground && { ground }) };
  },
  schema: z.object({
    percent: numberBetween(0, 100),
    side: z.enum(['left', 'right', 'top']).optional(),
    ground: z.enum(['kept']).optional(),
  }),
  chip: ({ percent, side }) => `Portrait light ${inPercent(percent)}${side ? `: ${side}` : ''}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  describe: ({ side, ground }: Params) =>
    `${ground ? 'brightened' : 'lit'} the subject with a soft light${side ? ` from ${side === 'top' ? 'above' : `the ${side}`}` : ''}`,
  passes: ({ percent, side, ground }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const mask = await context.subject();
        await context.checkpoint('Setting the light', 0.6);
        return relight(pixels, mask, { amount: percent / 100, side, ground }, context.checkpoint);
      },
    },
  ],
});
