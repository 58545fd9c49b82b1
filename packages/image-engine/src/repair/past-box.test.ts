import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { boxCopy } from './box-copy.ts';
import { pastBox } from './past-box.ts';

const BOX = { left: 40, top: 30, right: 100, bottom: 90 };
const WALL: [number, number, number] = [224, 208, 184];

/** What a box takes along of what is drawn, where all of it that lies in the box is the thing. */
async function pastOf(colourAt: (x: number, y: number) => [number, number, number] | null) {
  const picture = drawn(160, 120, (x, y) => colourAt(x, y) ?? WALL);
  const copy = await boxCopy(picture, BOX);
  const thing = new Uint8Array(copy.inBox.length);
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++) if (colourAt(x, y)) thing[copy.place(x, y)] = 1;
  const past = pastBox(copy, thing);
  return past && ((x: number, y: number) => past[copy.place(x, y)]);
}

it('takes along what of a thing reaches past its box, and nothing of the wall', async () => {
  const past = await pastOf((x, y) => (Math.hypot(x - 70, y - 64) < 30 ? [200, 40, 30] : null));
  expect(past?.(70, 92)).toBe(1);
  expect(past?.(70, 97)).toBe(0);
  expect(past?.(45, 92)).toBe(0);
});

it('takes a part along whose colour is seen elsewhere, too, where it goes on from the thing', async () => {
  const past = await pastOf((x, y) => {
    if (x > 104) return [120, 90, 60];
    const far = Math.max(Math.abs(x - 66), Math.abs(y - 60));
    if (far > 29) return null;
    return far > 26 ? [120, 90, 60] : [40, 90, 160];
  });
  expect(past?.(38, 60)).toBe(1);
});

it('leaves what goes on farther than a short box could have missed', async () => {
  expect(await pastOf((x, y) => (y > 50 && y < 70 && x > 60 ? [200, 40, 30] : null))).toBeNull();
});

it('leaves what is too much to have been missed', async () => {
  expect(
    await pastOf((x, y) => (Math.hypot(x - 70, y - 78) < 20 ? [200, 40, 30] : null)),
  ).toBeNull();
});

it('takes the thing to touch the side of the box where its edge was told a pixel short', async () => {
  const picture = drawn(160, 120, (x, y) =>
    Math.hypot(x - 70, y - 64) < 30 ? [200, 40, 30] : WALL,
  );
  const copy = await boxCopy(picture, BOX);
  const thing = new Uint8Array(copy.inBox.length);
  for (let y = BOX.top; y < BOX.bottom - 2; y++)
    for (let x = BOX.left; x < BOX.right; x++)
      if (Math.hypot(x - 70, y - 64) < 30) thing[copy.place(x, y)] = 1;
  expect(pastBox(copy, thing)?.[copy.place(70, 92)]).toBe(1);
});
