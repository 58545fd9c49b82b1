import { expect, it } from 'vitest';
import { tidy } from './tidy-mask.ts';

const size = { width: 120, height: 100 };

/** A bust from x 20 to 100, from y 30 down to the lower rim, with a gap cut into it. */
function tidied(isGap: (x: number, y: number) => boolean) {
  const inside = new Uint8Array(size.width * size.height);
  for (let y = 30; y < size.height; y++)
    for (let x = 20; x < 100; x++) if (!isGap(x, y)) inside[y * size.width + x] = 1;
  const result = tidy(inside, size);
  return (x: number, y: number) => result[y * size.width + x];
}

it('fills a notch in the clothes at the lower rim', () => {
  const at = tidied((x, y) => x >= 50 && x < 60 && y >= 90);
  expect(at(55, 97)).toBe(1);
});

it('leaves the gap between an arm and the body open', () => {
  const at = tidied((x, y) => x >= 50 && x < 58 && y >= 60);
  expect(at(54, 80)).toBe(0);
});

it('leaves what is beside the subject outside', () => {
  const at = tidied((x, y) => x >= 90 && y >= 92);
  expect(at(96, 97)).toBe(0);
  expect(at(5, 97)).toBe(0);
});

it('takes away a hairline that leads up from the subject', () => {
  const at = tidied((x, y) => x >= 90 || (y < 60 && x > 60) || (y < 50 && x !== 30));
  expect(at(30, 40)).toBe(0);
  expect(at(30, 70)).toBe(1);
});
