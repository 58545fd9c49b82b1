import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { apply, at, drawn, said } from '../testing/pictures.ts';

const usual = { op: 'anime', params: { percent: 60 } } as const;

it('turns shade cooler than light', async () => {
  const grey = drawn(160, 100, (x) => (x < 80 ? [90, 90, 90] : [190, 190, 190]));
  const result = await apply(grey, usual);
  const [r, , b] = at(result, 30, 90);
  expect(b).toBeGreaterThan(r + 4);
});

it('makes colours cleaner and stronger', async () => {
  const muted = drawn(80, 60, (_, y) => (y < 30 ? [150, 120, 110] : [110, 140, 120]));
  const result = await apply(muted, usual);
  const spread = ([r, g, b]: readonly [number, number, number]) =>
    Math.max(r, g, b) - Math.min(r, g, b);
  expect(spread(at(result, 40, 15))).toBeGreaterThan(40);
});

it.each(['Studio Ghibli style', 'make it look like an anime film', 'Makoto Shinkai look'])(
  'answers “%s” with an anime look and says no more than that',
  (prompt) => {
    const [step] = parsePrompt(prompt, { imageCount: 1 }).plan;
    expect(step).toEqual(usual);
    expect(said(usual)).toBe('gave it an anime look');
  },
);
