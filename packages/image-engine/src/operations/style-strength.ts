import { z } from 'zod';
import { type Clause, takeNumber } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { denoised } from '../light/denoise.ts';
import { noiseLevel } from '../light/noise-level.ts';
import { opaqueOf } from '../picture/opaque.ts';
import type { MeasuredPass, PassContext } from '../picture/picture.ts';
import type { StageWords } from '../picture/stages.ts';
import { atWorkingSize, type OpaquePixels } from '../picture/working-size.ts';
import type { Pause } from '../style/pause.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import type { Dial } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

/** How strongly a style is applied. */
export interface StyleStrength {
  /** 1 to 100; 0 asks for nothing. */
  percent: number;
}

const LEVELS = { little: 30, usual: 60, much: 80, most: 100 };

export const styleStrengthSchema = z.object({ percent: numberBetween(0, 100) });

export const styleStrengthDial: Dial = { key: 'percent', min: 5, max: 100, step: 5 };

/** The strength that a clause asks for. */
export function takeStyleStrength(clause: Clause): number {
  const said = takeNumber(clause, 'percent');
  const level = takeIntensity(clause);
  return said === null ? LEVELS[level] : Math.min(100, Math.abs(said));
}

/** The style's name, with its strength where that is not the usual one. */
export function styleChip(name: string, percent: number): string {
  return percent === LEVELS.usual ? name : `${name} ${inPercent(percent)}`;
}

/**
 * Longer edge at which styles are worked out, px. On larger pictures lines, dots and strokes would be
 * finer than the eye sees when the whole picture is looked at.
 */
const STYLE_EDGE = 1400;

/** Grain, levels, from which on a style would draw it: it is taken away before. */
const DRAWN = 5;

async function withoutNoise(pixels: OpaquePixels, context: PassContext): Promise<void> {
  const luma = lumaPlaneOf(pixels);
  if (noiseLevel({ ...luma, data: luma.data.map((value) => value * 255) }) < DRAWN) return;
  await denoised(pixels, 1, { ...context, checkpoint: () => context.checkpoint() });
}

/**
 * A style as a step: worked out at its size, with progress; null when it changes nothing.
 *
 * @param flows its colours run over edges: none may come from what is transparent
 */
export function stylePass(
  stage: StageWords,
  paint: (pixels: OpaquePixels, pause: Pause) => Promise<OpaquePixels>,
  flows = false,
): MeasuredPass {
  return {
    kind: 'measured',
    run: async (pixels, context) => {
      const pause: Pause = (share) =>
        share === undefined ? context.checkpoint() : context.checkpoint(stage, share);
      let isSame = false;
      const isCut = flows && pixels.channels === 4;
      const result = await atWorkingSize(pixels, STYLE_EDGE, async (seen) => {
        const small = isCut ? await opaqueOf(pixels, STYLE_EDGE) : seen;
        const before = small.data.slice();
        await withoutNoise(small, context);
        const painted = await paint(small, pause);
        isSame = Buffer.compare(before, painted.data) === 0;
        return painted;
      });
      return isSame ? null : result;
    },
  };
}
