import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { SubjectUnclearError } from '../errors.ts';
import { readPlan } from '../plan/read-plan.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const BOX = { left: 0.4, top: 0.25, right: 0.6, bottom: 0.75 };
/** Grey stripes, so that a blur shows everywhere. */
const stripes = drawn(100, 80, (x) => (x % 4 < 2 ? [90, 90, 90] : [150, 150, 150]));

async function edited(prompt: string, selection = { box: BOX }) {
  const { data, plan, message } = await editPicture({
    images: [await png(stripes)],
    prompt,
    selection,
  });
  return { pixels: await pixelsOf(data), plan, message };
}

const isMarked = (x: number, y: number) => x >= 40 && x < 60 && y >= 20 && y < 60;

it('changes what is marked, and not a pixel beside it', async () => {
  const { pixels, message } = await edited('make this area brighter');
  expect(message).toBe('Made the marked area brighter.');
  for (let y = 0; y < 80; y++)
    for (let x = 0; x < 100; x++)
      if (!isMarked(x, y)) expect(at(pixels, x, y)).toEqual(at(stripes, x, y));
  expect(at(pixels, 50, 40)[0]).toBeGreaterThan((at(stripes, 50, 40)[0] as number) + 10);
});

it('changes the middle of a narrow box in full', async () => {
  const narrow = { box: { left: 0, top: 0.45, right: 1, bottom: 0.5 } };
  const wide = await edited('make this area brighter');
  const { pixels } = await edited('make this area brighter', narrow);
  expect(at(pixels, 50, 37)[0]).toBeGreaterThan((at(wide.pixels, 50, 40)[0] as number) - 8);
});

it('fades towards the edge of the mark, unless something is to be hidden', async () => {
  const brighter = await edited('make this area brighter by 40%');
  const risenBy = (x: number) =>
    (at(brighter.pixels, x, 40)[0] as number) - (at(stripes, x, 40)[0] as number);
  expect(risenBy(40)).toBeLessThan(risenBy(44));
  const hidden = await edited('blur the number plate');
  // Stripes are gone up to the edge.
  for (const x of [40, 41, 42, 57, 58, 59])
    expect(Math.abs((at(hidden.pixels, x, 40)[0] as number) - 120)).toBeLessThan(12);
});

it('fades far into a box, whose straight edges would show as a block of light', async () => {
  const { pixels } = await edited('make this area brighter by 40%');
  const risenBy = (x: number) =>
    (at(pixels, x, 40)[0] as number) - (at(stripes, x, 40)[0] as number);
  expect(risenBy(41)).toBeLessThan(0.55 * risenBy(49));
});

it('changes all but what is marked', async () => {
  const { pixels, message } = await edited('blur everything except this');
  expect(message).toBe('Blurred the unmarked area.');
  for (let y = 20; y < 60; y++)
    for (let x = 40; x < 60; x++) expect(at(pixels, x, y)).toEqual(at(stripes, x, y));
  expect(Math.abs((at(pixels, 10, 40)[0] as number) - 120)).toBeLessThan(12);
});

it.each([undefined, { strokes: [] }])(
  'asks for a mark where there is none: %j',
  async (selection) => {
    const plan = readPlan([{ op: 'blur', params: { percent: 50 }, on: 'marked' }]);
    const asked = editPicture({ images: [await png(stripes)], prompt: '', plan, selection });
    await expect(asked).rejects.toBeInstanceOf(SubjectUnclearError);
    await expect(asked).rejects.toMatchObject({ remarks: [{ code: 'mark_to_change' }] });
  },
);
