import { test } from 'vitest';

/** False in the short form, which is part of `npm test`; true in the full one. */
export const isFull: boolean = process.env.FAULTS !== 'short';

/** Picks a number of rounds or requests by the form that runs. */
export const inForm = (short: number, full: number): number => (isFull ? full : short);

/** A test that the short form leaves out. */
export function testInFull(sentence: string, run: () => Promise<void>): void {
  if (isFull) test(sentence, run);
}

/** Prints a measured figure; what is measured here is quoted in reports, not only asserted. */
export function report(figures: string): void {
  process.stdout.write(`    ${figures}\n`);
}
