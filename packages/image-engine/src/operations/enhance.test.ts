import { describe, expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { randomFrom } from '../picture/random.ts';
import { deviation } from '../repair/profile.ts';
import { apply, at, drawn, mean, png, scene, type Triple } from '../testing/pictures.ts';

const enhanced = (pixels: ReturnType<typeof drawn>) => apply(pixels, { op: 'enhance', params: {} });
const ramp = (from: number, to: number, tint: Triple = [0, 0, 0]) =>
  drawn(256, 16, (x) => tint.map((t) => from + ((to - from) * x) / 255 + t) as Triple);
const range = (pixels: ReturnType<typeof drawn>) => at(pixels, 255, 8)[1] - at(pixels, 0, 8)[1];

describe('a picture with a fault', () => {
  it('gets more of the range when it is flat', async () => {
    const flat = ramp(70, 170);
    expect(range(await enhanced(flat))).toBeGreaterThan(range(flat) + 25);
  });

  it('gets lighter when it is dark, darker when it is too light', async () => {
    const [dark, light] = [ramp(5, 90), ramp(150, 250)];
    expect(mean(await enhanced(dark))[1]).toBeGreaterThan(mean(dark)[1] + 15);
    expect(mean(await enhanced(light))[1]).toBeLessThan(mean(light)[1] - 10);
  });

  it('loses some of a colour cast, not all', async () => {
    const cast = ramp(20, 210, [16, 0, -16]);
    const [r, , b] = mean(await enhanced(cast));
    expect(r - b).toBeLessThan(28);
    expect(r - b).toBeGreaterThan(0);
  });

  it('keeps the steps of a bright sky apart', async () => {
    const sky = drawn(256, 16, (x) => [150 + x * 0.4, 160 + x * 0.37, 170 + x * 0.33]);
    const result = await enhanced(sky);
    for (let x = 16; x < 256; x += 16)
      expect(at(result, x, 8)[1]).toBeGreaterThan(at(result, x - 16, 8)[1]);
    expect(at(result, 240, 8)[2]).toBeLessThan(255);
  });
});

it('does hardly anything to a good picture', async () => {
  const good = drawn(256, 32, (x, y) => [x, (x + y * 2) % 256, 255 - x]);
  const [before, after] = [mean(good), mean(await enhanced(good))];
  for (const c of [0, 1, 2] as const) expect(Math.abs(after[c] - before[c])).toBeLessThan(8);
});

it('says so when there is nothing to do', async () => {
  const greys = drawn(256, 64, (x) => [x, x, x]);
  await expect(
    editPicture({ images: [await png(greys)], prompt: 'enhance it' }),
  ).rejects.toBeInstanceOf(NothingChangedError);
});

it('says what it did', async () => {
  const { message } = await editPicture({ images: [await png(scene())], prompt: 'auto fix' });
  expect(message).toBe('Evened out the light and colours.');
});

it.each([0, 24])('exposes an underexposed picture with noise of %i more', async (grain) => {
  const random = randomFrom(5);
  const noise = () => (random() + random() + random() + random() - 2) * grain;
  const dark = drawn(160, 120, (x, y) => {
    const tone: Triple = x < 80 ? [40, 44, 48] : y < 90 ? [22, 26, 30] : [110, 104, 96];
    return tone.map((v) => Math.max(0, Math.round(v + noise()))) as Triple;
  });
  expect(mean(await enhanced(dark))[1]).toBeGreaterThan(1.63 * mean(dark)[1]);
});

it('lifts the tones of a dark picture, not its noise', async () => {
  const random = randomFrom(3);
  const noise = () => (random() + random() + random() + random() - 2) * 17;
  const dark = drawn(160, 120, (x) => {
    const tone: Triple = x < 80 ? [34, 40, 46] : [96, 90, 80];
    return tone.map((v) => Math.max(0, Math.round(v + noise()))) as Triple;
  });
  const after = await enhanced(dark);
  const wall = (p: typeof dark) =>
    Float32Array.from({ length: 60 * 100 }, (_, k) => at(p, 10 + (k % 60), 10 + ((k / 60) | 0))[1]);
  expect(mean(after)[1]).toBeGreaterThan(mean(dark)[1] + 8);
  expect(deviation(wall(after))).toBeLessThan(deviation(wall(dark)));
});
