import { expect, it } from 'vitest';
import { luminance, type Rgb } from '../grammar/words/colours.ts';
import { contrast, legibilityOn } from './legibility.ts';

const flat = (rgb: Rgb) => ({
  colours: Uint8Array.from(Array.from({ length: 100 }, () => rgb).flat()),
  clear: 0,
});

it.each([
  ['a deep sky', [100, 140, 200]],
  ['leaves', [70, 140, 60]],
  ['night', [20, 20, 40]],
] as [string, Rgb][])('writes in white over %s, with as much ground as that needs', (_, rgb) => {
  const { ink, shade, strength } = legibilityOn(flat(rgb), null, false);
  expect(ink).toEqual([255, 255, 255]);
  const ground = rgb.map((c, i) => c + ((shade[i] as number) - c) * strength) as unknown as Rgb;
  expect(contrast(luminance(ink), luminance(ground))).toBeGreaterThan(4.4);
});

it.each([
  ['a pale sky', [150, 190, 230]],
  ['sand', [240, 220, 170]],
  ['yellow', [250, 200, 60]],
] as [string, Rgb][])('writes in dark over %s', (_, rgb) => {
  const { ink, strength } = legibilityOn(flat(rgb), null, false);
  expect(luminance(ink)).toBeLessThan(0.02);
  expect(strength).toBe(0);
});
