import { describe, expect, test } from 'vitest';
import { complex, transformSquare } from './fourier.ts';

const size = 16;

describe('the transform of a square', () => {
  test('of a wave is its frequency and the mirrored one', () => {
    const wave = complex(size * size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        wave.re[y * size + x] = Math.cos((2 * Math.PI * (3 * x + 2 * y)) / size);
      }
    }
    transformSquare(wave, size, 'forwards');
    const loud = [...wave.re.entries()].filter(([, value]) => Math.abs(value) > 1e-6);
    expect(loud.map(([index]) => index)).toEqual([2 * size + 3, 14 * size + 13]);
    expect(loud[0]?.[1]).toBeCloseTo(size ** 2 / 2);
  });

  test('there and back is the square', () => {
    const square = complex(size * size);
    for (let i = 0; i < square.re.length; i++) square.re[i] = ((i * 7919) % 101) - 50;
    const before = square.re.slice();
    transformSquare(square, size, 'forwards');
    transformSquare(square, size, 'backwards');
    for (const [i, value] of square.re.entries()) expect(value).toBeCloseTo(before[i] as number);
  });
});
