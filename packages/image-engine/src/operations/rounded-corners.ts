import { z } from 'zod';
import type { FrameParams } from '../frames/frame-passes.ts';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import type { Size } from '../picture/picture.ts';
import { roundCorners } from '../picture/round-corners.ts';
import { defineOperation } from './operation.ts';
import { numberBetween } from './params.ts';

const SHARES = { little: 0.03, usual: 0.07, much: 0.14, most: 0.25 };

export interface Rounding {
  /** Radius as a share of the shorter side, 0 to 0.5. */
  share: number;
  /** Radius in px, when it was said. */
  px?: number;
}

/** Radius in such a picture, as a share of its shorter side. */
export const roundingOf = ({ share, px }: Rounding, { width, height }: Size): number =>
  px === undefined ? share : Math.min(0.5, px / Math.min(width, height));

/** Rounded corners: transparent, or of the colour that a frame has around them. */
export const roundedCorners = defineOperation({
  op: 'roundedCorners',
  label: 'Rounded corners',
  example: 'Round the corners',
  related: ['Add a rounded white border', 'Add a white border', 'Crop it to a square'],
  stage: 'frame',
  order: 10,
  touches: ['shape'],
  words: [
    [
      'rounded corners|rounded photo|rounded picture|rounded image|rounded pic|corners round|corners rounded|corners rounder|corners curved|round corners|rounded edges|round edges|rounded corner|round off corners|rounding corners|curved corners|round off edges|round corners off|round edges off|soften corners|corner radius|radius on corners|radius corners|corners with radius|radius to corners|corners radius|border radius',
      {},
    ],
  ],
  read: (clause): Rounding => {
    const percent = takeNumber(clause, 'percent');
    const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
    const level = takeIntensity(clause);
    takeWords(clause, 'transparent', 'radius', 'radius of', 'corner', 'corners', 'rounded');
    if (px !== null) return { share: SHARES.usual, px: Math.abs(Math.round(px)) };
    return { share: percent === null ? SHARES[level] : Math.min(50, Math.abs(percent)) / 100 };
  },
  schema: z.object({ share: numberBetween(0, 0.5), px: numberBetween(0, 8192).optional() }),
  chip: ({ px }) => (px === undefined ? 'Rounded corners' : `Rounded corners ${px} px`),
  dial: { key: 'share', min: 0.01, max: 0.5, step: 0.01 },
  describe: ({ px }: Rounding) => `rounded the corners${px === undefined ? '' : ` by ${px} px`}`,
  passes: (params: Rounding, size, _all, _places, plan = []) => {
    const frame = plan.find(({ op }) => op === 'frame')?.params as FrameParams | undefined;
    const around = frame?.colour.rgb ?? null;
    const part = roundingOf(params, size);
    return [{ kind: 'pixels', run: (pixels) => roundCorners(pixels, part, around) }];
  },
});
