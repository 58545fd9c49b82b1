import { expect, it } from 'vitest';
import { at, drawn, edited } from '../testing/pictures.ts';

it('steepens a soft edge', async () => {
  const soft = drawn(96, 64, (x) => {
    const v = Math.round(60 + 130 / (1 + Math.exp((48 - x) / 0.7)));
    return [v, v, v];
  });
  const result = await edited(soft, 'sharpen it');
  const rise = (p: typeof soft) => at(p, 49, 32)[0] - at(p, 47, 32)[0];
  expect(rise(result)).toBeGreaterThan(rise(soft));
});

it('works against the blur that there is', async () => {
  const soft = drawn(240, 160, (x) => {
    const from = 24 - Math.abs((x % 48) - 24);
    const v = Math.round(60 + 130 / (1 + Math.exp((12 - from) / 1.4)));
    return [v, v, v];
  });
  const result = await edited(soft, 'sharpen it');
  const rise = (p: typeof soft) => at(p, 110, 80)[0] - at(p, 106, 80)[0];
  expect(rise(result)).toBeGreaterThan(1.25 * rise(soft));
});
