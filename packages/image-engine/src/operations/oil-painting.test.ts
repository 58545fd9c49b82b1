import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { apply, at, drawn, edited, mean } from '../testing/pictures.ts';

it('lays visible strokes without changing what colour an area has', async () => {
  const flat = drawn(200, 150, (x) => (x < 100 ? [60, 90, 150] : [190, 120, 70]));
  const result = await edited(flat, 'Turn it into an oil painting');
  const left = drawn(70, 110, (x, y) => at(result, x + 15, y + 20));
  const values = new Set(Array.from({ length: 70 }, (_, x) => at(left, x, 50)[2]));
  expect(values.size).toBeGreaterThan(6);
  const [r, , b] = mean(left);
  expect(Math.abs(r - 60)).toBeLessThan(28);
  expect(Math.abs(b - 150)).toBeLessThan(28);
});

it('keeps a clear edge where it is', async () => {
  const edge = drawn(200, 120, (x) => (x < 100 ? [20, 30, 60] : [235, 225, 200]));
  const result = await apply(edge, { op: 'oilPainting', params: { percent: 60 } });
  for (let y = 10; y < 110; y += 10) {
    expect(at(result, 90, y)[0]).toBeLessThan(90);
    expect(at(result, 110, y)[0]).toBeGreaterThan(150);
  }
});

it.each([
  'van Gogh style',
  'impressionist',
  'oil on canvas',
  'make it painterly',
  'acrylic painting',
])('understands “%s”', (prompt) => {
  expect(parsePrompt(prompt, { imageCount: 1 }).plan[0]?.op).toBe('oilPainting');
});

it('paints more strongly when asked', () => {
  const { plan } = parsePrompt('a very strong oil painting', { imageCount: 1 });
  expect(plan).toEqual([{ op: 'oilPainting', params: { percent: 80 } }]);
});
