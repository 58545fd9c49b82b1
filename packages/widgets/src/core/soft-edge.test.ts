import { expect, test } from 'vitest';
import { soften } from './soft-edge.ts';

/** A mask of one row for each text: "#" is painted. */
function softened(feather: number, ...rows: string[]): number[][] {
  const width = rows[0]?.length ?? 0;
  const painted = [...rows.join('')].map((sign) => (sign === '#' ? 255 : 0));
  const values = Uint8ClampedArray.from(painted);
  soften({ values, width, height: rows.length }, feather);
  return rows.map((_, y) => [...values.slice(y * width, (y + 1) * width)]);
}

test('the mask rises from its border inwards, and nothing outside of it changes', () => {
  const [row = []] = softened(4, '..########');
  expect(row.slice(0, 2)).toEqual([0, 0]);
  expect(row.slice(2, 6)).toEqual([40, 128, 215, 255]);
  expect(row.slice(6)).toEqual([255, 255, 255, 255]);
});

test('the picture’s own edges are no border of what is painted', () => {
  for (const row of softened(3, '####.', '####.', '####.'))
    expect(row.slice(0, 2)).toEqual([255, 255]);
  expect(softened(9, '###', '###')).toEqual([
    [255, 255, 255],
    [255, 255, 255],
  ]);
});

test('goes by the way to the border in any direction', () => {
  const [[corner] = [], , middle = []] = softened(4, '.####', '#####', '#####');
  expect(corner).toBe(0);
  // Two steps across are 8 thirds of a pixel, two straight ones 6.
  expect(middle[2]).toBeGreaterThan(middle[0] ?? 0);
});

test('a hard edge stays hard', () => {
  expect(softened(0, '.##.')).toEqual([[0, 255, 255, 0]]);
});
