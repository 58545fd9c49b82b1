import { expect } from 'vitest';
import type { PlanStep } from '../../operations/registry.ts';

const STEP = /(\w+)(?:@(\w+))?(?:\(([^)]*)\))?(?: |$)/g;

/** Steps of "op(key=value,key=value) op@part". */
function expected(plan: string): { op: string; on?: string; params: [string, string][] }[] {
  return [...plan.matchAll(STEP)].map(([, op = '', on, args]) => ({
    op,
    ...(on ? { on } : {}),
    params: (args ? args.split(',') : []).map((arg) => arg.split('=') as [string, string]),
  }));
}

/** Expects the steps that are written as "op(key=value) op@part"; a colour goes by its name. */
export function expectPlan(plan: readonly PlanStep[], wanted: string): void {
  const steps = expected(wanted);
  expect(plan.map(({ op, on }) => ({ op, ...(on ? { on } : {}) }))).toEqual(
    steps.map(({ params: _, ...step }) => step),
  );
  for (const [i, { params }] of steps.entries()) {
    for (const [key, value] of params) {
      const is = Object(plan[i]?.params)[key];
      expect(String(is?.name ?? is)).toBe(value);
    }
  }
}
