import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { apply, at, drawn } from '../testing/pictures.ts';

it('maps black to the one colour and white to the other', async () => {
  const shadows = { name: 'navy', rgb: [10, 20, 90] as const };
  const highlights = { name: 'cream', rgb: [250, 240, 200] as const };
  const ends = drawn(2, 1, (x) => (x === 0 ? [0, 0, 0] : [255, 255, 255]));
  const result = await apply(ends, { op: 'duotone', params: { shadows, highlights } });
  expect([at(result, 0, 0), at(result, 1, 0)]).toEqual([
    [10, 20, 90],
    [250, 240, 200],
  ]);
});

it('gives the darker of two named colours to the shadows', () => {
  const [step] = parsePrompt('duotone in yellow and navy').plan;
  expect(step?.params).toMatchObject({ shadows: { name: 'navy' }, highlights: { name: 'yellow' } });
});

it('gives a dull picture inks of full depth', async () => {
  const shadows = { name: 'black', rgb: [0, 0, 0] as const };
  const highlights = { name: 'white', rgb: [255, 255, 255] as const };
  const dull = drawn(40, 20, (x) => (x < 20 ? [40, 40, 40] : [205, 205, 205]));
  const result = await apply(dull, { op: 'duotone', params: { shadows, highlights } });
  expect(at(result, 5, 10)[0]).toBeLessThan(4);
  expect(at(result, 35, 10)[0]).toBeGreaterThan(250);
});

it.each([
  ['red and blue', 2, 0],
  ['teal and orange', 2, 0],
])('pulls inks of %s apart in lightness, and keeps their hues', async (named, dark, light) => {
  const ends = drawn(2, 1, (x) => (x === 0 ? [0, 0, 0] : [255, 255, 255]));
  const result = await apply(ends, ...parsePrompt(`duotone in ${named}`).plan);
  const [deep, pale] = [at(result, 0, 0), at(result, 1, 0)];
  const light709 = ([r, g, b]: number[]) =>
    0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
  expect(light709(pale) - light709(deep)).toBeGreaterThan(70);
  expect(Math.max(...deep)).toBe(deep[dark]);
  expect(Math.max(...pale)).toBe(pale[light]);
});
