import type { DescribedPlanStep } from '@nano-banana/client-sdk';
import { expect, test } from 'vitest';
import {
  dialValue,
  isChanged,
  plannedSteps,
  unchangedPlan,
  withRemoved,
  withValue,
} from './plan-draft.ts';

const dial = { key: 'percent', min: -100, max: 100, step: 5 };
const warmth: DescribedPlanStep = {
  op: 'warmth',
  params: { percent: 20 },
  label: 'Warmth +20',
  dial,
};
const grey: DescribedPlanStep = {
  op: 'grayscale',
  params: {},
  on: 'background',
  label: 'Black and white',
};
const plan = [warmth, grey];

test('an unchanged plan is sent as it was, without its labels', () => {
  expect(isChanged(unchangedPlan)).toBe(false);
  expect(plannedSteps(plan, unchangedPlan)).toEqual([
    { op: 'warmth', params: { percent: 20 } },
    { op: 'grayscale', params: {}, on: 'background' },
  ]);
});

test('a removed step is left out, and can be put back', () => {
  const draft = withRemoved(unchangedPlan, 0, true);
  expect(plannedSteps(plan, draft).map(({ op }) => op)).toEqual(['grayscale']);
  expect(isChanged(withRemoved(draft, 0, false))).toBe(false);
});

test('a turned dial changes its parameter, and turned back is no change', () => {
  const draft = withValue(unchangedPlan, warmth, 0, 35);
  expect(dialValue(warmth, 0, draft)).toBe(35);
  expect(plannedSteps(plan, draft)[0]).toEqual({ op: 'warmth', params: { percent: 35 } });
  expect(isChanged(withValue(draft, warmth, 0, 20))).toBe(false);
});
