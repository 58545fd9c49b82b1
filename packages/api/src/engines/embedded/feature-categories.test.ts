import { parsePrompt } from '@nano-banana/image-engine';
import { expect, test } from 'vitest';
import { featureCategories } from './feature-categories.ts';

const prompts = featureCategories.flatMap(({ suggestions }) => suggestions);

test('there are four categories with three suggestions each, all different', () => {
  expect(featureCategories.map(({ id }) => id)).toEqual([
    'character',
    'tryOn',
    'creative',
    'style',
  ]);
  expect(new Set(prompts).size).toBe(12);
});

test.each(prompts)('the engine carries out the whole suggestion: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});
