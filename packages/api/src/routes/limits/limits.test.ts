import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('an anonymous visitor learns what is left, shortest window first', async () => {
  const app = openCallerApp(database.db, { dailyLimit: 1000, perMinute: 60 });
  const answer = await app.send('/api/limits', { address: '203.0.113.10' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    limits: [
      { name: 'minute', limit: 60, remaining: 60, resetSeconds: expect.any(Number) },
      { name: 'day', limit: 1000, remaining: 1000, resetSeconds: expect.any(Number) },
    ],
    key: null,
  });
});

test('a partner learns the tier of the key and its month', async () => {
  const app = openCallerApp(database.db, { dailyLimit: 1000 });
  const { key } = await app.keys.create({ name: 'Shop', origins: [], tier: 'free' });
  const headers = { authorization: `Bearer ${key}` };
  expect(await (await app.send('/api/limits', { headers })).json()).toMatchObject({
    limits: [
      { name: 'minute', limit: 10 },
      { name: 'month', limit: 100 },
    ],
    key: { name: 'Shop', tier: 'free' },
  });
});

test('asking does not count, and what is not limited is left out', async () => {
  const app = openCallerApp(database.db, { perMinute: 5 });
  const ask = async () => (await app.send('/api/limits', { address: '203.0.113.11' })).json();
  await ask();
  expect(await ask()).toMatchObject({ limits: [{ name: 'minute', remaining: 5 }] });
});
