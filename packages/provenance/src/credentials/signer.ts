import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';

/** Who signs. */
export interface Signer {
  /** DER; the signer's own first, then who vouches for it. */
  certificates: Uint8Array[];
  /** Of the first certificate; on the curve P-256. */
  privateKey: KeyObject;
  /** The last certificate as PEM: what a reader trusts to know this signer. */
  anchor: string;
}

/** A signer as it is written down. */
export interface SignerPem {
  /** One or more certificates, the signer's own first. */
  certificates: string;
  /** PKCS #8 or SEC 1. */
  privateKey: string;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * Reads a signer.
 *
 * @throws RangeError that says what is wrong with it.
 */
export function readSigner({ certificates: chain, privateKey: key }: SignerPem): Signer {
  const pems = chain.match(CERTIFICATE) ?? [];
  const certificates = pems.map(toCertificate);
  const [own] = certificates;
  const anchor = pems.at(-1);
  if (!own || !anchor) throw new RangeError('There is no certificate in PEM form.');
  const privateKey = toPrivateKey(key);
  if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new RangeError('The key must be an EC key on the curve P-256 (ES256).');
  }
  if (!own.publicKey.equals(createPublicKey(privateKey))) {
    throw new RangeError('The key is not that of the first certificate.');
  }
  return { certificates: certificates.map(({ raw }) => new Uint8Array(raw)), privateKey, anchor };
}

function toCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    throw new RangeError('A certificate cannot be read.', { cause });
  }
}

function toPrivateKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new RangeError('The key cannot be read.', { cause });
  }
}
