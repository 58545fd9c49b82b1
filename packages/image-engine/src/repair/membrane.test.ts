import { expect, it } from 'vitest';
import { membrane } from './membrane.ts';

it('goes evenly from one side of a hole to the other, however wide it is', async () => {
  const [width, height] = [160, 120];
  const colours = new Float32Array(width * height * 3);
  const hole = new Uint8Array(width * height);
  for (let p = 0; p < hole.length; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    if (x > 30 && x < 121 && y > 24 && y < 93) hole[p] = 1;
    else colours.set([100, x, y], p * 3);
  }
  const bare = { barred: new Uint8Array(hole.length), texture: new Float32Array(hole.length * 2) };
  const filled = await membrane({ colours, hole, ...bare, width, height }, async () => {});
  for (const [x, y] of [
    [31, 25],
    [76, 60],
    [110, 40],
  ] as const) {
    const [r, g, b] = filled.subarray((y * width + x) * 3);
    expect(Math.abs((r ?? 0) - 100)).toBeLessThan(3);
    expect(Math.abs((g ?? 0) - x)).toBeLessThan(3);
    expect(Math.abs((b ?? 0) - y)).toBeLessThan(3);
  }
});
