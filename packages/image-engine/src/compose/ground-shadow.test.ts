import { expect, it } from 'vitest';
import type { Mask } from '../picture/picture.ts';
import { subjectShadow } from './subject-shadow.ts';

/** Wide arms on narrow feet, or all of the feet's width. */
function figure(isWide: boolean): Mask {
  const [width, height] = [300, 300];
  const data = new Uint8Array(width * height);
  for (let y = 40; y < 260; y++)
    for (let x = 0; x < width; x++) {
      const half = isWide && y > 120 && y < 200 ? 110 : 25;
      if (Math.abs(x - 150) < half) data[y * width + x] = 255;
    }
  return { data, width, height };
}

it('lies at the feet, and not as a blob beside them', async () => {
  const shadow = await subjectShadow(figure(true), 'ground');
  const darkest = (from: number, to: number) => {
    let most = 0;
    for (let y = 225; y < 275; y++)
      for (let x = from; x < to; x++) most = Math.max(most, shadow?.data[y * 300 + x] ?? 0);
    return most;
  };
  expect(darkest(140, 160)).toBeGreaterThan(80);
  expect(darkest(40, 80)).toBeLessThan(12);
});

it('of one width leans away from the light', async () => {
  const shadow = await subjectShadow(figure(false), 'ground');
  const side = (from: number, to: number) => {
    let sum = 0;
    for (let y = 225; y < 260; y++)
      for (let x = from; x < to; x++) sum += shadow?.data[y * 300 + x] ?? 0;
    return sum;
  };
  expect(side(176, 230)).toBeGreaterThan(1.5 * side(70, 124));
});
