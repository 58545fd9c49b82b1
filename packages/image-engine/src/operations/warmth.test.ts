import { expect, it } from 'vitest';
import { apply, at, drawn, edited, mean, scene } from '../testing/pictures.ts';

it('raises red over blue when warmer, blue over red when cooler', async () => {
  const before = mean(scene());
  const warm = mean(await apply(scene(), { op: 'warmth', params: { percent: 30 } }));
  const cool = mean(await apply(scene(), { op: 'warmth', params: { percent: -30 } }));
  expect(warm[0] - warm[2]).toBeGreaterThan(before[0] - before[2]);
  expect(cool[0] - cool[2]).toBeLessThan(before[0] - before[2]);
});

it('keeps the luma of grey', async () => {
  const [r, g, b] = at(
    await apply(
      drawn(4, 4, () => [120, 120, 120]),
      { op: 'warmth', params: { percent: 30 } },
    ),
    1,
    1,
  );
  expect(Math.abs(0.2126 * r + 0.7152 * g + 0.0722 * b - 120)).toBeLessThan(1.5);
});

it('warms more the more is asked', async () => {
  const gap = async (prompt: string) => {
    const [r, , b] = mean(await edited(scene(), prompt));
    return r - b;
  };
  const [little, usual, much] = [
    await gap('slightly warmer'),
    await gap('warmer'),
    await gap('much warmer'),
  ];
  expect(little).toBeLessThan(usual);
  expect(usual).toBeLessThan(much);
});
