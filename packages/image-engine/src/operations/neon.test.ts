import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { at, drawn, edited, mean } from '../testing/pictures.ts';

it('lights the edges and darkens the rest', async () => {
  const box = drawn(200, 140, (x, y) =>
    x > 60 && x < 140 && y > 40 && y < 100 ? [230, 220, 200] : [120, 110, 100],
  );
  const result = await edited(box, 'Give it a neon glow');
  const brightest = Math.max(
    ...Array.from({ length: 12 }, (_, k) => Math.max(...at(result, 55 + k, 70))),
  );
  expect(brightest).toBeGreaterThan(200);
  expect(Math.max(...mean(result))).toBeLessThan(110);
  expect(Math.max(...at(result, 10, 10))).toBeLessThan(110);
});

it.each(['cyberpunk', 'synthwave vibes', 'neon lights', 'neon'])('understands “%s”', (prompt) => {
  expect(parsePrompt(prompt, { imageCount: 1 }).plan[0]?.op).toBe('neon');
});

it('leaves neon green to those who want the colour', () => {
  expect(parsePrompt('neon green tint', { imageCount: 1 }).plan.map((s) => s.op)).toEqual(['tint']);
});
