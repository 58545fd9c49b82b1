import type { DescribedPlanStep, PlanStep } from '@nano-banana/client-sdk';

/** What a visitor changed about a plan: steps by their place in it. */
export interface PlanDraft {
  removed: ReadonlySet<number>;
  values: ReadonlyMap<number, number>;
}

export const unchangedPlan: PlanDraft = { removed: new Set(), values: new Map() };

/** The value of a step's dial, as changed or as it was. */
export function dialValue(step: DescribedPlanStep, index: number, { values }: PlanDraft): number {
  const value = values.get(index) ?? step.dial?.key;
  return typeof value === 'number' ? value : Number(step.params[value ?? '']);
}

export function withRemoved(draft: PlanDraft, index: number, isRemoved: boolean): PlanDraft {
  const removed = new Set(draft.removed);
  if (isRemoved) removed.add(index);
  else removed.delete(index);
  return { ...draft, removed };
}

/** A dial that is back where it was is no change. */
export function withValue(
  draft: PlanDraft,
  step: DescribedPlanStep,
  index: number,
  value: number,
): PlanDraft {
  const values = new Map(draft.values);
  if (value === dialValue(step, index, unchangedPlan)) values.delete(index);
  else values.set(index, value);
  return { ...draft, values };
}

export function isChanged({ removed, values }: PlanDraft): boolean {
  return removed.size > 0 || values.size > 0;
}

/** The steps to send: those that are left, with their new values. */
export function plannedSteps(plan: readonly DescribedPlanStep[], draft: PlanDraft): PlanStep[] {
  return plan.flatMap(({ op, params, on, dial }, index) => {
    if (draft.removed.has(index)) return [];
    const value = draft.values.get(index);
    const changed = dial && value !== undefined ? { ...params, [dial.key]: value } : params;
    return [{ op, params: changed, ...(on && { on }) }];
  });
}
