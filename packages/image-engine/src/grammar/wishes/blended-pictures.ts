import type { PlanStep } from '../../operations/registry.ts';
import type { Token } from '../words/tokens.ts';

/** From as many pictures on, "blend them" leaves none of them out. */
const MANY = 3;
const ALL = /^(these|those|them|all|together|pictures|photos|images|pics)$/;
/** Say which of them are meant. */
const SOME =
  /^(two|both|pair|first|second|third|fourth|fifth|last|other|another|each|one|half|with|into|over|onto)$/;
/** The same in the visitor's own words, of which a phrase in another language leaves some out. */
const TWO = /\b(?:dos|deux|beiden?|zwei|ambas?|ambos)\b/i;

/** "Blend these together", of three pictures or more: all of them, though no number is said. */
export function withAllBlended(
  step: PlanStep,
  tokens: readonly Token[],
  imageCount: number,
): PlanStep {
  if (step.op !== 'doubleExposure' || step.params.form !== 'dissolve' || imageCount < MANY)
    return step;
  const isSome = tokens.some(
    ({ kind, text, raw, unit }) =>
      SOME.test(text) || TWO.test(raw) || (kind === 'number' && unit !== 'percent'),
  );
  if (isSome || !tokens.some(({ text }) => ALL.test(text))) return step;
  return { ...step, params: { ...step.params, form: 'dissolveAll', first: 0, other: 1 } };
}
