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
