import { expect } from 'vitest';
import type { PlanStep } from '../../operations/registry.ts';
import { stepsOf } from './written-plan.ts';

/** A colour goes by its name, a place by its parts, and several things by theirs with a plus between them. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value ? String(value.name) : Object.values(value).join(' ');
}

/** Expects the steps that are written as "op(key=value) op@part", and of their parameters those that are written. */
export function expectPlan(plan: readonly PlanStep[], wanted: string): void {
  const steps = stepsOf(wanted);
  expect(plan.map(({ op, on }) => ({ op, ...(on ? { on } : {}) }))).toEqual(
    steps.map(({ params: _, ...step }) => step),
  );
  for (const [i, { params }] of steps.entries()) {
    const is = Object(plan[i]?.params);
    for (const [key, value] of params) expect(said(is[key]), key).toBe(value);
  }
}
