import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../stores/database/index.ts';
import { partnerKeys } from '../stores/database/schema.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { createPartnerKeysService, type PartnerKeysService } from './partner-keys.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let keys: PartnerKeysService;
beforeAll(async () => {
  database = await openTestDatabase();
  keys = createPartnerKeysService(database.db);
});
afterAll(() => database.close());

const shop = { name: 'Shop', origins: ['https://shop.example'], tier: 'free' } as const;

test('a new key is found by what was shown once', async () => {
  const { key, entry } = await keys.create(shop);
  expect(key).toMatch(/^nb_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
  expect(await keys.find(key)).toEqual({ id: entry.id, ...shop });
});

test('the secret of a key is nowhere in the database', async () => {
  const { key } = await keys.create(shop);
  const secret = key.slice('nb_'.length + 12 + 1);
  const stored = JSON.stringify(await database.db.select().from(partnerKeys));
  expect(stored).not.toContain(secret);
  expect(JSON.stringify(await keys.list())).not.toMatch(/hash/);
});

describe('a key is not found', () => {
  test('with another secret, under another id or malformed', async () => {
    const { key } = await keys.create(shop);
    const last = key.endsWith('A') ? 'B' : 'A';
    const wrong = [
      key.slice(0, -1) + last,
      key.replace(/^nb_.{12}/, 'nb_000000000000'),
      key.slice(0, -1),
      key.toUpperCase(),
      `${key} `,
      '',
    ];
    for (const text of wrong) expect(await keys.find(text)).toBeUndefined();
  });

  test('once it is revoked, and stays so since the first time', async () => {
    const { key, entry } = await keys.create(shop);
    const revoked = await keys.revoke(entry.id);
    expect(revoked?.revokedAt).toBeInstanceOf(Date);
    expect(await keys.find(key)).toBeUndefined();
    expect(await keys.revoke(entry.id)).toEqual(revoked);
  });
});

test('revoking an unknown id says that there is none', async () => {
  expect(await keys.revoke('ffffffffffff')).toBeUndefined();
});

test('the list has all keys, oldest first, revoked ones too', async () => {
  const { entry: first } = await keys.create(shop);
  await keys.revoke(first.id);
  const { entry: second } = await keys.create({ ...shop, name: 'Other' });
  const ids = (await keys.list()).map(({ id }) => id);
  expect(ids.slice(-2)).toEqual([first.id, second.id]);
});

describe('origins', () => {
  test('are kept as browsers send them, once each', async () => {
    const origins = ['https://Shop.example/', 'https://shop.example:443', 'http://localhost:3000'];
    const { entry } = await keys.create({ ...shop, origins });
    expect(entry.origins).toEqual(['https://shop.example', 'http://localhost:3000']);
  });

  test.each([
    ['shop.example', 'is not an origin'],
    ['*', 'is not an origin'],
    ['https://*.shop.example', 'is not an origin'],
    ['ftp://shop.example', 'is not an origin'],
    ['null', 'is not an origin'],
    ['https://shop.example/cart', 'is more than an origin'],
    ['https://ada@shop.example', 'is more than an origin'],
    ['http://shop.example', 'is not encrypted'],
  ])('that make no sense are refused with a sentence: %s', async (origin, words) => {
    await expect(keys.create({ ...shop, origins: [origin] })).rejects.toThrow(words);
  });
});
