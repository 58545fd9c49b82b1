import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes of a nonce for AES-GCM (NIST SP 800-38D, 8.2). */
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** Keeps what is personal unreadable for whoever has the database but not the key. */
export interface Seal {
  /** Encrypts and authenticates plain data with AES-256-GCM; bound to a name, so that it fits nowhere else. */
  close(name: string, value: object): string;
  /** @throws Error when it was sealed with another key or for another name, or changed since. */
  open(name: string, sealed: string): unknown;
  /** Tells equal texts from others without saying what they are: HMAC-SHA-256. */
  blind(text: string): string;
  /** Tells this key from others. */
  readonly fingerprint: string;
}

/** @param key 32 random bytes. */
export function createSeal(key: Uint8Array): Seal {
  // One key each (RFC 5869), so that none of the uses says anything about another.
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
  const [cipherKey, blindKey] = [derive('seal'), derive('blind')];
  return {
    close(name, value) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce)
        .setAAD(Buffer.from(name))
        .setAuthTag(tag);
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
    },
    blind: (text) => createHmac('sha256', blindKey).update(text).digest('hex'),
    fingerprint: derive('fingerprint').toString('hex').slice(0, 16),
  };
}
