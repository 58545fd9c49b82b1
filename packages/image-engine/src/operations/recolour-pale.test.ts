import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, edited, grained, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const isDisc = (x: number, y: number, u: number, v: number, radius: number) =>
  Math.hypot(x - u, y - v) < radius;

it('does not paint the pale ground that a white thing cannot be told from', async () => {
  const pale = drawn(220, 160, (x, y): Triple => {
    if (isDisc(x, y, 60, 80, 12) || isDisc(x, y, 160, 60, 16)) return grained([30, 110, 60], x, y);
    return isDisc(x, y, 100, 90, 34)
      ? grained([236, 234, 226], x, y)
      : grained([226, 228, 224], x, y);
  });
  await expect(edited(pale, 'make the white shoe red')).rejects.toThrow(/Draw a box/);
});

it('takes the pale shoes in a box, and not the pale floor below them', async () => {
  const isShoe = (x: number, y: number) =>
    Math.hypot((x - 94) / 22, (y - 120) / 15) < 1 || Math.hypot((x - 146) / 22, (y - 120) / 15) < 1;
  const standing = drawn(240, 200, (x, y): Triple => {
    if (isShoe(x, y)) return grained([246, 240, 226], x, y);
    if (Math.abs(x - 120) < 44 && y > 30 && y < 112) return grained([240, 196, 30], x, y);
    return Math.hypot((x - 120) / 112, (y - 140) / 46) < 1
      ? grained([240, 228, 196], x, y)
      : grained([232, 202, 120], x, y);
  });
  const box = { left: 66 / 240, top: 100 / 200, right: 174 / 240, bottom: 170 / 200 };
  const images = [await png(standing)];
  const { data } = await editPicture({ images, prompt: 'make the shoes blue', selection: { box } });
  const after = await pixelsOf(data);
  expect(at(after, 120, 156)).toEqual(at(standing, 120, 156));
  const [red, , blue] = at(after, 94, 122);
  expect(blue).toBeGreaterThan(red);
});

it('takes the white of a black-and-white thing, and not the black that it passes over into', async () => {
  const ball = drawn(200, 160, (x, y): Triple => {
    if (!isDisc(x, y, 100, 80, 60)) return [60, 110 + (x % 5), 50];
    const value = Math.round(240 - 172 * Math.min(1, Math.max(0, (x - 92) / 24)));
    return [value, value, value + 2];
  });
  const after = await edited(ball, 'make the ball red');
  expect(at(after, 135, 80)).toEqual(at(ball, 135, 80));
  const [red, green] = at(after, 70, 80);
  expect(red).toBeGreaterThan(green + 40);
});
