import { expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { boxCopy } from './box-copy.ts';
import { castShadow } from './cast-shadow.ts';

const BOX = { left: 60, top: 40, right: 120, bottom: 110 };
const isThing = (x: number, y: number) => x >= 65 && x < 115 && y >= 44 && y < 106;
const isBelow = (x: number, y: number) => Math.hypot((x - 90) / 34, (y - 106) / 9) < 1;

type Ground = (x: number, y: number) => Triple;
const TABLE: Triple = [214, 190, 160];
const even: Ground = () => TABLE;

async function shadowOf(ground: Ground, below: (under: Triple) => Triple) {
  const picture = drawn(180, 150, (x, y) => {
    if (isThing(x, y)) return [70, 90, 160];
    return isBelow(x, y) ? below(ground(x, y)) : ground(x, y);
  });
  const copy = await boxCopy(picture, BOX);
  const thing = new Uint8Array(copy.inBox.length);
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++) if (isThing(x, y)) thing[copy.place(x, y)] = 1;
  const shadow = await castShadow(copy, thing, async () => {});
  return shadow && ((x: number, y: number) => shadow[copy.place(x, y)]);
}

const darker = ([r, g, b]: Triple): Triple => [r * 0.7, g * 0.7, b * 0.7];

it('finds what is darker at the foot of a thing and has the colour of the ground, past the box too', async () => {
  const at = await shadowOf(even, darker);
  expect(at?.(90, 112)).toBe(1);
  expect(at?.(60, 108)).toBe(1);
  expect(at?.(90, 122)).toBe(0);
  expect(at?.(62, 50)).toBe(0);
});

it('finds a deep shadow on ground of a coarse grain, such as grass', async () => {
  const random = randomFrom(1);
  const blades = Array.from({ length: 60 * 50 }, () => 0.5 + random());
  const grass: Ground = (x, y) => {
    const light = blades[Math.floor(y / 3) * 60 + Math.floor(x / 3)] as number;
    return [70 * light, 110 * light, 50 * light];
  };
  const deep = ([r, g, b]: Triple): Triple => [r * 0.5, g * 0.5, b * 0.5];
  const at = await shadowOf(grass, deep);
  expect(at?.(90, 110)).toBe(1);
  expect(at?.(90, 126)).toBe(0);
});

it('takes no thing of another colour for a shadow, and none that is as dark as no shadow is', async () => {
  expect(await shadowOf(even, () => [150, 60, 50])).toBeNull();
  expect(await shadowOf(even, () => [22, 20, 17])).toBeNull();
});

it('tells no shadow from what else is dark on uneven ground', async () => {
  const patches: Ground = (x, y) => (((x >> 3) + (y >> 3)) % 2 ? TABLE : [120, 106, 90]);
  expect(await shadowOf(patches, darker)).toBeNull();
});

it('takes nothing for a shadow that stands upright beside the thing', async () => {
  const post: Ground = (x, y) => (x >= 115 && x < 124 && y < 106 ? darker(TABLE) : TABLE);
  expect(await shadowOf(post, (under) => under)).toBeNull();
});
