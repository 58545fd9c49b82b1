import type { PlanStep } from '../../operations/registry.ts';
import type { NamedColour } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** A step, and the words of the clause that asks for it. */
export interface SaidStep {
  step: PlanStep;
  tokens: readonly Token[];
  /** The word or sign before the clause. */
  joint: string;
}

/** The colour that a step puts behind the subject; null for other steps and other backgrounds. */
export function groundColour(step: PlanStep): NamedColour | null {
  return step.op === 'replaceBackground' && step.params.to === 'colour' ? step.params.colour : null;
}

/** Whether one of the words is such a one. */
export const says = (tokens: readonly Token[], test: RegExp): boolean =>
  tokens.some(({ text }) => test.test(text));
