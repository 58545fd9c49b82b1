import { describe, expect, it } from 'vitest';
import { dissolved, doubleExposed } from '../compose/double-exposure.ts';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const parsed = (prompt: string) => parsePrompt(prompt, { imageCount: 2 }).plan;

it.each([
  ['make a double exposure', { form: 'silhouette', first: 0, other: 1 }],
  [
    'double exposure of the first with the second picture',
    { form: 'silhouette', first: 0, other: 1 },
  ],
  ['blend the two pictures', { form: 'dissolve', percent: 50 }],
  ['merge them 50:50', { form: 'dissolve', percent: 50 }],
  ['overlay the second picture at 30%', { form: 'dissolve', percent: 30 }],
  ['blend all the pictures', { form: 'dissolveAll', percent: 50 }],
  ['merge the three sky shots softly into one another', { form: 'dissolveAll', percent: 50 }],
])('understands “%s”', (prompt, params) => {
  expect(parsed(prompt)).toMatchObject([{ op: 'doubleExposure', params }]);
});

it('needs two pictures', () => {
  expect(parsePrompt('make a double exposure').refused[0]?.reason).toContain('2 pictures');
});

describe('a blend', () => {
  it('is the mean of both pictures at 50%', async () => {
    const images = await Promise.all([
      png(drawn(60, 40, () => [200, 100, 0])),
      png(drawn(30, 50, () => [0, 100, 200])),
    ]);
    const { data } = await editPicture({ images, prompt: 'blend the two pictures' });
    const result = await pixelsOf(data);
    expect([result.width, result.height]).toEqual([60, 40]);
    expect(at(result, 30, 20)).toEqual([100, 100, 100]);
  });

  it('of all pictures is the mean of them, and more of the first below 50%', async () => {
    const images = await Promise.all(
      [
        [210, 0, 0],
        [0, 210, 0],
        [0, 0, 210],
      ].map((colour) => png(drawn(20, 20, () => colour as [number, number, number]))),
    );
    const mean = async (percent: number) => {
      const params = { form: 'dissolveAll' as const, first: 0, other: 1, percent };
      const plan = [{ op: 'doubleExposure' as const, params }];
      return at(await pixelsOf((await editPicture({ images, prompt: '', plan })).data), 9, 9);
    };
    for (const value of await mean(50)) expect(Math.abs(value - 70)).toBeLessThanOrEqual(1);
    for (const value of (await mean(5)).slice(1)) expect(value).toBeLessThan(12);
    const [red = 0, green = 0] = await mean(25);
    expect(red).toBeGreaterThan(green * 2);
    expect((await mean(100))[0]).toBe(0);
  });

  it('of nothing of the other picture is the first', async () => {
    const first = drawn(8, 8, (x, y) => [x * 9, y * 9, 7]);
    const second = drawn(8, 8, () => [255, 255, 255]);
    expect((await dissolved(first, second, 0, async () => {})).data).toEqual(first.data);
  });
});

describe('a double exposure', async () => {
  const [width, height] = [40, 40];
  const portrait = drawn(width, height, (x) => (x < 20 ? [20, 20, 20] : [230, 230, 230]));
  const inside = (x: number, y: number) => x > 5 && x < 35 && y > 5 && y < 35;
  const mask = {
    ...{ width, height },
    data: Uint8Array.from({ length: 1600 }, (_, p) =>
      inside(p % 40, Math.floor(p / 40)) ? 255 : 0,
    ),
  };
  const leaves = { pixels: drawn(width, height, () => [20, 160, 40]), left: 0, top: 0 };
  const result = await doubleExposed(portrait, mask, leaves, 1, async () => {});

  it('is light paper around the silhouette', () => {
    expect(Math.min(...at(result, 1, 1))).toBeGreaterThan(230);
  });

  it('shows the other picture in the shadows, and fades it in the lights', () => {
    const [dark, light] = [at(result, 12, 20), at(result, 28, 20)];
    expect(dark[1] - dark[0]).toBeGreaterThan(90);
    expect(light[1] - light[0]).toBeLessThan(40);
  });

  it('is told from the paper though the other picture be pale', async () => {
    const haze = { pixels: drawn(width, height, () => [200, 212, 220]), left: 0, top: 0 };
    const pale = await doubleExposed(portrait, mask, haze, 1, async () => {});
    expect(at(pale, 1, 1)[1] - at(pale, 12, 20)[1]).toBeGreaterThan(40);
  });
});
