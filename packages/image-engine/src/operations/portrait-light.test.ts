import { expect, it } from 'vitest';
import { parsePrompt } from '../grammar/index.ts';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at } from '../testing/pictures.ts';

it('darkens the background and lights the subject from the upper left', async () => {
  const before = disc();
  const after = await applyToMarked(before, { op: 'portraitLight', params: { percent: 100 } });
  expect(at(after, 3, 3)[1]).toBeLessThan(at(before, 3, 3)[1] * 0.7);
  expect(at(after, 50, 32)[1]).toBeGreaterThan(at(after, 72, 62)[1] + 10);
});

it('lights the side that was asked for, and both alike from above', async () => {
  const before = disc();
  const from = async (side: 'left' | 'right' | 'top') => {
    const after = await applyToMarked(before, {
      op: 'portraitLight',
      params: { percent: 100, side },
    });
    return (at(after, 38, 44)[1] as number) - (at(after, 81, 44)[1] as number);
  };
  expect(await from('left')).toBeGreaterThan(10);
  expect(await from('right')).toBeLessThan(-10);
  expect(Math.abs(await from('top'))).toBeLessThan(8);
});

it.each([
  ['Portrait light from the right', 'right'],
  ['soft light on her face, coming from the upper left', 'left'],
  ['light him from above', 'top'],
  ['Studiolicht von rechts', 'right'],
  ['luz de estudio desde la izquierda', 'left'],
  ['éclaire son visage par la droite', 'right'],
  ['Add portrait light', undefined],
])('knows where the light is to come from: %s', (prompt, side) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toEqual([
    { op: 'portraitLight', params: { percent: expect.any(Number), ...(side && { side }) } },
  ]);
  expect(refused).toEqual([]);
});
