import { expect, test } from 'vitest';
import { chanceOfDifference, smallestDifference } from './significance.ts';

test('a hundred more of a thousand are no chance, three more are', () => {
  const control = { visitors: 1000, done: 200 };
  expect(chanceOfDifference(control, { visitors: 1000, done: 300 })).toBeLessThan(0.001);
  expect(chanceOfDifference(control, { visitors: 1000, done: 203 })).toBeGreaterThan(0.8);
});

test('a textbook case comes out as in the tables', () => {
  // 120 of 1,000 against 150 of 1,000: z = 1.9631, and 4.96 % lie beyond it on both sides.
  const chance = chanceOfDifference({ visitors: 1000, done: 120 }, { visitors: 1000, done: 150 });
  expect(chance).toBeCloseTo(0.0496, 3);
});

test('nothing is said where nobody did it', () => {
  expect(chanceOfDifference({ visitors: 500, done: 0 }, { visitors: 500, done: 0 })).toBe(1);
});

test('with 1,000 visitors each, a rate of 20 % must move by 5 points to be seen', () => {
  expect(smallestDifference(0.2, 1000)).toBeCloseTo(0.0501, 3);
  expect(smallestDifference(0.2, 4000)).toBeCloseTo(0.0251, 3);
});
