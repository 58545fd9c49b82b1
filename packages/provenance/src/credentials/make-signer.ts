import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { SignerPem } from './signer.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const years = (count: number, from: Date) => new Date(from.getTime() + count * 365.25 * 86_400_000);

/** Years that it is valid; nobody renews what nobody outside knows. */
const LIFETIME = 10;

/**
 * Makes a root and a certificate from it, with what C2PA demands of a signer (specification 2.2, section 14.5): a
 * key for digital signatures, the extended usage e-mail protection, an organisation. Nobody outside vouches for it.
 *
 * @param organisation Said to be who signs.
 * @param now From when it is valid.
 */
export async function makeSigner(organisation: string, now = new Date()): Promise<SignerPem> {
  cryptoProvider.set(webcrypto);
  const rootKeys = await newKeys();
  const keys = await newKeys();
  // A client whose clock is behind by some minutes still takes it.
  const notBefore = new Date(now.getTime() - 3_600_000);
  const notAfter = years(LIFETIME, now);
  const common = { notBefore, notAfter, signingAlgorithm: curve };
  const issuer = `CN=${organisation} self-made root, O=${organisation}`;
  const root = await X509CertificateGenerator.createSelfSigned({
    ...common,
    serialNumber: newSerial(),
    name: issuer,
    keys: rootKeys,
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const own = await X509CertificateGenerator.create({
    ...common,
    serialNumber: newSerial(),
    subject: `CN=${organisation} (self-made certificate), O=${organisation}`,
    issuer,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection], false),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    certificates: `${own.toString('pem')}\n${root.toString('pem')}\n`,
    privateKey: PemConverter.encode(pkcs8, 'PRIVATE KEY'),
  };
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(curve, true, ['sign', 'verify']);
}

/** Positive, 64 bits of chance. */
function newSerial(): string {
  const bytes = webcrypto.getRandomValues(new Uint8Array(8));
  return Buffer.from([bytes[0] as number & 0x7f, ...bytes.subarray(1)]).toString('hex');
}
