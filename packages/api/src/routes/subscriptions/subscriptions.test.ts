import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { subscriptions } from '../../stores/database/schema.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db);
});
afterAll(() => database.close());

const subscribe = (body: unknown, headers: Record<string, string> = {}) =>
  app.send('/api/subscriptions', { body, headers });
const stored = () => database.db.select().from(subscriptions);

test('an address is kept in lower case, with where and by whom it was left', async () => {
  const token = { 'x-visitor-token': 'a-visitor-of-this-test' };
  const answer = await subscribe({ email: ' Ada@Example.org ', source: 'blog' }, token);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ success: true });
  expect(await stored()).toContainEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    email: 'ada@example.org',
    source: 'blog',
    owner: expect.stringMatching(/^visitor:[0-9a-f]{64}$/),
    createdAt: expect.any(Date),
  });
});

test('an address that is known already is answered the same and kept once', async () => {
  const first = await subscribe({ email: 'twice@example.org' });
  const second = await subscribe({ email: 'TWICE@example.org' });
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
  const rows = (await stored()).filter(({ email }) => email === 'twice@example.org');
  expect(rows).toHaveLength(1);
});

describe('a request is refused with a sentence', () => {
  test.each([
    [{}, 'valid e-mail address'],
    [{ email: 'ada' }, 'valid e-mail address'],
    [{ email: 'ada@' }, 'valid e-mail address'],
    [{ email: 7 }, 'valid e-mail address'],
    [{ email: `${'a'.repeat(243)}@example.org` }, 'at most 254 characters'],
    [{ email: 'ada@example.org', source: 'x'.repeat(101) }, 'at most 100 characters'],
    ['{"email":', 'not valid JSON'],
    ['', 'not valid JSON'],
    ['[]', 'must be a JSON object'],
    ['null', 'must be a JSON object'],
    [{ email: 'ada@example.org', source: 'a\0b' }, 'no keyboard types'],
  ])('when its body is wrong: %j', async (body, words) => {
    const answer = await subscribe(body);
    expect(answer.status).toBe(400);
    const { code, message } = (await answer.json()) as { code: string; message: string };
    expect(code).toBe('validation_failed');
    expect(message).toContain(words);
  });

  test('when it is larger than 16 KB', async () => {
    const answer = await subscribe({ email: 'ada@example.org', source: 'x'.repeat(17_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  test('when it is not JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await subscribe('email=ada%40example.org', headers);
    expect(answer.status).toBe(415);
    expect((await answer.json()) as object).toMatchObject({
      code: 'content_type_unsupported',
      message: expect.stringContaining('JSON'),
    });
  });
});
