import { sign } from 'node:crypto';
import type { Signer } from './signer.ts';

/** Bytes that a signer's signatures take; what they do not need is filled up with zeros. */
export function signatureBytes({ certificates }: Signer): number {
  return certificates.reduce((total, { length }) => total + length + 8, 256);
}

/** Major types of CBOR (RFC 8949, section 3.1). */
const BYTES = 2;
const TEXT = 3;
const LIST = 4;

/** A value's first byte with its length or number behind it. */
function head(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  if (length < 2 ** 8) return Buffer.from([kind | 24, length]);
  if (length < 2 ** 16) return Buffer.from([kind | 25, length >> 8, length & 255]);
  const long = Buffer.alloc(5);
  long.writeUInt8(kind | 26);
  long.writeUInt32BE(length, 1);
  return long;
}

const bytes = (content: Uint8Array) => Buffer.concat([head(BYTES, content.length), content]);
const text = (content: string) =>
  Buffer.concat([head(TEXT, Buffer.byteLength(content)), Buffer.from(content)]);
const list = (items: readonly Uint8Array[]) => Buffer.concat([head(LIST, items.length), ...items]);

/** Map of two entries: 1 (alg) is -7 (ES256), 33 (x5chain) the certificates (RFC 9052, RFC 9360). */
function protectedHeader(certificates: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xa2, 0x01, 0x26, 0x18, 0x21]),
    list(certificates.map(bytes)),
  ]);
}

/**
 * Signs a claim as COSE_Sign1 with ES256 (RFC 9052, section 4.2), with the certificates in its protected header as
 * C2PA wants them (specification 2.2, section 14.6).
 */
export function signClaim(claim: Uint8Array, signer: Signer): Uint8Array {
  const { certificates, privateKey } = signer;
  const size = signatureBytes(signer);
  const header = bytes(protectedHeader(certificates));
  const toSign = list([text('Signature1'), header, bytes(Buffer.alloc(0)), bytes(claim)]);
  const signature = sign('sha256', toSign, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  /** Tag 18, the two headers, no payload (it lies elsewhere in the file), the signature. */
  const withPadding = (length: number) =>
    Buffer.concat([
      Buffer.from([0xd2, 0x84]),
      header,
      Buffer.from([0xa1]),
      text('pad'),
      bytes(Buffer.alloc(length)),
      Buffer.from([0xf6]),
      bytes(signature),
    ]);
  let padding = size - withPadding(0).length;
  // The padding's own length takes up to four bytes more than that of nothing.
  while (withPadding(padding).length > size) padding -= 1;
  return new Uint8Array(withPadding(padding));
}
