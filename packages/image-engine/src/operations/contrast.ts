import { z } from 'zod';
import { takeSignedPercent } from '../grammar/words/intensity.ts';
import { applyCurves, type Curve, curveThrough } from '../picture/curves.ts';
import type { PixelPass } from '../picture/picture.ts';
import { defineOperation, strength } from './operation.ts';
import { numberBetween, signed } from './params.ts';

const LEVELS = { little: 8, usual: 18, much: 35, most: 60 };

/** Steeper in the middle and rounded towards black and white, so that nothing clips; or flatter all along. */
function contrastCurve(amount: number): Curve {
  if (amount < 0)
    return Uint8Array.from({ length: 256 }, (_, v) =>
      Math.round(127.5 + (v - 127.5) * (1 + amount)),
    );
  const bend = Math.min(0.21, amount * 0.25);
  return curveThrough([
    [0, 0],
    [0.25, 0.25 - bend],
    [0.5, 0.5],
    [0.75, 0.75 + bend],
    [1, 1],
  ]);
}

/** More or less difference between light and dark, about mid-grey. */
export const contrast = defineOperation({
  op: 'contrast',
  label: 'Contrast',
  example: 'Add more contrast',
  related: ['Make the colours stronger', 'Make it brighter', 'Make it black and white'],
  stage: 'tone',
  order: 40,
  touches: ['contrast'],
  words: [
    [
      'too flat|s curve|add s curve|lower blacks|bring down blacks|darken blacks|drop blacks|not enough contrast|too little contrast|more contrast|brighter whites|whiter whites|brighten whites|boost whites|some punch|more punch|add punch|add some punch|give punch|a bit of punch|extra punch|a punch|deep blacks|deeper blacks|rich blacks|richer blacks|blacker blacks|add contrast|add more contrast|increase contrast|boost contrast|raise contrast|higher contrast|high contrast|stronger contrast|turn up contrast|up contrast|contrast up|contrasty|more contrasty|punchy|punchier|enhance contrast|improve contrast|better contrast|pump up contrast|bump contrast|bump up contrast|crank up contrast',
      { direction: 1 },
    ],
    [
      'less contrast|lift blacks|lifted blacks|raise blacks|milky blacks|faded blacks|fade blacks|fade shadows|soften blacks|bring up blacks|lighten blacks|boost blacks|matte blacks|reduce contrast|lower contrast|low contrast|decrease contrast|soften contrast|softer contrast|soft contrast|gentle contrast|turn down contrast|weaker contrast|drop contrast|flat look|flatter|flatten|contrast down|less contrasty|less punchy|too punchy|too contrasty|too much contrast',
      { direction: -1 },
    ],
    ['contrast', { direction: 0 }],
  ],
  read: (clause, hint: { direction: number }) => {
    return {
      percent: Math.max(-90, Math.min(200, takeSignedPercent(clause, hint.direction, LEVELS))),
    };
  },
  schema: z.object({ percent: numberBetween(-90, 200) }),
  chip: ({ percent }) => `Contrast ${signed(percent)}`,
  dial: { key: 'percent', min: -90, max: 200, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) => {
    const word = strength(Math.abs(percent), LEVELS)
      .trim()
      .replace(/(?:very )?much/, 'a lot');
    return `${percent < 0 ? 'lowered' : 'raised'} the contrast ${word.endsWith('%') ? `by ${word}` : word}`.trim();
  },
  passes: ({ percent }) => {
    if (percent === 0) return [];
    const curve = contrastCurve(percent / 100);
    const bend: PixelPass['run'] = (pixels, { checkpoint }) =>
      applyCurves(pixels, [curve, curve, curve], checkpoint);
    return [{ kind: 'pixels', run: bend }];
  },
});
