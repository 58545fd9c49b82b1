import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createSeal, type Seal } from '../services/print-jobs/seal.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database/index.ts';
import { settings } from './database/schema.ts';

const keyBytes = 32;
const settingName = 'data-key-fingerprint';

/**
 * The key that addresses are encrypted with: the operator's, else one that is made at the first start
 * and kept beside the data.
 *
 * @param dataKey 64 hexadecimal digits.
 * @throws StartupError when it is not the key that this database was used with.
 */
export async function openDataKey(
  db: Database,
  { dataDir, dataKey }: { dataDir: string; dataKey: string | undefined },
): Promise<Seal> {
  const seal = createSeal(Buffer.from(dataKey ?? (await ownKey(dataDir)), 'hex'));
  await db
    .insert(settings)
    .values({ name: settingName, value: seal.fingerprint })
    .onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.name, settingName));
  if (kept?.value === seal.fingerprint) return seal;
  throw new StartupError(
    dataKey
      ? 'DATA_KEY is not the key that the addresses in this database are encrypted with; set the one that was used before.'
      : `The addresses in this database are encrypted with another key than that in ${join(dataDir, 'data.key')}; set DATA_KEY to the content of data.key of the server that was there first.`,
  );
}

/** Reads the key file, and makes it first when there is none. */
async function ownKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'data.key');
  const read = () => readFile(file, 'utf8').then((text) => text.trim());
  const found = await read().catch(orMissing);
  if (found === undefined) await makeKey(dataDir, file);
  const key = found ?? (await read());
  if (/^[0-9a-f]{64}$/.test(key)) return key;
  throw new StartupError(
    `The file ${file} must hold 64 hexadecimal digits; restore it from a backup.`,
  );
}

/** Whole or not at all, and the first of two processes wins. */
async function makeKey(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('hex')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
