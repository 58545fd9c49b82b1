import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { deviation } from '../repair/profile.ts';
import { apply, at, drawn, edited, type Triple } from '../testing/pictures.ts';

it('draws a dark line where dark meets light, and keeps the areas clean', async () => {
  const edge = drawn(160, 100, (x) => (x < 80 ? [120, 60, 40] : [240, 210, 120]));
  const result = await edited(edge, 'Make it a cartoon');
  const darkest = Math.min(...Array.from({ length: 16 }, (_, k) => at(result, 72 + k, 50)[0]));
  expect(darkest).toBeLessThan(at(result, 30, 50)[0] - 30);
  expect(at(result, 130, 50)).toEqual(at(result, 120, 50));
});

it('merges fine texture into flat colour', async () => {
  const speckled = drawn(120, 90, (x, y) =>
    (x * 7 + y * 13) % 5 < 2 ? [120, 150, 90] : [150, 175, 110],
  );
  const result = await apply(speckled, { op: 'cartoon', params: { percent: 60 } });
  const row = Array.from({ length: 40 }, (_, k) => at(result, 40 + k, 45)[1]);
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(12);
});

it('draws a noisy wall as a wall, without confetti', async () => {
  const random = randomFrom(3);
  const noise = () => (random() + random() + random() + random() - 2) * 50;
  const noisy = drawn(240, 180, (x) => {
    const tone: Triple = x < 120 ? [80, 100, 120] : [170, 150, 110];
    return tone.map((v) => Math.min(255, Math.max(0, Math.round(v + noise())))) as Triple;
  });
  const result = await apply(noisy, { op: 'cartoon', params: { percent: 60 } });
  for (const c of [0, 1, 2] as const) {
    const wall = Array.from({ length: 120 }, (_, k) => at(result, 20 + (k % 80), 20 + k)[c]);
    expect(deviation(Float32Array.from(wall))).toBeLessThan(8);
  }
});

it.each([
  'cartoonish',
  'in the style of a Pixar movie',
  'Disney style',
  'cel shaded',
  'toonify it',
])('understands “%s”', async (prompt) => {
  const picture = drawn(24, 16, (x) => (x < 12 ? [90, 40, 30] : [200, 190, 90]));
  const asked = await edited(picture, prompt);
  expect(asked.data).toEqual((await edited(picture, 'Make it a cartoon')).data);
});
