import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './page-speed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first value is told at once, then the newest after each pause, and nothing twice', () => {
  const told: number[] = [];
  const tell = atMostEvery(2000, (value: number) => told.push(value));
  tell(1);
  tell(2);
  tell(3);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([1, 3]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([1, 3]);
  tell(4);
  expect(told).toEqual([1, 3, 4]);
});
