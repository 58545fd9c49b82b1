import { expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { apply, at, drawn, edited, mean } from '../testing/pictures.ts';

it('leaves lights blank and has no black', async () => {
  const halves = drawn(160, 100, (x) => (x < 80 ? [0, 0, 0] : [255, 255, 255]));
  const result = await edited(halves, 'Paint it in watercolour');
  const [r, g, b] = at(result, 140, 50);
  expect(Math.min(r, g, b)).toBeGreaterThan(232);
  const dark = mean({ ...drawn(40, 60, (x, y) => at(result, x + 10, y + 20)) });
  expect(Math.min(...dark)).toBeGreaterThan(12);
  expect(dark[2]).toBeGreaterThan(dark[0]);
});

it('lets pigment settle in the grain of the paper', async () => {
  const flat = drawn(120, 90, (x) => (x < 60 ? [90, 120, 160] : [92, 122, 162]));
  const result = await edited(flat, 'aquarelle');
  const values = new Set(Array.from({ length: 50 }, (_, k) => at(result, 10 + k, 45)[0]));
  expect(values.size).toBeGreaterThan(5);
});

it('gathers pigment along the edge of a wash', async () => {
  const edge = drawn(300, 200, (x) => (x < 150 ? [120, 130, 150] : [220, 225, 235]));
  const result = await edited(edge, 'watercolour painting');
  const column = (x: number) => mean(drawn(3, 160, (dx, y) => at(result, x + dx, y + 20)))[0];
  const inside = Math.min(...Array.from({ length: 10 }, (_, k) => column(138 + k)));
  expect(inside).toBeLessThan(column(90) - 6);
});

/** An orange disc, cut out: black, hidden, around it. */
const cutOut = (): Pixels => {
  const data = new Uint8Array(200 * 160 * 4);
  for (let p = 0; p < 200 * 160; p++)
    if (Math.hypot((p % 200) - 100, Math.floor(p / 200) - 80) < 56)
      data.set([250, 190, 110, 255], p * 4);
  return { data, width: 200, height: 160, channels: 4 };
};

it('brings no hidden black into what is cut out', async () => {
  const { data } = await apply(cutOut(), { op: 'watercolour', params: { percent: 60 } });
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] === 255) expect(data[i] as number).toBeGreaterThan(150);
});
