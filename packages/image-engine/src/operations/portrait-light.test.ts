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

it('leaves the background as it is where only the subject is to be brighter', async () => {
  const before = disc();
  const after = await applyToMarked(before, {
    op: 'portraitLight',
    params: { percent: 75, ground: 'kept' },
  });
  expect(at(after, 3, 3)).toEqual(at(before, 3, 3));
  expect(at(after, 60, 32)[1]).toBeGreaterThan(at(before, 60, 32)[1] + 25);
  expect(at(after, 72, 62)[1]).toBeGreaterThan(at(before, 72, 62)[1]);
});

it('lifts a dark subject by more than a light one', async () => {
  const [dark, light] = await Promise.all(
    [0.35, 1].map(async (share) => {
      const { data, ...size } = disc();
      const before = { ...size, data: data.map((level) => level * share) };
      const step = { op: 'portraitLight', params: { percent: 75, ground: 'kept' } } as const;
      const after = await applyToMarked({ ...before, data: before.data.slice() }, step);
      return (at(after, 60, 32)[0] as number) / (at(before, 60, 32)[0] as number);
    }),
  );
  expect(dark).toBeGreaterThan(1.4);
  expect(light).toBeLessThan(1.2);
});

it.each([
  ['brighten the faces', 'kept'],
  ['my face is too dark', 'kept'],
  ['Schatten im Gesicht', 'kept'],
  ['studio lighting', undefined],
])('lets the background go darker for the light of a studio alone: %s', (prompt, ground) => {
  const [step] = parsePrompt(prompt).plan;
  expect(step?.op === 'portraitLight' && step.params.ground).toBe(ground);
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
