import { expect, it } from 'vitest';
import { apply, at, drawn, type Triple } from '../testing/pictures.ts';

const glowing = (pixels: ReturnType<typeof drawn>, percent = 70) =>
  apply(pixels, { op: 'softGlow', params: { percent } });

const grey = (value: number): Triple => [value, value, value];

/** A white lamp on a dark wall. */
const lamp = () => drawn(240, 60, (x) => grey(x < 60 ? 250 : 40));

it('lets light spill over what is around it, the less the farther away that is', async () => {
  const result = await glowing(lamp());
  // Values are dithered: the mean of a column tells.
  const column = (x: number) =>
    Array.from({ length: 60 }, (_, y) => at(result, x, y)[1]).reduce((sum, v) => sum + v, 0) / 60;
  expect(column(62)).toBeGreaterThan(column(66) + 5);
  expect(column(66)).toBeGreaterThan(column(200) + 1);
});

it('keeps edges where they are: most of a step is still one from a pixel to the next', async () => {
  const result = await glowing(drawn(120, 80, (x) => grey(x < 60 ? 60 : 180)));
  expect(at(result, 60, 40)[1] - at(result, 59, 40)[1]).toBeGreaterThan(0.55 * 120);
});

it('gives no colour to what has none', async () => {
  const result = await glowing(lamp());
  for (const x of [10, 62, 200]) {
    const [r, g, b] = at(result, x, 40);
    expect([g - r, b - r]).toEqual([0, 0]);
  }
});

it('keeps the shapes of a picture that is light all over', async () => {
  const result = await glowing(drawn(96, 64, (x) => grey(x % 32 < 16 ? 236 : 196)));
  expect(at(result, 8, 20)[1] - at(result, 24, 20)[1]).toBeGreaterThan(20);
});

it('takes no light from what is transparent', async () => {
  const colours = drawn(64, 64, () => [90, 120, 150]);
  const cutOut = (hidden: number) => {
    const data = new Uint8Array(64 * 64 * 4);
    for (let p = 0; p < 64 * 64; p++) {
      const isSeen = p % 64 < 32;
      data.set(isSeen ? colours.data.subarray(3 * p, 3 * p + 3) : [hidden, hidden, hidden], 4 * p);
      data[4 * p + 3] = isSeen ? 255 : 0;
    }
    return glowing({ data, width: 64, height: 64, channels: 4 });
  };
  const [black, white] = [await cutOut(0), await cutOut(255)];
  for (const x of [4, 20, 31]) expect(at(black, x, 32)).toEqual(at(white, x, 32));
});
