import type { PlanStep } from '../operations/registry.ts';
import type { Token } from './tokens.ts';

/** A step, and the words of the clause that asks for it. */
export interface SaidStep {
  step: PlanStep;
  tokens: readonly Token[];
  /** The word or sign before the clause. */
  joint: string;
}

/** Whether one of the words is such a one. */
export const says = (tokens: readonly Token[], test: RegExp): boolean =>
  tokens.some(({ text }) => test.test(text));
