import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';

it('makes what is around the subject transparent and leaves the subject’s pixels as they are', async () => {
  const before = disc();
  const after = await applyToMarked(before, { op: 'removeBackground', params: {} });
  expect(after.channels).toBe(4);
  const alpha = (x: number, y: number) => after.data[(y * after.width + x) * 4 + 3] as number;
  expect([alpha(2, 2), alpha(117, 87), alpha(60, 45)]).toEqual([0, 0, 255]);
  let opaque = 0;
  for (let p = 0; p < after.width * after.height; p++) {
    if (after.data[p * 4 + 3] !== 255) continue;
    opaque += 1;
    expect(after.data.subarray(p * 4, p * 4 + 3)).toEqual(before.data.subarray(p * 3, p * 3 + 3));
  }
  expect(opaque).toBeGreaterThan(1000);
});
