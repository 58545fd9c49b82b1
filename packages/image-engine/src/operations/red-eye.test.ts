import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Pixels } from '../picture/picture.ts';
import { apply, at, drawn, png, type Triple } from '../testing/pictures.ts';

const step = { op: 'redEye' as const, params: {} };
const SKIN: Triple = [222, 176, 150];

/** A face of sorts: whites, irises, pupils of that colour with a glint, and red lips. */
function face(pupil: Triple): Pixels {
  return drawn(200, 150, (x, y) => {
    for (const middle of [70, 130]) {
      const far = Math.hypot(x - middle, y - 60);
      if (Math.hypot(x - middle + 1, y - 59) < 1) return [250, 240, 240];
      if (far < 4) return pupil;
      if (far < 7) return [96, 80, 60];
      if (Math.hypot((x - middle) / 1.6, y - 60) < 8) return [236, 232, 228];
    }
    if (Math.hypot((x - 100) / 4, y - 110) < 6) return [196, 60, 70];
    return SKIN;
  });
}

it('darkens red pupils, keeps their glint, and leaves lips and skin as they are', async () => {
  const before = face([196, 40, 46]);
  const after = await apply(before, step);
  for (const x of [71, 131]) {
    const [r, g, b] = at(after, x, 62);
    expect(Math.max(r, g, b)).toBeLessThan(80);
    expect(r - Math.max(g, b)).toBeLessThan(16);
  }
  for (const [x, y] of [
    [100, 110],
    [100, 60],
    [84, 60],
    [10, 10],
    [69, 59],
  ] as const)
    expect(at(after, x, y)).toEqual(at(before, x, y));
});

it('finds nothing to do where pupils are dark, whatever else is red', async () => {
  const edit = editPicture({
    images: [await png(face([30, 26, 24]))],
    prompt: 'remove the red eyes',
  });
  await expect(edit).rejects.toThrow(/unchanged/);
});

it.each([
  [1, 1],
  [8192, 1],
])('does nothing to %i × %i', async (width, height) => {
  const red = drawn(width, height, () => [200, 30, 40]);
  expect(Buffer.compare((await apply(red, step)).data, red.data)).toBe(0);
});

it.each(['remove the red eyes', 'fix red eye', 'red-eye removal', 'get rid of the red eye effect'])(
  'understands “%s”',
  (prompt) => {
    const { plan, refused } = parsePrompt(prompt);
    expect(plan).toEqual([step]);
    expect(refused).toEqual([]);
  },
);
