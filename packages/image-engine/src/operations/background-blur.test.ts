import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const roughness = (row: (x: number) => number) => {
  let sum = 0;
  for (let x = 1; x < 15; x++) sum += Math.abs(row(x) - row(x - 1));
  return sum;
};

it('smooths the background and leaves the subject sharp', async () => {
  const before = disc();
  const after = await applyToMarked(before, { op: 'backgroundBlur', params: { percent: 60 } });
  expect(roughness((x) => at(after, x, 5)[1])).toBeLessThan(
    roughness((x) => at(before, x, 5)[1]) / 3,
  );
  expect(at(after, 60, 45)).toEqual(at(before, 60, 45));
});

it('lets nothing of the subject bleed into the background', async () => {
  const after = await applyToMarked(disc(), { op: 'backgroundBlur', params: { percent: 100 } });
  // Five px outside the disc, whose red is above 220.
  expect(at(after, 60, 45 - 33)[0]).toBeLessThan(90);
});

it('says that a plain background has nothing to blur', async () => {
  const mug = drawn(160, 120, (x, y): Triple => {
    const isMug = Math.abs(x - 80) < 26 && Math.abs(y - 62) < 30;
    return grained(isMug ? [210, 60, 40] : [226, 208, 190], x, y);
  });
  await expect(edited(mug, 'blur the background')).rejects.toThrow(/already is as you ask/);
});
