import { type PlanStep, picturesFor } from '../../operations/registry.ts';
import type { Outcome } from './outcomes.ts';
import type { Refused } from './reading.ts';
import { type SaidStep, says } from './said-step.ts';

/** Whether a step lays pictures out beside each other that did not come along. */
const lacksPictures = (outcomes: readonly Outcome[], imageCount: number): boolean =>
  outcomes.some(({ steps }) =>
    steps.some(({ step }) => step.op === 'sideBySide' && picturesFor(step) > imageCount),
  );

const sideOf = ({ op, params }: PlanStep) =>
  op === 'text' && params.position.vertical !== 'middle' ? params.position.horizontal : 'centre';

/** "Before and after, labelled", of one picture: without the other there is nothing to label. */
export function withoutLabelsOfMissing(
  said: readonly SaidStep[],
  outcomes: readonly Outcome[],
  imageCount: number,
): SaidStep[] {
  const sides = said.map(({ step }) => sideOf(step));
  const isPair = sides.includes('left') && sides.includes('right');
  if (!isPair || !lacksPictures(outcomes, imageCount)) return [...said];
  return said.filter(({ step }) => sideOf(step) === 'centre');
}

/** "Put the second picture in the corner with a white border": the border of what is not put there; null for others. */
export function borderOfRefused(
  step: PlanStep,
  outcome: Outcome,
  before: Outcome | undefined,
  refused: readonly Refused[],
): Refused | null {
  if (step.op !== 'frame' || outcome.segment.joint !== 'with' || !before) return null;
  const { tokens } = before.segment;
  if (before.steps.length > 0 || !says(tokens, /^(second|third|other|2)$/)) return null;
  return refused.find((each) => each.tokens[0] === tokens[0]) ?? null;
}
