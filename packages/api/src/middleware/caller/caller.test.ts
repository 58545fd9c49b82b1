import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
let key: string;
let anywhere: string;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db, { dailyLimit: 5 });
  const origins = ['https://shop.example', 'http://localhost:3000'];
  ({ key } = await app.keys.create({ name: 'Shop', origins, tier: 'free' }));
  ({ key: anywhere } = await app.keys.create({ name: 'Server', origins: [], tier: 'pro' }));
});
afterAll(() => database.close());

const ask = (headers: Record<string, string>, address?: string) =>
  app.send('/api/limits', { headers, ...(address && { address }) });

describe('a partner’s key', () => {
  test('is recognised, on pages of its origins and on servers', async () => {
    const authorization = `Bearer ${key}`;
    const pages: Record<string, string>[] = [
      {},
      { origin: 'https://shop.example' },
      { origin: 'http://localhost:3000' },
    ];
    for (const headers of pages) {
      const answer = await ask({ authorization, ...headers });
      expect(await answer.json()).toMatchObject({ key: { name: 'Shop', tier: 'free' } });
    }
  });

  test('without origins works on any page', async () => {
    const answer = await ask({
      authorization: `bearer ${anywhere}`,
      origin: 'https://any.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://any.example');
  });

  test.each([
    ['unknown', `Bearer nb_${'0'.repeat(12)}_${'A'.repeat(43)}`],
    ['malformed', 'Bearer nb_something'],
    ['missing', 'Bearer'],
    ['of another scheme', 'Token abc'],
  ])('that is %s is refused and told how to name one', async (_, authorization) => {
    const answer = await ask({ authorization });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toMatchObject({ success: false, code: 'key_invalid' });
  });

  test('that was revoked is refused', async () => {
    const made = await app.keys.create({ name: 'Old', origins: [], tier: 'free' });
    await app.keys.revoke(made.entry.id);
    expect((await ask({ authorization: `Bearer ${made.key}` })).status).toBe(401);
  });

  test.each(['https://evil.example', 'http://shop.example', 'https://shop.example:8443', 'null'])(
    'is refused on pages of other origins, which may not read that: %s',
    async (origin) => {
      const answer = await ask({ authorization: `Bearer ${key}`, origin });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'origin_forbidden' });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('vary')).toBe('Origin');
    },
  );
});

describe('pages may read', () => {
  test('what a key of theirs gets, and no other page', async () => {
    const origin = 'https://shop.example';
    const answer = await ask({ authorization: `Bearer ${key}`, origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  test('errors that such a key gets', async () => {
    const origin = 'https://shop.example';
    const headers = { authorization: `Bearer ${key}`, origin };
    const answer = await app.send('/api/feedback', { headers, body: '{' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('anonymous answers wherever they are', async () => {
    const answer = await ask({ origin: 'https://any.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

test('a password that a proxy asked for is none of our business', async () => {
  const answer = await ask({ authorization: 'Basic YWRhOnB3' });
  expect(await answer.json()).toMatchObject({ key: null });
});

test.each(['short', 'x'.repeat(129), 'with blank in between', 'ümläute-ümläute-ümläute'])(
  'a malformed visitor token is refused with a sentence: %s',
  async (token) => {
    const answer = await ask({ 'x-visitor-token': Buffer.from(token).toString('latin1') });
    expect(answer.status).toBe(400);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain('"x-visitor-token" must be 16 to 128 characters');
  },
);

describe('an address', () => {
  const rest = async (address: string) => {
    const { limits } = (await (await ask({}, address)).json()) as {
      limits: { remaining: number }[];
    };
    return limits[0]?.remaining;
  };

  test('of IPv6 is one with its neighbours in the same /64', async () => {
    const limited = openCallerApp(database.db, { perMinute: 2 });
    const say = (address: string) =>
      limited.send('/api/feedback', { body: { message: 'Hello' }, address });
    expect((await say('2001:db8:1:2::1')).status).toBe(201);
    expect((await say('2001:db8:1:2:ffff::9')).status).toBe(201);
    expect((await say('2001:db8:1:2:3:4:5:6')).status).toBe(429);
    expect((await say('2001:db8:1:3::1')).status).toBe(201);
  });

  test('of IPv4 stands for itself', async () => {
    expect(await rest('203.0.113.50')).toBe(5);
  });
});
