import { expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { withLeftOut, withPastBox } from './past-box.ts';
import { type Belonging, type Tints, tintOf, tintsOf } from './tints.ts';

const [WIDTH, HEIGHT] = [160, 120];
const RED: Triple = [200, 50, 40];
const WALL: Triple = [200, 210, 220];
/** 1 within a rectangle. */
const rectangle = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) => {
    const [x, y] = [p % WIDTH, Math.floor(p / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });
const BOX = rectangle(40, 20, 120, 100);
const at = ({ share }: Belonging, x: number, y: number) => share[y * WIDTH + x];

/** What is red in the box, of a picture. */
function redIn(of: (x: number, y: number) => boolean): { tints: Tints; found: Belonging } {
  const tints = tintsOf(drawn(WIDTH, HEIGHT, (x, y) => grained(of(x, y) ? RED : WALL, x, y)));
  const share = BOX.map((inside, p) => (of(p % WIDTH, Math.floor(p / WIDTH)) ? inside : 0));
  return { tints, found: { centre: tintOf(RED), share } };
}

it('takes the end of a thing that a box is drawn too tight around', () => {
  const { tints, found } = redIn((x, y) => x >= 50 && x < 128 && y >= 40 && y < 80);
  const whole = withPastBox(found, BOX, tints);
  expect(whole && at(whole, 125, 60)).toBe(1);
  expect(whole && at(whole, 132, 60)).toBe(0);
});

it('leaves another thing of its colour that does not touch the box', () => {
  const { tints, found } = redIn((x, y) => (x >= 50 && x < 110 && y >= 40 && y < 80) || x >= 126);
  expect(withPastBox(found, BOX, tints)).toEqual(found);
});

it.each([
  ['goes on far beside the box', (x: number, y: number) => x >= 50 && y >= 56 && y < 64],
  ['is for a good part beside it', (x: number, y: number) => Math.hypot(x - 80, y - 60) < 54],
])('tells that the box holds a part of what %s', (_, of) => {
  const { tints, found } = redIn(of);
  expect(withPastBox(found, BOX, tints)).toBeNull();
});

it('takes the petals that an outline left out, and not the dark behind them', () => {
  const petals = (x: number, y: number) => x >= 50 && y >= 40 && y < 80;
  const [lit, dark]: [Triple, Triple] = [
    [230, 90, 30],
    [52, 14, 10],
  ];
  const picture = drawn(WIDTH, HEIGHT, (x, y) =>
    grained(petals(x, y) ? (x < 120 ? RED : lit) : dark, x, y),
  );
  const share = BOX.map((inside, p) =>
    petals(p % WIDTH, Math.floor(p / WIDTH)) && p % WIDTH < 100 ? inside : 0,
  );
  const inside = rectangle(50, 40, 100, 80);
  const whole = withLeftOut({ centre: tintOf(RED), share }, inside, tintsOf(picture));
  expect(at(whole, 110, 60)).toBe(1);
  expect(at(whole, 110, 90)).toBe(0);
});
