import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeSigner, readSigner, type SignerPem } from '@nano-banana/provenance';
import { eq, like } from 'drizzle-orm';
import { product } from '../compute/product.ts';
import type { Seal } from '../services/print-jobs/seal.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database/index.ts';
import { settings } from './database/schema.ts';

/** What pictures are marked and signed with. */
export interface ProvenanceSecrets {
  /** Keys of the watermark, the newest first: it marks, all of them find. At least one. */
  keys: [MarkKey, ...MarkKey[]];
  signer: SignerPem;
  /** Nobody outside vouches for the signer. */
  isSelfMade: boolean;
}

export interface MarkKey {
  /** 1 for the first, then counted up. */
  version: number;
  /** 32 bytes. */
  key: Uint8Array;
}

export interface ProvenanceConfig {
  /** The operator's key, 64 hexadecimal digits. */
  provenanceKey: string | undefined;
  /** The operator's certificate chain and key, both PEM files. */
  c2paFiles: { certificates: string; privateKey: string } | undefined;
}

const keyPrefix = 'provenance-key-';
const signerName = 'provenance-signer';

/**
 * Opens the keys that are kept in the database, sealed, so that all processes on it have the same; the first one
 * makes what is missing. A key of the operator's that is new becomes the newest, and the others still find.
 *
 * @throws StartupError when the operator's files cannot be used.
 */
export async function openProvenanceSecrets(
  db: Database,
  seal: Seal,
  { provenanceKey, c2paFiles }: ProvenanceConfig,
): Promise<ProvenanceSecrets> {
  const keys = await openKeys(db, seal, provenanceKey);
  if (c2paFiles) {
    return { keys, signer: await readFiles(c2paFiles), isSelfMade: false };
  }
  return { keys, signer: await ownSigner(db, seal), isSelfMade: true };
}

async function openKeys(db: Database, seal: Seal, wanted: string | undefined) {
  for (;;) {
    const kept = await readKeys(db, seal);
    const isThere = ({ key }: MarkKey) => Buffer.from(key).toString('hex') === wanted;
    const current = wanted === undefined ? kept[0] : kept.find(isThere);
    if (current) {
      const others = kept.filter((other) => other !== current);
      return [current, ...others] satisfies ProvenanceSecrets['keys'];
    }
    const name = `${keyPrefix}${kept.length + 1}`;
    const key = wanted ?? randomBytes(32).toString('hex');
    // Of two processes that make one at the same time, the second reads that of the first.
    await keep(db, name, seal.close(name, { key }));
  }
}

/** The newest first. */
async function readKeys(db: Database, seal: Seal): Promise<MarkKey[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.name, `${keyPrefix}%`));
  return rows
    .map(({ name, value }) => {
      const { key } = seal.open(name, value) as { key: string };
      return { version: Number(name.slice(keyPrefix.length)), key: Buffer.from(key, 'hex') };
    })
    .sort((a, b) => b.version - a.version);
}

async function ownSigner(db: Database, seal: Seal): Promise<SignerPem> {
  const read = async () => {
    const [row] = await db.select().from(settings).where(eq(settings.name, signerName));
    return row && (seal.open(signerName, row.value) as SignerPem);
  };
  const kept = await read();
  if (kept) return kept;
  const made = await makeSigner(product.name);
  await keep(db, signerName, seal.close(signerName, made));
  return (await read()) ?? made;
}

async function keep(db: Database, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
}

async function readFiles({
  certificates,
  privateKey,
}: {
  certificates: string;
  privateKey: string;
}) {
  const read = (name: string, file: string) =>
    readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartupError(`The file ${file} in ${name} cannot be read.`, { cause });
    });
  const signer = {
    certificates: await read('C2PA_CERT', certificates),
    privateKey: await read('C2PA_KEY', privateKey),
  };
  try {
    readSigner(signer);
  } catch (cause) {
    const what = cause instanceof RangeError ? cause.message : 'They cannot be read.';
    throw new StartupError(`C2PA_CERT and C2PA_KEY do not work: ${what}`, { cause });
  }
  return signer;
}
