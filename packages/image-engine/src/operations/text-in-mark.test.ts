import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { readPlan } from '../plan/read-plan.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const SIZE = { width: 400, height: 300 };
const wall = drawn(SIZE.width, SIZE.height, () => [200, 200, 200]);

/** Shares of the picture. */
const BOX = { left: 0.5, top: 0.1, right: 0.95, bottom: 0.4 };

/** The rectangle of what has changed, px; right and bottom lie outside. */
async function inked(prompt: string, box = BOX) {
  const result = await editPicture({
    images: [await png(wall)],
    prompt,
    selection: { box },
  });
  const pixels = await pixelsOf(result.data);
  const inside = { left: SIZE.width, top: SIZE.height, right: 0, bottom: 0 };
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      if (`${at(pixels, x, y)}` === `${at(wall, x, y)}`) continue;
      inside.left = Math.min(inside.left, x);
      inside.top = Math.min(inside.top, y);
      inside.right = Math.max(inside.right, x + 1);
      inside.bottom = Math.max(inside.bottom, y + 1);
    }
  return { ...inside, message: result.message };
}

describe('a text where something is marked', () => {
  it.each(['write "PARTY" here', 'put the text "Gypsy" inside the box', 'write "PARTY"'])(
    'goes into the box and fills it: %s',
    async (prompt) => {
      const { left, top, right, bottom, message } = await inked(prompt);
      expect(left).toBeGreaterThanOrEqual(200);
      expect(top).toBeGreaterThanOrEqual(30);
      expect(right).toBeLessThanOrEqual(380);
      expect(bottom).toBeLessThanOrEqual(120);
      expect(right - left).toBeGreaterThan(0.7 * 180);
      expect(message).toMatch(/^Wrote “\w+” in the marked area\.$/);
    },
  );

  it('breaks its lines where the box is narrow', async () => {
    const narrow = { left: 0.1, top: 0.1, right: 0.3, bottom: 0.9 };
    const { left, right, top, bottom } = await inked('write "Happy Birthday" here', narrow);
    expect(left).toBeGreaterThanOrEqual(40);
    expect(right).toBeLessThanOrEqual(120);
    expect(bottom - top).toBeGreaterThan(20);
  });

  it('keeps to the box with what is laid behind it, and with another text', async () => {
    for (const prompt of ['write "SALE" on a red box here', 'write "Anna" and below it "Shop"']) {
      const { left, top, right, bottom } = await inked(prompt);
      expect(left).toBeGreaterThanOrEqual(200);
      expect(top).toBeGreaterThanOrEqual(30);
      expect(right).toBeLessThanOrEqual(380);
      expect(bottom).toBeLessThanOrEqual(120);
    }
  });

  it('is smaller than the box where that is said', async () => {
    const usual = await inked('write "PARTY" here');
    const small = await inked('write "PARTY" small here');
    expect(small.right - small.left).toBeLessThan(0.75 * (usual.right - usual.left));
  });

  it('stands elsewhere where that is said', async () => {
    expect((await inked('write "PARTY" at the bottom')).top).toBeGreaterThan(150);
  });
});

it('asks for a mark where there is none', async () => {
  const prompt = 'write "PARTY" in the area I marked';
  await expect(editPicture({ images: [await png(wall)], prompt })).rejects.toThrow('Mark what');
});

it('is limited to what is marked, and to nothing else', () => {
  const params = {
    ...{ text: 'A', position: { vertical: 'middle', horizontal: 'centre' }, colour: null },
    ...{ px: null, scale: 1, width: null, typeface: 'sans', capitals: false, outlined: false },
  };
  expect(readPlan([{ op: 'text', params, on: 'marked' }])).toHaveLength(1);
  expect(() => readPlan([{ op: 'text', params, on: 'sky' }])).toThrow('cannot be limited');
});
