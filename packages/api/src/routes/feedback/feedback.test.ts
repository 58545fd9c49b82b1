import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { feedback } from '../../stores/database/schema.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db);
});
afterAll(() => database.close());

const tell = (body: unknown, headers: Record<string, string> = {}) =>
  app.send('/api/feedback', { body, headers });
const stored = () => database.db.select().from(feedback);

test('a message is kept without blanks at its ends', async () => {
  const answer = await tell({ message: '  Good!\n', email: 'Ada@example.org', source: 'editor' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ success: true });
  expect(await stored()).toContainEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    message: 'Good!',
    email: 'ada@example.org',
    source: 'editor',
    owner: null,
    createdAt: expect.any(Date),
  });
});

test.each([
  [{}, 'share your thoughts'],
  [{ message: '   ' }, 'share your thoughts'],
  [{ message: 'x'.repeat(2001) }, 'at most 2000 characters'],
  [{ message: 'a\0b' }, 'no keyboard types'],
  [{ message: 'Good!', email: 'ada' }, 'valid e-mail address'],
])('a wrong body is refused with a sentence: %j', async (body, words) => {
  const answer = await tell(body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: string }).error).toContain(words);
});

describe('an idempotency key', () => {
  const key = (name: string) => ({ 'idempotency-key': name });

  test('makes two messages sent at once one, with one answer', async () => {
    const twice = [1, 2].map(() => tell({ message: 'Only once' }, key('once')));
    const answers = await Promise.all(twice);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts[0]).toBe(texts[1]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const replayed = answers.map(({ headers }) => headers.get('idempotent-replayed'));
    expect(replayed.toSorted()).toEqual(['true', null].toSorted());
    const rows = (await stored()).filter(({ message }) => message === 'Only once');
    expect(rows).toHaveLength(1);
  });

  test('belongs to one message', async () => {
    await tell({ message: 'First' }, key('one'));
    const answer = await tell({ message: 'Second' }, key('one'));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'idempotency_mismatch' });
  });

  test.each(['', 'x'.repeat(256), 'two words', 'umlaut-\u00fc'])(
    'that is malformed is refused: "%s"',
    async (name) => {
      const answer = await tell({ message: 'Good!' }, key(name));
      expect(answer.status).toBe(400);
      const { message } = (await answer.json()) as { message: string };
      expect(message).toContain('1 to 255 visible ASCII characters');
    },
  );
});

describe('the limit of requests a minute', () => {
  const message = { message: 'Good!' };

  test('is told with every answer, and refuses with words and headers', async () => {
    const limited = openCallerApp(database.db, { perMinute: 2, dailyLimit: 1 });
    const send = () => limited.send('/api/feedback', { body: message, address: '203.0.113.20' });
    const first = await send();
    expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=2;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=1;t=\d+$/);
    await send();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
    const { code, message: words } = (await refused.json()) as Record<string, string>;
    expect(code).toBe('rate_limited');
    expect(words).toMatch(/quota.*exceeded/);
  });

  test('counts neither wrong bodies nor answers that come again', async () => {
    const limited = openCallerApp(database.db, { perMinute: 1 });
    const headers = { 'idempotency-key': 'counted-once' };
    const send = (body: unknown) =>
      limited.send('/api/feedback', { body, headers, address: '203.0.113.21' });
    expect((await send({})).status).toBe(400);
    expect((await send(message)).status).toBe(201);
    const again = await send(message);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });
});
