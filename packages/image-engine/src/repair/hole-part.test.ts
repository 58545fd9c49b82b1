import { expect, it } from 'vitest';
import { holePart } from './hole-part.ts';

const SIZE = { width: 12, height: 10 };
const layerWith = (isHole: (x: number, y: number) => boolean) => ({
  ...SIZE,
  colours: Float32Array.from({ length: 12 * 10 * 3 }, (_, i) => i),
  texture: new Float32Array(12 * 10 * 2),
  hole: Uint8Array.from({ length: 12 * 10 }, (_, p) =>
    isHole(p % 12, Math.floor(p / 12)) ? 1 : 0,
  ),
  barred: new Uint8Array(12 * 10),
});

it('is the hole with its margin, as far as the picture goes, and leads back to the same pixels', () => {
  const layer = layerWith((x, y) => x > 8 && y > 3 && y < 6);
  const own = holePart(layer, 2);
  expect(own?.part).toMatchObject({ width: 5, height: 6 });
  expect([...(own?.part.colours.subarray(0, 3) ?? [])]).toEqual([93, 94, 95]);
  const placed = own?.placed(own.part.colours, 3);
  expect(placed?.[(4 * 12 + 9) * 3]).toBe((4 * 12 + 9) * 3);
  expect(placed?.[0]).toBe(0);
});

it('is nothing where there is no hole', () => {
  expect(
    holePart(
      layerWith(() => false),
      2,
    ),
  ).toBeNull();
});
