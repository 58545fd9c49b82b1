import { expect, test } from 'vitest';
import { createRecentTimes } from './recent-times.ts';

test('tells the median and the 90th percentile, in hundredths of a second', () => {
  const times = createRecentTimes();
  for (const seconds of [9, 1.001, 2, 3, 4, 5, 6, 7, 8.126, 10]) times.add(seconds);
  expect(times.timing()).toEqual({ pictures: 10, typicalSeconds: 5, slowSeconds: 9 });
});

test('remembers the last hundred', () => {
  const times = createRecentTimes();
  for (let i = 0; i < 50; i++) times.add(1000);
  for (let i = 0; i < 100; i++) times.add(2);
  expect(times.timing()).toEqual({ pictures: 100, typicalSeconds: 2, slowSeconds: 2 });
});
