import { describe, expect, it } from 'vitest';
import { editPicture } from '../index.ts';
import { textOf } from '../remark.ts';
import { apply, at, drawn, pixelsOf, png, scene } from '../testing/pictures.ts';
import { upscale } from './upscale.ts';

const doubled = (pixels: ReturnType<typeof scene>) =>
  apply(pixels, { op: 'upscale', params: { factor: 2 } });

describe('twice the size', () => {
  const edge = drawn(60, 40, (x, y) => (x + y / 3 < 36 ? [40, 40, 40] : [210, 210, 210]));

  it('has twice the pixels each way', async () => {
    const result = await doubled(scene());
    expect([result.width, result.height]).toEqual([192, 128]);
  });

  it('does not ring: no value beyond those of the picture', async () => {
    const { data } = await doubled(edge);
    let [low, high] = [255, 0];
    for (const value of data) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    expect(low).toBeGreaterThan(25);
    expect(high).toBeLessThan(225);
  });

  it('keeps edges narrow', async () => {
    const result = await doubled(edge);
    const between = Array.from({ length: 120 }, (_, x) => at(result, x, 40)[0]).filter(
      (value) => value > 60 && value < 190,
    );
    expect(between.length).toBeLessThanOrEqual(4);
  });

  it('says that it invents nothing', async () => {
    const { data, message } = await editPicture({
      images: [await png(scene())],
      prompt: 'upscale it 2×',
    });
    expect((await pixelsOf(data)).width).toBe(192);
    expect(message).toContain('invents no detail');
  });
});

it('stays within the largest size and says so', () => {
  const large = { width: 6000, height: 4000 };
  const [pass] = upscale.passes({ factor: 4 }, large, [large]);
  const size = pass && 'size' in pass && pass.size ? pass.size(large) : large;
  expect(size.width * size.height).toBeLessThanOrEqual(40_000_000);
  expect(textOf(upscale.notes?.({ factor: 4 }, large) ?? [])).toContain(
    `${size.width} × ${size.height}`,
  );
  const largest = { width: 8192, height: 1 };
  expect(upscale.passes({ factor: 2 }, largest, [largest])).toEqual([]);
});
