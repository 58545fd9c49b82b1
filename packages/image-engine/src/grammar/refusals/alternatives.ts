import { operationOf, type PlanStep } from '../../operations/registry.ts';

const ALWAYS_GOOD = [
  'Make it black and white',
  'Make it warmer',
  'Crop it to a square',
  'Add a white border',
];
const COUNT = 3;

const needsSubject = (steps: readonly PlanStep[]) =>
  steps.some((step) => step.on !== undefined || operationOf(step).usesSubject);

/**
 * Three wishes near the refused ones, that the plan does not hold already and that can be carried
 * out. At least one of them needs no subject, which may be unclear.
 *
 * @param planOf what a wish comes to here; null when anything of it cannot be done
 */
export function alternativesTo(
  near: readonly string[],
  plan: readonly PlanStep[],
  planOf: (wish: string) => readonly PlanStep[] | null,
): string[] {
  const done = new Set(plan.map((step) => step.op));
  const offered: string[] = [];
  let isSafe = false;
  for (const wish of new Set([...near, ...ALWAYS_GOOD])) {
    const steps = planOf(wish);
    if (!steps || steps.length === 0 || steps.every((step) => done.has(step.op))) continue;
    isSafe ||= !needsSubject(steps);
    if (offered.length === COUNT - 1 && !isSafe) continue;
    offered.push(wish);
    if (offered.length === COUNT) break;
  }
  return offered;
}
