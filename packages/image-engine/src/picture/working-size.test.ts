import { expect, it } from 'vitest';
import { at, drawn } from '../testing/pictures.ts';
import type { Pixels } from './picture.ts';
import { atWorkingSize, workingSize } from './working-size.ts';

it('works on a small picture and gives back a large one', async () => {
  const seen: number[] = [];
  const result = await atWorkingSize(
    drawn(200, 100, (x) => (x < 100 ? [20, 40, 60] : [200, 180, 160])),
    50,
    (small, shrink) => {
      seen.push(small.width, small.height, small.channels, shrink);
      small.data.forEach((v, i) => {
        small.data[i] = 255 - v;
      });
      return small;
    },
  );
  expect(seen).toEqual([50, 25, 3, 4]);
  expect([result.width, result.height]).toEqual([200, 100]);
  expect(at(result, 20, 50)).toEqual([235, 215, 195]);
  expect(at(result, 180, 50)).toEqual([55, 75, 95]);
});

it('keeps transparency as it is', async () => {
  const data = Uint8Array.from({ length: 40 * 20 * 4 }, (_, i) =>
    i % 4 === 3 ? (i >> 2) % 256 : 90,
  );
  const picture: Pixels = { data: data.slice(), width: 40, height: 20, channels: 4 };
  for (const edge of [10, 100]) {
    const result = await atWorkingSize(picture, edge, (small) => {
      small.data.fill(7);
      return small;
    });
    expect(result.channels).toBe(4);
    result.data.forEach((v, i) => {
      expect(v).toBe(i % 4 === 3 ? data[i] : 7);
    });
  }
});

it('keeps at least one pixel of a thin picture', () => {
  expect(workingSize({ width: 8192, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
  expect(workingSize({ width: 1, height: 1 }, 1600)).toEqual({ width: 1, height: 1 });
});
