import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { blockiness } from '../light/blockiness.ts';
import { randomFrom } from '../picture/random.ts';
import { apply, at, drawn, pixelsOf, png, type Triple } from '../testing/pictures.ts';

/** Two flat halves and an edge, with noise of about that deviation. */
function noisy(deviation: number) {
  const random = randomFrom(3);
  const noise = () => (random() + random() + random() + random() - 2) * deviation * 1.73;
  return drawn(128, 96, (x) => {
    const base: Triple = x < 64 ? [80, 100, 120] : [170, 150, 110];
    const grey = noise();
    return base.map((v) =>
      Math.min(255, Math.max(0, Math.round(v + grey + noise() / 2))),
    ) as Triple;
  });
}

function deviation(p: ReturnType<typeof noisy>, c: 0 | 1 | 2): number {
  const values: number[] = [];
  for (let y = 20; y < 76; y++) for (let x = 16; x < 56; x++) values.push(at(p, x, y)[c]);
  const mean = values.reduce((a, b) => a + b) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

const blocksOf = (p: ReturnType<typeof noisy>) =>
  blockiness({
    ...p,
    data: Float32Array.from({ length: p.width * p.height }, (_, k) => p.data[k * 3 + 1] as number),
  });

describe('a noisy picture', () => {
  it('loses most of its noise and keeps its edge', async () => {
    const before = noisy(10);
    const after = await apply(before, { op: 'denoise', params: { percent: 80 } });
    for (const c of [0, 1, 2] as const)
      expect(deviation(after, c)).toBeLessThan(deviation(before, c) * 0.45);
    expect(at(after, 68, 48)[0] - at(after, 59, 48)[0]).toBeGreaterThan(70);
  });

  it('loses noise of colour alone, too', async () => {
    const random = randomFrom(5);
    const before = drawn(128, 96, () => {
      const noise = (random() + random() + random() + random() - 2) * 26;
      return [128 + noise, 128 - (0.299 / 0.587) * noise, 128].map(Math.round) as Triple;
    });
    const after = await apply(before, { op: 'denoise', params: { percent: 80 } });
    expect(deviation(after, 0)).toBeLessThan(deviation(before, 0) * 0.6);
  });

  it('comes out the same whatever strips it is worked on in', async () => {
    const wide = noisy(9);
    const tall = drawn(40, 260, (x, y) => at(wide, (x * 3) % 128, y % 96));
    const after = await apply(tall, { op: 'denoise', params: { percent: 80 } });
    const jump = (y: number) => Math.abs(at(after, 10, y)[1] - at(after, 10, y - 1)[1]);
    expect(Math.max(jump(96), jump(192))).toBeLessThan(25);
  });
});

it('softens the borders of the blocks of a strongly compressed picture', async () => {
  const slopes = drawn(160, 120, (x, y) => [
    60 + x / 2 + y / 3,
    90 + 40 * Math.sin(x / 17),
    120 + y / 4,
  ]);
  const bytes = await sharp(await png(slopes))
    .jpeg({ quality: 12 })
    .toBuffer();
  const before = await pixelsOf(bytes);
  const after = await apply(before, { op: 'denoise', params: { percent: 80 } });
  expect(blocksOf(after)).toBeLessThan(0.7 * blocksOf(before));
});

it('leaves a clean picture alone', async () => {
  const images = [await png(noisy(0))];
  await expect(editPicture({ images, prompt: 'reduce the noise' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});
