import { expect, it } from 'vitest';
import { apply, at, drawn, said } from '../testing/pictures.ts';

const corner = drawn(40, 30, (x, y) => (x < 10 && y < 10 ? [255, 0, 0] : [20, 40, 60]));
const turned = (degrees: number) => apply(corner, { op: 'rotate', params: { degrees } });

it.each([
  [90, 30, 40, 25, 5],
  [180, 40, 30, 35, 25],
  [270, 30, 40, 5, 35],
])(
  'by %d° gives %d × %d and takes the upper left corner to (%d, %d)',
  async (degrees, width, height, x, y) => {
    const result = await turned(degrees);
    expect([result.width, result.height]).toEqual([width, height]);
    expect(at(result, x, y)).toEqual([255, 0, 0]);
  },
);

it('makes room for a slanted picture and fills the corners with white', async () => {
  const result = await turned(30);
  expect(result.width).toBeGreaterThan(40);
  expect(at(result, 0, 0)).toEqual([255, 255, 255]);
});

it('names the turn by its shorter way', () => {
  expect(said({ op: 'rotate', params: { degrees: 270 } })).toBe('rotated it 90° to the left');
  expect(said({ op: 'rotate', params: { degrees: 45 } })).toBe('rotated it 45° to the right');
});
