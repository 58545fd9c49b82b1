import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { evenGround } from './even-ground.ts';

it('lets a wall go on with its own colour beside something else that touches the hole', async () => {
  const [width, height] = [80, 60];
  const hole = new Uint8Array(width * height);
  const colours = new Float32Array(width * height * 3);
  for (let p = 0; p < hole.length; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    if (x >= 25 && x < 50 && y >= 18 && y < 42) hole[p] = 1;
    else
      colours.fill(
        x < 50 ? 200 : 20 + 70 * (Math.floor(y / 7) % 2) + 15 * (Math.floor(x / 2) % 2),
        p * 3,
        p * 3 + 3,
      );
  }
  const nothing = { barred: new Uint8Array(hole.length), texture: new Float32Array(0) };
  const layer = { colours, hole, ...nothing, width, height };
  const { smooth = [] } = (await evenGround(layer, async () => {})) ?? {};
  for (const x of [30, 38, 47])
    expect(Math.abs((smooth[(30 * width + x) * 3] as number) - 200)).toBeLessThan(15);
});

it('lets a sky go on with its slope into a corner of the picture, where it has no rim', async () => {
  const [width, height] = [80, 60];
  const sky = (p: number) => 90 + 2 * Math.floor(p / width) + 0.3 * (p % width);
  const hole = new Uint8Array(width * height);
  const colours = new Float32Array(width * height * 3);
  for (let p = 0; p < hole.length; p++) {
    if (p % width < 30 && Math.floor(p / width) < 28) hole[p] = 1;
    else colours.fill(sky(p), p * 3, p * 3 + 3);
  }
  const nothing = { barred: new Uint8Array(hole.length), texture: new Float32Array(0) };
  const layer = { colours, hole, ...nothing, width, height };
  const { smooth = [] } = (await evenGround(layer, async () => {})) ?? {};
  for (const p of [0, 15, 14 * width, 14 * width + 15])
    expect(Math.abs((smooth[p * 3] as number) - sky(p))).toBeLessThan(5);
});

it('finds no even ground in a meadow', async () => {
  const [width, height] = [80, 60];
  const random = randomFrom(1);
  const hole = new Uint8Array(width * height);
  const colours = new Float32Array(width * height * 3);
  for (let p = 0; p < hole.length; p++) {
    if (p % width > 30 && p % width < 50 && p > 20 * width && p < 40 * width) hole[p] = 1;
    else colours.fill(255 * random(), p * 3, p * 3 + 3);
  }
  const nothing = { barred: new Uint8Array(hole.length), texture: new Float32Array(0) };
  const layer = { colours, hole, ...nothing, width, height };
  expect(await evenGround(layer, async () => {})).toBeNull();
});
