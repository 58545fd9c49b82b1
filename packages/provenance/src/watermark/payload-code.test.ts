import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_BITS, decodeId, encodeId } from './payload-code.ts';

const ids = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

/** Noise with a mean square of about 1, the same for the same seed (twelve uniform numbers, less their mean). */
function noise(seed: number): Float64Array {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  return Float64Array.from({ length: CODE_BITS }, () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += next();
    return sum;
  });
}

describe('an id', () => {
  test('comes back from its coded bits', () => {
    fc.assert(
      fc.property(ids, (id) => decodeId(Float64Array.from(encodeId(id))) === id),
      { numRuns: 20 },
    );
  });

  test('comes back from noise as loud as its bits are', () => {
    const id = 0x0123456789abcdefn;
    const code = encodeId(id);
    for (let seed = 1; seed <= 5; seed++) {
      const soft = noise(seed).map((value, index) => value + (code[index] as number));
      expect(decodeId(soft)).toBe(id);
    }
  });

  test('is not read from noise alone, nor from nothing at all', () => {
    for (let seed = 1; seed <= 40; seed++) expect(decodeId(noise(seed))).toBeNull();
    expect(decodeId(new Float64Array(CODE_BITS))).toBeNull();
  });
});
