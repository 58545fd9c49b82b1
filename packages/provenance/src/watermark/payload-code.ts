/** Bits of an id. */
const ID_BITS = 64;
const CHECK_BITS = 24;
/** Zeros that bring the encoder back to its first state. */
const TAIL_BITS = 8;
const STATES = 2 ** TAIL_BITS;
const RATE = 4;
const STEPS = ID_BITS + CHECK_BITS + TAIL_BITS;

/** Coded bits of one payload. */
export const CODE_BITS = STEPS * RATE;

/**
 * Generators of the convolutional code with constraint length 9 and rate 1/4 that has the greatest free
 * distance, 24 (Proakis, Digital Communications, table of rate 1/4 codes).
 */
const GENERATORS = [0o463, 0o535, 0o733, 0o745];

/** For each content of the encoder's register, the four bits that come out. */
const OUTPUTS = Uint8Array.from({ length: 2 * STATES }, (_, register) =>
  GENERATORS.reduce((word, generator, k) => word | (parity(register & generator) << k), 0),
);

function parity(word: number): number {
  let folded = word ^ (word >> 8);
  folded ^= folded >> 4;
  folded ^= folded >> 2;
  return (folded ^ (folded >> 1)) & 1;
}

/** CRC-24 of OpenPGP (RFC 9580, section 6.1) over the id's bits. */
function check(id: bigint): number {
  let crc = 0xb704ce;
  for (let bit = ID_BITS - 1; bit >= 0; bit--) {
    const feedback = ((crc >>> 23) & 1) ^ Number((id >> BigInt(bit)) & 1n);
    crc = (crc << 1) & 0xffffff;
    if (feedback) crc ^= 0x864cfb;
  }
  return crc;
}

/** The coded bits of an id, as 1 for 0 and -1 for 1. */
export function encodeId(id: bigint): Int8Array {
  const word = (BigInt.asUintN(ID_BITS, id) << BigInt(CHECK_BITS)) | BigInt(check(id));
  const code = new Int8Array(CODE_BITS);
  let register = 0;
  for (let step = 0; step < STEPS; step++) {
    const shift = ID_BITS + CHECK_BITS - 1 - step;
    const bit = shift >= 0 ? Number((word >> BigInt(shift)) & 1n) : 0;
    register = ((register << 1) | bit) & (2 * STATES - 1);
    const output = OUTPUTS[register] as number;
    for (let k = 0; k < RATE; k++) code[step * RATE + k] = (output >> k) & 1 ? -1 : 1;
  }
  return code;
}

/**
 * Finds the likeliest id (Viterbi, soft decisions).
 *
 * @param soft One value for each coded bit, positive for 0; its size says how sure it is.
 * @returns null when the check bits do not fit. A word of noise passes them with a chance of 2⁻²⁴.
 */
export function decodeId(soft: Float64Array): bigint | null {
  let best = new Float64Array(STATES).fill(-Infinity);
  let next = new Float64Array(STATES);
  best[0] = 0;
  /** Which of a state's two predecessors was better. */
  const choices = new Uint8Array(STEPS * STATES);
  const gains = new Float64Array(2 ** RATE);
  for (let step = 0; step < STEPS; step++) {
    for (let word = 0; word < gains.length; word++) gains[word] = gainOf(word, soft, step * RATE);
    const isTail = step >= ID_BITS + CHECK_BITS;
    for (let state = 0; state < STATES; state++) {
      const low = state >> 1;
      const high = low | (STATES >> 1);
      const fromLow = (best[low] as number) + (gains[OUTPUTS[state] as number] as number);
      const fromHigh =
        (best[high] as number) + (gains[OUTPUTS[state | STATES] as number] as number);
      const isHigh = fromHigh > fromLow;
      choices[step * STATES + state] = isHigh ? 1 : 0;
      next[state] = isTail && state & 1 ? -Infinity : isHigh ? fromHigh : fromLow;
    }
    [best, next] = [next, best];
  }
  return checked(traceBack(choices));
}

function gainOf(word: number, soft: Float64Array, from: number): number {
  let gain = 0;
  for (let k = 0; k < RATE; k++) {
    const value = soft[from + k] as number;
    gain += (word >> k) & 1 ? -value : value;
  }
  return gain;
}

function traceBack(choices: Uint8Array): bigint {
  let word = 0n;
  let state = 0;
  for (let step = STEPS - 1; step >= 0; step--) {
    const shift = ID_BITS + CHECK_BITS - 1 - step;
    if (shift >= 0 && state & 1) word |= 1n << BigInt(shift);
    state = (state >> 1) | ((choices[step * STATES + state] as number) << (TAIL_BITS - 1));
  }
  return word;
}

function checked(word: bigint): bigint | null {
  const id = word >> BigInt(CHECK_BITS);
  return BigInt(check(id)) === BigInt.asUintN(CHECK_BITS, word) ? id : null;
}
