import { expect, it } from 'vitest';
import { labelPlaces } from './dimensions.ts';

const line = (words: string, from: [number, number], to: [number, number]) => ({ words, from, to });

it('labels stand on their lines, where there is room', () => {
  const lines = [
    line('34 mm', [0, 100], [100, 110]),
    line('80 mm', [0, 100], [0, 0]),
    line('25.5 mm', [100, 110], [200, 100]),
  ];
  expect(labelPlaces(lines)).toEqual([
    [50, 105],
    [0, 50],
    [150, 105],
  ]);
});

it('those of width and depth keep apart on a small screen, each on its side', () => {
  const lines = [
    line('25.5 mm', [60, 100], [80, 110]),
    line('80 mm', [40, 100], [40, 0]),
    line('34 mm', [40, 100], [60, 110]),
  ];
  const [width, height, depth] = labelPlaces(lines);
  expect(height).toEqual([40, 50]);
  // Twelve characters of 7 px, half of them, and 6 px between.
  expect((width?.[0] ?? 0) - (depth?.[0] ?? 0)).toBe(48);
});
