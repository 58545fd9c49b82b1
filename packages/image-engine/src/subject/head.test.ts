import { describe, expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { addHead } from './head.ts';

const [width, height] = [120, 100];
const SKIN: Triple = [205, 150, 125];
const GROUND: Triple = [70, 100, 140];

const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

/** A blob of skin of that height, and whether there is a body below it. */
function likelyWith(ry: number, hasBody: boolean): Float32Array {
  const picture = drawn(width, height, (x, y) =>
    inEllipse(x, y, 60, 48 - ry, 9, ry) ? SKIN : GROUND,
  );
  const likely = Float32Array.from({ length: width * height }, (_, p) =>
    hasBody && p % width > 40 && p % width < 80 && p >= 48 * width ? 1 : 0,
  );
  addHead(likely, picture);
  return likely;
}

describe('addHead', () => {
  it('adds a face that stands on a body, and perhaps the hair around it', () => {
    const likely = likelyWith(12, true);
    expect(likely[36 * width + 60]).toBe(1);
    expect(likely[21 * width + 60]).toBeCloseTo(0.6);
    expect(likely[36 * width + 90]).toBe(0);
  });

  it('adds none without a body', () => {
    expect(likelyWith(12, false).some((share) => share > 0)).toBe(false);
  });

  it('takes what is longer or flatter than a face for none', () => {
    expect(likelyWith(22, true)[30 * width + 60]).toBe(0);
    expect(likelyWith(5, true)[43 * width + 60]).toBe(0);
  });
});
