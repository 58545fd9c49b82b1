import { createHash, webcrypto } from 'node:crypto';

/**
 * The SHA-256 of a request's content, part by part, in hexadecimal: how the parts were sent, such as
 * the boundaries of a form, does not matter. Each part counts with its own hash, so that no two
 * lists of parts run together to the same bytes.
 *
 * @param parts Text, or bytes, which are hashed off the event loop: 50 MB block it for 30 ms and more.
 */
export async function fingerprint(
  parts: Iterable<string | Uint8Array<ArrayBuffer>>,
): Promise<string> {
  const whole = createHash('sha256');
  for (const part of parts) {
    whole.update(typeof part === 'string' ? hashText(part) : await hashBytes(part));
  }
  return whole.digest('hex');
}

const hashText = (text: string) => createHash('sha256').update(text).digest();

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes));
}
