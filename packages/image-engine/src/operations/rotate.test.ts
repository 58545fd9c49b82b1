import { expect, it } from 'vitest';
import { apply, at, drawn, edited, said } from '../testing/pictures.ts';

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

it.each([
  'rotate 8 degrees left, crop the edges',
  'rotate 8 degrees left, square crop',
  'rotate 8 degrees left, black border',
])('leaves no empty corners: %s', async (prompt) => {
  const { data, channels } = await edited(
    drawn(90, 60, (x) => [x / 2, 40, 60]),
    prompt,
  );
  expect(channels).toBe(3);
  expect(data.every((value) => value < 80)).toBe(true);
});

it('leaves no wedges where it only leans', async () => {
  const dark = drawn(90, 60, (x) => [x / 2, 40, 60]);
  const { data, width, height } = await edited(dark, 'tilt it a little to the left');
  expect([width, height]).toEqual([90, 60]);
  expect(data.every((value) => value < 80)).toBe(true);
});

it('tilts a card as a whole', async () => {
  const { data, width, height, channels } = await edited(
    drawn(90, 60, () => [20, 40, 60]),
    'polaroid, rotate it 10 degrees',
  );
  const pixel = (x: number, y: number) => [...data.slice((y * width + x) * 4).slice(0, 4)];
  expect([channels, pixel(0, 0)[3], pixel(width - 1, height - 1)[3]]).toEqual([4, 0, 0]);
  // Beside the picture the card is as white at the top as at the bottom of its slanted side.
  const left = (y: number) => [...Array(width).keys()].find((x) => pixel(x, y)[3] === 255) ?? 0;
  const [upper, lower] = [Math.round(height * 0.3), Math.round(height * 0.7)];
  expect(left(upper)).not.toBe(left(lower));
  for (const y of [upper, lower]) expect(pixel(left(y) + 1, y)[0]).toBeGreaterThan(230);
});

it('names the turn by its shorter way', () => {
  expect(said({ op: 'rotate', params: { degrees: 270 } })).toBe('rotated it 90° to the left');
  expect(said({ op: 'rotate', params: { degrees: 45 } })).toBe('rotated it 45° to the right');
});
