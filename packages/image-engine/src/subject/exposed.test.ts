import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { exposed } from './exposed.ts';

const lit = (light: number) =>
  drawn(20, 20, (x) => [x * 12 * light, x * 10 * light, 200 * light] as [number, number, number]);

it('brings an underexposed picture to usual light, and leaves others', () => {
  const usual = lit(1).data.slice();
  expect(exposed(lit(1)).data).toEqual(usual);
  const brightest = Math.max(...exposed(lit(0.3)).data);
  expect(brightest).toBeGreaterThan(180);
  expect(Math.max(...exposed(lit(0.05)).data)).toBeLessThan(60);
});
