import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { takePosition } from '../grammar/words/position.ts';
import type { Pixels } from '../picture/picture.ts';
import { drawArc, STEPS, spectrum } from '../weather/rainbow-arc.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

interface Params {
  /** An arc across the picture, or the colours spread over all of it. */
  form: 'arc' | 'spread';
  /** 1 to 100. */
  percent: number;
  /** Where the arc's top stands; in the middle when it is left out. */
  side?: 'left' | 'right' | undefined;
}

/** A thing in those colours, and none of them in the sky. */
const THING = /^(flags?|cakes?|hair|hat|shirt|dress|umbrella|balloons?|unicorn|fish|trout|socks)$/;
const LEVELS = { little: 32, usual: 55, much: 75, most: 92 };
/** The spectrum from the upper left to the lower right; the picture's own light and dark stay. */
function spread(pixels: Pixels, amount: number): Pixels {
  const { data, width, height, channels } = pixels;
  const colours = spectrum();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += channels) {
      const t = ((x + 0.5) / width) * 0.72 + ((y + 0.5) / height) * 0.28;
      const at = ((t * (STEPS - 1)) | 0) * 3;
      for (let c = 0; c < 3; c++) {
        const v = (data[i + c] as number) / 255;
        const s = (colours[at + c] as number) / 255;
        // Soft light (W3C Compositing), warmed by a little of the plain colour.
        const soft =
          s <= 0.5 ? v - (1 - 2 * s) * v * (1 - v) : v + (2 * s - 1) * (Math.sqrt(v) - v);
        data[i + c] =
          255 * (v + (soft * 0.72 + s * (0.2 + 0.8 * v) * 0.28 - v) * Math.min(1, amount * 1.5));
      }
    }
  }
  return pixels;
}

/** Rainbow light over the picture. */
export const rainbow = defineOperation({
  op: 'rainbow',
  label: 'Rainbow',
  example: 'Add a rainbow',
  related: ['Lay rainbow colours over it', 'Make the colours stronger', 'Make it a duotone'],
  stage: 'overlay',
  order: 10,
  touches: [],
  words: [
    [
      'rainbow colors|rainbow overlay|rainbow filter|rainbow effect|rainbow gradient|rainbow tint|rainbow tones|rainbow style|rainbow color|rainbow light|rainbow colored|rainbow look|rainbow wash|colors of rainbow|holographic|iridescent|prism|prismatic|pride colors|pride|psychedelic',
      { form: 'spread' as const },
    ],
    ['rainbow|rainbow arc|rainbow across|rainbows', { form: 'arc' as const }],
  ],
  read: (clause, hint: { form: Params['form'] }) => {
    if (THING.test(clause.tokens[clause.to]?.text ?? '')) return null;
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    const side = hint.form === 'arc' ? takePosition(clause)?.horizontal : undefined;
    takeWords(
      clause,
      'sky',
      'in the sky',
      'arc',
      'overlay',
      'colors',
      'gradient',
      'flag',
      'behind',
    );
    return {
      form: hint.form,
      percent: said === null ? LEVELS[level] : Math.min(100, Math.abs(said)),
      ...(side === 'left' || side === 'right' ? { side } : {}),
    };
  },
  schema: z.object({
    form: z.enum(['arc', 'spread']),
    percent: numberBetween(0, 100),
    side: z.enum(['left', 'right']).optional(),
  }),
  chip: ({ form, percent }) =>
    `${form === 'arc' ? 'Rainbow' : 'Rainbow colours'} ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 100, step: 1 },
  scopable: true,
  describe: ({ form, side }: Params) =>
    form === 'arc'
      ? `added a rainbow${side ? ` on the ${side}` : ''}`
      : 'laid rainbow colours over it',
  passes: ({ form, percent, side }: Params) =>
    form === 'arc'
      ? [
          {
            kind: 'measured',
            run: (pixels, context) =>
              drawArc(pixels, { amount: percent / 100, side: side ?? 'centre' }, context),
          },
        ]
      : [{ kind: 'pixels', run: (pixels) => spread(pixels, percent / 100) }],
});
