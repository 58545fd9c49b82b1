import { expect, it } from 'vitest';
import { guidedModel } from './guided-filter.ts';

const [width, height] = [30, 20];

it('explains a plane that is a mix of the colours by that mix, up to the sides', async () => {
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, i) => (i * i * 7 + i * 13) % 256,
  );
  const plane = Float32Array.from(
    { length: width * height },
    (_, p) =>
      (0.5 * (data[p * 3] as number) +
        0.25 * (data[p * 3 + 1] as number) -
        0.5 * (data[p * 3 + 2] as number)) /
        255 +
      0.1,
  );
  const guide = { data, width, height, channels: 3 as const };
  const model = await guidedModel(guide, plane, 3, 1e-9, async () => {});
  for (const p of [0, width - 1, 7 * width + 11, width * height - 1]) {
    expect(model.red[p]).toBeCloseTo(0.5, 3);
    expect(model.green[p]).toBeCloseTo(0.25, 3);
    expect(model.blue[p]).toBeCloseTo(-0.5, 3);
    expect(model.offset[p]).toBeCloseTo(0.1, 3);
  }
});
