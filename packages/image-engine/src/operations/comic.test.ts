import { expect, it } from 'vitest';
import { at, drawn, edited, scene } from '../testing/pictures.ts';

it('shades with dots', async () => {
  const ramp = drawn(
    240,
    60,
    (x) => [x, x * 0.6, x * 0.4].map(Math.round) as [number, number, number],
  );
  const result = await edited(ramp, 'Make it a comic');
  const jumps = Array.from({ length: 120 }, (_, k) => {
    const [here, next] = [at(result, 80 + k, 31)[0], at(result, 81 + k, 31)[0]];
    return Math.abs(here - next) > 12;
  }).filter(Boolean);
  expect(jumps.length).toBeGreaterThan(10);
});

it('fills the deepest shade with solid black', async () => {
  const dark = drawn(120, 80, (x) => (x < 10 ? [8, 8, 10] : [200, 160, 90]));
  const [r, g, b] = at(await edited(dark, 'comic book style'), 4, 40);
  expect(Math.max(r, g, b)).toBeLessThan(26);
});

it.each(['manga page', 'make it a black and white comic'])(
  'prints “%s” without colour',
  async (prompt) => {
    const { data } = await edited(scene(), prompt);
    for (let i = 0; i < data.length; i += 3) {
      expect(data[i + 1]).toBe(data[i]);
      expect(data[i + 2]).toBe(data[i]);
    }
  },
);
