import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';
import { drawn } from '../testing/pictures.ts';

it('puts a white edge around the subject and nothing beyond it', async () => {
  const { data, width } = await applyToMarked(disc(240, 180), { op: 'sticker', params: {} });
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  expect(at(2, 2)).toEqual([0, 0, 0, 0]);
  expect(at(120, 90)[3]).toBe(255);
  const row = Array.from({ length: 120 }, (_, x) => at(x, 90));
  const white = row.filter(([r, g, b, a]) => a === 255 && Math.min(r ?? 0, g ?? 0, b ?? 0) > 245);
  expect(white.length).toBeGreaterThanOrEqual(3);
});

it('has an edge of the colour and the width that is asked for', async () => {
  const red = { name: 'red', rgb: [214, 40, 48] as const };
  const widthOf = async (params: object) => {
    const { data, width } = await applyToMarked(disc(240, 180), { op: 'sticker', params });
    return Array.from({ length: 120 }, (_, x) => data.subarray((90 * width + x) * 4)).filter(
      ([r, g, b, a]) => a === 255 && r === 214 && g === 40 && b === 48,
    ).length;
  };
  const [thin, usual, thick] = [
    await widthOf({ colour: red, edge: 0.01 }),
    await widthOf({ colour: red }),
    await widthOf({ colour: red, edge: 0.05 }),
  ];
  expect(thin).toBeGreaterThan(0);
  expect(usual).toBeGreaterThan(thin);
  expect(thick).toBeGreaterThan(usual);
});

it('is cut past a narrow bay of the outline, which is paper', async () => {
  const twoTowers = drawn(240, 180, (x, y) => {
    const isBlock = Math.abs(x - 120) < 50 && y > 40 && y < 140;
    const isBay = Math.abs(x - 120) < 8 && y < 110;
    const grain = ((x * 7 + y * 13) % 5) * 6;
    return isBlock && !isBay ? [226, 120 + (y % 3), 40] : [40 + grain, 120 + grain, 50];
  });
  const { data, width } = await applyToMarked(twoTowers, { op: 'sticker', params: {} });
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  expect(at(120, 80)).toEqual([255, 255, 255, 255]);
  expect(at(40, 80)[3]).toBe(0);
});
