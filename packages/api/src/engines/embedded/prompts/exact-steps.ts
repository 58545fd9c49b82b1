import { natureOf, type PlanStep } from '@nano-banana/image-engine';

/** Steps of which it is true whatever their parameters are. */
const exact = new Set<PlanStep['op']>([
  'removeBackground',
  'sticker',
  'invert',
  'erase',
  'redEye',
  'denoise',
  'sharpen',
  'upscale',
  'restore',
  'whiteBalance',
  'recolour',
]);

/** Whether a step is done when it is done: no other look belongs to it. */
export function isExact(step: PlanStep): boolean {
  const { stage } = natureOf(step);
  return (
    exact.has(step.op) ||
    step.on !== undefined ||
    stage === 'geometry' ||
    stage === 'text' ||
    stage === 'frame'
  );
}
