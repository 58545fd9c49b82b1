import { expect, it } from 'vitest';
import { apply, at, drawn, edited, mean, scene } from '../testing/pictures.ts';

const golden = (pixels: ReturnType<typeof scene>) =>
  apply(pixels, { op: 'goldenHour', params: { percent: 75 } });

it('is warm: more red over blue than before', async () => {
  const before = mean(scene());
  const after = mean(await edited(scene(), 'golden hour light'));
  expect(after[0] - after[2]).toBeGreaterThan(before[0] - before[2] + 20);
});

it('has a direction: the side that is lighter already gets more light', async () => {
  const picture = drawn(120, 80, (x) => (x > 60 ? [150, 150, 150] : [120, 120, 120]));
  const result = await golden(picture);
  const gain = (x: number) => at(result, x, 12)[0] - at(picture, x, 12)[0];
  expect(gain(116)).toBeGreaterThan(gain(4) + 10);
});

it('does not paint skin orange', async () => {
  const skin = await golden(drawn(64, 64, () => [214, 170, 146]));
  const [r, g, b] = at(skin, 32, 32);
  // Hardly redder against green, and far from the saturation of an orange.
  expect(r - g).toBeLessThan(75);
  expect(b).toBeGreaterThan(70);
});

it.each([[[150, 200, 240]], [[120, 165, 215]]] as const)(
  'turns a sky of %s rosy, and not drab',
  async ([r, g, b]) => {
    const [red, green] = at(await golden(drawn(64, 64, () => [r, g, b])), 32, 32);
    expect(red).toBeGreaterThan(green + 5);
  },
);

it('leaves navy cloth blue', async () => {
  const [r, g, b] = at(await golden(drawn(64, 64, () => [28, 50, 110])), 32, 32);
  expect(b).toBeGreaterThan(Math.max(r, g) + 20);
});

it('keeps the shapes of a picture that is light all over', async () => {
  const stripes = drawn(96, 64, (x) => (x % 16 < 8 ? [236, 236, 232] : [196, 196, 192]));
  const result = await golden(stripes);
  expect(Math.abs(at(result, 12, 20)[1] - at(result, 4, 20)[1])).toBeGreaterThan(24);
});

it('keeps transparency', async () => {
  const see = drawn(32, 32, () => [90, 120, 150]);
  const data = new Uint8Array(32 * 32 * 4).map((_, i) => (i % 4 === 3 ? 77 : (see.data[0] ?? 0)));
  const result = await golden({ data, width: 32, height: 32, channels: 4 });
  expect(result.channels).toBe(4);
  expect(result.data[3]).toBe(77);
});
