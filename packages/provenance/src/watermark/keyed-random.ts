import { createHmac } from 'node:crypto';

/**
 * Numbers from 0 up to 1 that only who has the key can foretell: xoshiro128** (Blackman and Vigna, public
 * domain), seeded with HMAC-SHA-256 of the purpose.
 *
 * @param purpose Each gives numbers of its own.
 */
export function keyedRandom(key: Uint8Array, purpose: string): () => number {
  const seed = createHmac('sha256', key).update(purpose).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => seed.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result / 4_294_967_296;
  };
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Brings a list into a random order, in place (Fisher and Yates). */
export function shuffle<List extends Uint16Array>(list: List, random: () => number): List {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = list[i] as number;
    list[i] = list[j] as number;
    list[j] = held;
  }
  return list;
}
