import type { PlanStep } from '@nano-banana/image-engine';
import { type ParsedPrompt, parsePrompt } from '@nano-banana/image-engine/grammar';
import { limits } from '../../../limits.ts';

/** Readings that are remembered, at most. */
const most = 300;

const known = new Map<string, ParsedPrompt>();

/**
 * Reads a prompt as the embedded image engine does. Reading takes up to some milliseconds, and a
 * rewrite looks at the same words several times: the latest readings are remembered. It is not known
 * yet how many pictures there will be: as many as a wish may need.
 */
export function readPrompt(prompt: string): ParsedPrompt {
  const parsed = known.get(prompt) ?? parsePrompt(prompt, { imageCount: limits.maxImages });
  // The newest stand last.
  known.delete(prompt);
  known.set(prompt, parsed);
  const [oldest = prompt] = known.keys();
  if (known.size > most) known.delete(oldest);
  return parsed;
}

/** Whether the embedded image engine does something for the prompt, and leaves nothing out. */
export function isCarriedOut(prompt: string): boolean {
  const { plan, refused } = readPrompt(prompt);
  return plan.length > 0 && refused.length === 0;
}

const textOf = (step: PlanStep) => JSON.stringify(step);

/** The steps of a plan that are not in another, parameters included. */
export function stepsBeside(plan: readonly PlanStep[], other: readonly PlanStep[]): PlanStep[] {
  const others = new Set(other.map(textOf));
  return plan.filter((step) => !others.has(textOf(step)));
}

/** Whether two plans do the same. */
export function isSamePlan(one: readonly PlanStep[], other: readonly PlanStep[]): boolean {
  return one.length === other.length && stepsBeside(one, other).length === 0;
}
