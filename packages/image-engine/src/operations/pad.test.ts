import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { apply, at, drawn, pixelsOf, png, scene, type Triple } from '../testing/pictures.ts';
import type { PadParams } from './pad.ts';

const white = { name: 'white', rgb: [255, 255, 255] as const };
const padded = (params: PadParams, picture = scene()) => apply(picture, { op: 'pad', params });

describe('without a size', () => {
  it('keeps every pixel of the picture, in the middle of the shape', async () => {
    const before = drawn(90, 60, (x, y) => [x * 2, y * 3, 90]);
    const after = await padded({ ratio: '1:1', exact: false, colour: white }, before);
    expect([after.width, after.height]).toEqual([90, 90]);
    expect(at(after, 40, 5)).toEqual([255, 255, 255]);
    expect(at(after, 40, 84)).toEqual([255, 255, 255]);
    for (const [x, y] of [
      [0, 0],
      [89, 59],
      [33, 21],
    ] as const)
      expect(at(after, x, y + 15)).toEqual(at(before, x, y));
  });

  it('fills the rest with the picture out of focus', async () => {
    const red = drawn(80, 40, () => [200, 40, 30]);
    const after = await padded({ ratio: '1:1', exact: false, colour: null }, red);
    const [r, g, b] = at(after, 40, 5);
    expect(after.channels).toBe(3);
    expect(r).toBeGreaterThan(140);
    expect(r).toBeLessThan(206);
    expect(Math.max(g, b)).toBeLessThan(60);
  });

  it('changes nothing that has the shape', async () => {
    const bytes = await png(drawn(64, 64, (x) => [x, 90, 20]));
    const edit = editPicture({ images: [bytes], prompt: 'Make it square without cropping' });
    await expect(edit).rejects.toThrow('unchanged');
  });

  it('leaves nothing beside a cut-out', async () => {
    const data = new Uint8Array(40 * 20 * 4).fill(120);
    for (let i = 3; i < data.length; i += 8) data[i] = 0;
    const cut = { data, width: 40, height: 20, channels: 4 as const };
    const after = await padded({ ratio: '1:1', exact: false, colour: null }, cut);
    expect([after.width, after.height, after.channels]).toEqual([40, 40, 4]);
    expect(after.data[3]).toBe(0);
  });
});

describe('with a size', () => {
  it.each([
    ['300x200', 300, 200],
    ['64x640', 64, 640],
    ['160 x 90', 160, 90],
  ])('of %s has it to the pixel', async (size, width, height) => {
    const images = [await png(scene())];
    const prompt = `Resize it to ${size} without cropping`;
    const { data, plan } = await editPicture({ images, prompt });
    const after = await pixelsOf(data);
    expect([after.width, after.height]).toEqual([width, height]);
    expect(plan.map(({ op }) => op)).toEqual(['pad']);
  });
});

it('stays within the bounds of every picture', async () => {
  const long = drawn(8000, 20, () => [10, 90, 200]);
  const after = await padded({ ratio: '1:1', exact: false, colour: white }, long);
  expect(after.width).toBe(after.height);
  expect(after.width * after.height).toBeLessThanOrEqual(40_000_000);
});

it('goes on with a plain backdrop, and puts a busy picture before itself', async () => {
  const person = (edge: (x: number) => Triple) =>
    drawn(120, 60, (x, y) => (Math.hypot(x - 60, y - 30) < 20 ? [200, 60, 40] : edge(x)));
  const square = { ratio: '1:1', exact: false, colour: null };
  const plain = await padded(
    square,
    person(() => [180, 195, 210]),
  );
  expect(at(plain, 60, 4).every((v, c) => Math.abs(v - ([180, 195, 210][c] ?? 0)) < 6)).toBe(true);
  const striped = person((x) => (x % 40 < 20 ? [240, 230, 60] : [20, 30, 160]));
  const [above, below] = [at(await padded(square, striped), 10, 4), at(striped, 10, 1)];
  expect(above.every((v, c) => Math.abs(v - (below[c] ?? 0)) < 20)).toBe(false);
});

it('meets a calm picture without a seam', async () => {
  const shaded = drawn(120, 60, (_, y) => (y < 30 ? [200, 205, 210] : [160, 165, 170]));
  const after = await padded({ ratio: '4:1', exact: false, colour: null }, shaded);
  const steps = Array.from({ length: 60 }, (_, y) =>
    Math.abs(at(after, 59, y)[0] - at(after, 60, y)[0]),
  );
  expect(Math.max(...steps)).toBeLessThan(8);
});

it('is there before anything is written, and after a title on paper', () => {
  const opsOf = (prompt: string) => parsePrompt(prompt).plan.map(({ op }) => op);
  expect(opsOf('text “Hello” at the top, 9:16 without cropping')).toEqual(['pad', 'text']);
  expect(opsOf('write “Hello” below the picture, 9:16 without cropping')).toEqual(['text', 'pad']);
});
