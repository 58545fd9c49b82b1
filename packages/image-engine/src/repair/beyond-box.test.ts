import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { beyondBox } from './beyond-box.ts';
import { boxCopy } from './box-copy.ts';

it('tells what lies beyond a box more than in it from a thing that the box cuts a piece off', async () => {
  const picture = drawn(160, 120, (x, y) => {
    if (Math.hypot(x - 78, y - 46) < 22) return [200, 40, 30];
    return y > 76 && y < 84 && x > 90 ? [150, 130, 100] : [224, 208, 184];
  });
  const copy = await boxCopy(picture, { left: 60, top: 30, right: 104, bottom: 100 });
  const beyond = beyondBox(copy);
  const at = (x: number, y: number) => beyond[copy.place(x, y)];
  expect(at(98, 80)).toBe(1);
  expect(at(102, 95)).toBe(1);
  expect(at(78, 46)).toBe(0);
  expect(at(62, 46)).toBe(0);
});

it('does not leave out what of a thing reaches a little past the box, though more of it lies there', async () => {
  const picture = drawn(160, 120, (x, y) => {
    if (Math.abs(x - 80) > 16 || y < 36 || y > 85) return [224, 208, 184];
    return y > 82 ? [150, 130, 100] : [200, 40, 30];
  });
  const copy = await boxCopy(picture, { left: 58, top: 30, right: 102, bottom: 84 });
  expect(beyondBox(copy)[copy.place(80, 83)]).toBe(0);
});
