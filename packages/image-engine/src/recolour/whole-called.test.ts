import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';
import { tintOf, tintsOf } from './tints.ts';
import { wholeCalled } from './whole-called.ts';

const [WIDTH, HEIGHT] = [240, 200];
const away = (x: number, y: number) => Math.hypot(x - 120, y - 100);
const RED: Triple = [210, 60, 40];

it('takes a thing that is called by its colour with its highlight', async () => {
  const lamp = drawn(WIDTH, HEIGHT, (x, y): Triple => {
    if (away(x, y) > 62) return grained([196, 206, 220], x, y);
    const lit = Math.min(1, Math.max(0, (12 - Math.hypot(x - 140, y - 70)) / 10));
    return RED.map((value) => value + (255 - value) * lit * 0.8) as Triple;
  });
  const after = await edited(lamp, 'make the red lamp blue');
  const [r, , b] = at(after, 140, 70);
  expect(b).toBeGreaterThan(r);
});

const isMug = (x: number, y: number) => Math.abs(x - 120) < 46 && y > 46 && y < 160;
/** A white mug, lit warmly from below, as the subject of its picture. */
const mug = tintsOf(
  drawn(WIDTH, HEIGHT, (x, y): Triple => {
    if (!isMug(x, y)) return grained([246, 160, 120], x, y);
    const low = Math.min(1, Math.max(0, (y - 90) / 70));
    return grained([246, 232 - 44 * low, 220 - 62 * low], x, y);
  }),
);
const subject = Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) =>
  isMug(p % WIDTH, Math.floor(p / WIDTH)) ? 1 : 0,
);
const called = (colour: Triple) =>
  wholeCalled('mug', tintOf(colour), mug, subject, async () => undefined);

it('takes all of a white thing, where the light on it is warm as well', async () => {
  const whole = await called([236, 224, 214]);
  for (const y of [70, 110, 150]) expect(whole?.share[y * WIDTH + 120]).toBeGreaterThan(0.5);
});

it.each<[string, Triple]>([
  ['red', RED],
  ['black', [30, 28, 28]],
])('is not taken for a %s one', async (_, colour) => {
  expect(await called(colour)).toBeNull();
});
