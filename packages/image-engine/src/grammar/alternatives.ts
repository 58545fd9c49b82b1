import { operationOf, type PlanStep } from '../operations/registry.ts';
import { sideBySide } from '../operations/side-by-side.ts';

const ALWAYS_GOOD = [
  'Make it black and white',
  'Make it warmer',
  'Crop it to a square',
  'Add a white border',
];

/** Three or more wishes near the refused ones, that the plan does not hold already. */
export function alternativesTo(
  near: readonly string[],
  plan: readonly PlanStep[],
  imageCount: number,
): string[] {
  const done = new Set(plan.map((step) => operationOf(step).example));
  const offered = [...new Set([...near, ...ALWAYS_GOOD])].filter(
    (wish) => !done.has(wish) && (imageCount > 1 || wish !== sideBySide.example),
  );
  return offered.slice(0, 3);
}
