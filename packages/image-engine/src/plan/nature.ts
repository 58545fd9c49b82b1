import type { Stage, Trait } from '../operations/operation.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';

/** What kind of change a step is, for who has to write about it. */
export interface StepNature {
  stage: Stage;
  /** Qualities of the picture that it changes. */
  touches: readonly Trait[];
  /** It is about the subject or the background. */
  namesPart: boolean;
}

/** @throws RangeError when there is no operation of that name. */
export function natureOf(step: { op: string; on?: PlanStep['on'] }): StepNature {
  const { stage, touches, usesSubject = false } = operationOf(step);
  return { stage, touches, namesPart: usesSubject || step.on !== undefined };
}
