import { expect, it } from 'vitest';
import { at, drawn } from '../testing/pictures.ts';
import { planeOf } from '../vision/plane.ts';
import { drawStars } from './stars.ts';

const SIZE = { width: 300, height: 240 };

it('draws stars in the sky, and none on what stands before it and was taken for it', () => {
  const isEar = (x: number, y: number) => Math.hypot(x - 150, y - 110) < 60;
  const day = drawn(SIZE.width, SIZE.height, (x, y) =>
    isEar(x, y) ? [225, 190, 150] : [150 + y / 4, 180 + y / 6, 225],
  );
  const night = drawn(SIZE.width, SIZE.height, () => [10, 14, 30]);
  const sky = planeOf(SIZE);
  sky.data.fill(1);
  drawStars(night, sky, day, 1);
  let [stars, onEar] = [0, 0];
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      if (at(night, x, y)[1] < 40) continue;
      if (isEar(x, y)) onEar++;
      else stars++;
    }
  expect(stars).toBeGreaterThan(100);
  expect(onEar).toBe(0);
});
