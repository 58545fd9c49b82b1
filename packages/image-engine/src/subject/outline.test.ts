import { expect, it } from 'vitest';
import type { Mask } from '../picture/picture.ts';
import { boundsOf, outlineOf } from './outline.ts';

function maskOf(width: number, height: number, isInside: (x: number, y: number) => boolean): Mask {
  const data = Uint8Array.from({ length: width * height }, (_, p) =>
    isInside(p % width, Math.floor(p / width)) ? 255 : 0,
  );
  return { data, width, height };
}

it('draws a rectangle with four corners', () => {
  const mask = maskOf(20, 10, (x, y) => x >= 5 && x < 15 && y >= 2 && y < 8);
  expect(boundsOf(mask)).toEqual({ left: 0.25, top: 0.2, right: 0.75, bottom: 0.8 });
  const [ring, ...more] = outlineOf(mask);
  expect(more).toEqual([]);
  expect(ring).toHaveLength(4);
  expect(ring).toEqual(
    expect.arrayContaining([
      [0.25, 0.2],
      [0.75, 0.2],
      [0.75, 0.8],
      [0.25, 0.8],
    ]),
  );
});

it('says nothing of an empty mask, and all of a full one', () => {
  const empty = maskOf(4, 4, () => false);
  expect([boundsOf(empty), outlineOf(empty)]).toEqual([null, []]);
  const full = maskOf(1, 1, () => true);
  expect(boundsOf(full)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  expect(outlineOf(full)[0]).toHaveLength(4);
});

it('gives a ring its hole, the biggest first', () => {
  const mask = maskOf(80, 80, (x, y) => {
    const away = Math.hypot(x - 40, y - 40);
    return away < 30 && away > 12;
  });
  const rings = outlineOf(mask);
  expect(rings).toHaveLength(2);
  expect(Math.min(...(rings[0] ?? []).map(([x]) => x))).toBeLessThan(0.15);
});

it('stays small however ragged the mask is', () => {
  const mask = maskOf(200, 200, (x, y) => (x * 7 + y * 13) % 5 > 1 || (x > 50 && y % 3 > 0));
  const rings = outlineOf(mask);
  expect(rings.length).toBeLessThanOrEqual(8);
  for (const ring of rings) expect(ring.length).toBeLessThanOrEqual(400);
});

it('tells two pixels that touch at a corner apart, and ends', () => {
  const mask = maskOf(4, 4, (x, y) => (x === 1 && y === 1) || (x === 2 && y === 2));
  expect(outlineOf(mask)).toHaveLength(2);
});
