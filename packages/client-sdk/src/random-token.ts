/** Enough that nobody can guess one: 128 bits. */
const BYTES = 16;
/** Characters that say something; the rest of base64 fills up. */
const LENGTH = 22;

/**
 * 22 characters of base64url.
 * @returns undefined where the runtime has no `crypto` (Node 18 without a flag): guessable ones are worse than none
 */
export function randomToken(): string | undefined {
  const bytes = globalThis.crypto?.getRandomValues(new Uint8Array(BYTES));
  if (!bytes) return undefined;
  const base64 = btoa(String.fromCharCode(...bytes)).slice(0, LENGTH);
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}
