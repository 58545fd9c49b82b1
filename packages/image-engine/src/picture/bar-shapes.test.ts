import { describe, expect, it } from 'vitest';
import { at, drawn, edited } from '../testing/pictures.ts';

const grey = () => drawn(400, 300, () => [120, 130, 120]);
const isRed = ([r = 0, g = 0, b = 0]: readonly number[]) => r > 180 && g < 90 && b < 90;

/** Where a picture is red, px, and the share of that box that is. */
async function redOf(wish: string) {
  const result = await edited(grey(), wish);
  const box = { left: 400, top: 300, right: -1, bottom: -1 };
  let count = 0;
  for (let y = 0; y < 300; y++)
    for (let x = 0; x < 400; x++)
      if (isRed(at(result, x, y))) {
        count += 1;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
  return { ...box, width, height, share: count / (width * height), result };
}

describe('what letters stand on', () => {
  it('is as high as wide for a circle, whose corners are the picture', async () => {
    const { width, height, left, top, result } = await redOf(
      'write "NEW" in a red circle top left',
    );
    expect(Math.abs(width - height)).toBeLessThanOrEqual(2);
    expect(at(result, left + 2, top + 2)).toEqual([120, 130, 120]);
    expect([left, top].every((px) => px >= 12 && px <= 24)).toBe(true);
  });

  it('breaks the words in a circle into short lines', async () => {
    const { width } = await redOf('write "GRAND NEW OPENING" in a red circle');
    expect(width).toBeLessThan(300 * 0.45);
  });

  it('is a heart with two lobes above and a tip below', async () => {
    const { left, right, top, bottom, result } = await redOf('write "Mum" in a red heart');
    const middle = Math.round((left + right) / 2);
    expect(isRed(at(result, middle, bottom - 2))).toBe(true);
    expect(isRed(at(result, middle, top + 2))).toBe(false);
    expect(isRed(at(result, Math.round(left * 0.75 + right * 0.25), top + 2))).toBe(true);
    expect(isRed(at(result, left + 2, bottom - 2))).toBe(false);
  });

  it('has round corners only where that is said', async () => {
    const square = await redOf('write "SALE" in a red box');
    const round = await redOf('write "SALE" in a red rounded box');
    expect(isRed(at(square.result, square.left, square.top))).toBe(true);
    expect(isRed(at(round.result, round.left, round.top))).toBe(false);
    expect(Math.abs(round.width - square.width)).toBeLessThanOrEqual(3);
  });

  it.each([
    ['top left', 1],
    ['top right', -1],
  ])('points from a speech bubble %s to the middle', async (where, side) => {
    const { left, right, bottom, result } = await redOf(
      `write "Hello you" in a red speech bubble ${where}`,
    );
    const tip = Array.from({ length: 400 }, (_, x) => x).filter((x) =>
      isRed(at(result, x, bottom)),
    );
    expect(((tip[0] ?? 0) - (left + right) / 2) * side).toBeGreaterThan(0);
  });

  it('stays in the picture, however large it is asked for', async () => {
    const { left, right, top, bottom } = await redOf('write "A long word" in a red circle, huge');
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThan(400);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(300);
  });
});
