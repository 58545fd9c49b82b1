import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigner } from '@nano-banana/provenance';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeal } from '../services/print-jobs/seal.ts';
import { StartupError } from '../startup-error.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { settings } from './database/schema.ts';
import { openProvenanceSecrets } from './provenance-secrets.ts';

const seal = createSeal(new Uint8Array(32).fill(1));
const [first, second] = ['ab'.repeat(32), 'cd'.repeat(32)];

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(settings));
afterAll(() => database.close());

const open = (provenanceKey?: string, c2paFiles?: { certificates: string; privateKey: string }) =>
  openProvenanceSecrets(database.db, seal, { provenanceKey, c2paFiles });

const versions = ({ keys }: Awaited<ReturnType<typeof open>>) =>
  keys.map(({ version, key }) => [version, Buffer.from(key).toString('hex')]);

test('key and certificate are made once, sealed, and the same for all who start at once', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect(versions(one)).toEqual(versions(other));
  expect(one.signer).toEqual(other.signer);
  expect(one.isSelfMade).toBe(true);
  expect(await open()).toEqual(one);
  const kept = JSON.stringify(await database.db.select().from(settings));
  expect(kept).not.toContain(versions(one)[0]?.[1]);
  expect(kept).not.toContain('PRIVATE KEY');
});

test('a new key of the operator’s marks, and those before it still find', async () => {
  await open(first);
  expect(versions(await open(second))).toEqual([
    [2, second],
    [1, first],
  ]);
  expect(versions(await open(first))).toEqual([
    [1, first],
    [2, second],
  ]);
  expect(versions(await open())).toEqual([
    [2, second],
    [1, first],
  ]);
});

test('the operator’s certificate signs; what does not work is told at the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-signer-'));
  const files = { certificates: join(folder, 'chain.pem'), privateKey: join(folder, 'key.pem') };
  await expect(open(undefined, files)).rejects.toThrow(StartupError);
  const signer = await makeSigner('An operator');
  await writeFile(files.certificates, signer.certificates);
  await writeFile(files.privateKey, signer.privateKey);
  expect(await open(undefined, files)).toMatchObject({ signer, isSelfMade: false });
  await writeFile(files.privateKey, (await makeSigner('Another')).privateKey);
  await expect(open(undefined, files)).rejects.toThrow(/not that of the first certificate/);
  await rm(folder, { recursive: true });
});
