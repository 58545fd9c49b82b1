import { expect, it } from 'vitest';
import { at, drawn, edited, mean } from '../testing/pictures.ts';

const edge = drawn(128, 64, (x) => (x < 64 ? [0, 0, 0] : [255, 255, 255]));

it('softens an edge and keeps the size', async () => {
  const result = await edited(edge, 'blur it');
  expect([result.width, result.height]).toEqual([128, 64]);
  expect(at(result, 64, 32)[0]).toBeGreaterThan(60);
  expect(at(result, 64, 32)[0]).toBeLessThan(200);
});

it('spreads further the more is asked, and keeps the mean', async () => {
  const reach = async (prompt: string) => at(await edited(edge, prompt), 62, 32)[0];
  expect(await reach('blur it slightly')).toBeLessThan(await reach('blur it a lot'));
  expect(Math.abs(mean(await edited(edge, 'blur it a lot'))[0] - mean(edge)[0])).toBeLessThan(3);
});
