import { expect, it } from 'vitest';
import { apply, at, drawn, edited, scene } from '../testing/pictures.ts';

const fog = (pixels: ReturnType<typeof scene>, percent = 60) =>
  apply(pixels, { op: 'fog', params: { percent } });
/** The same stripes near (below) and far (above). */
const stripes = drawn(160, 120, (x) => ((x >> 3) % 2 ? [120, 60, 40] : [50, 40, 30]));
const contrast = (p: typeof stripes, y: number) => Math.abs(at(p, 84, y)[0] - at(p, 92, y)[0]);

it('thickens with distance', async () => {
  const result = await fog(stripes);
  expect(contrast(result, 112)).toBeGreaterThan(contrast(result, 20) * 1.5);
});

it('thickens when asked', async () => {
  expect(contrast(await fog(stripes, 100), 60)).toBeLessThan(contrast(await fog(stripes, 30), 60));
});

it('has the light of its picture: night fog is no white wall', async () => {
  const result = await fog(drawn(96, 64, () => [14, 16, 22]));
  expect(at(result, 48, 10)[1]).toBeLessThan(120);
});

it('is asked for as mist and haze too', async () => {
  const misty = await edited(scene(), 'make it misty');
  expect(misty.data).toEqual((await fog(scene())).data);
});
