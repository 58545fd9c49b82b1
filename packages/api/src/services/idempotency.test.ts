import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { OpenDatabase } from '../stores/database/index.ts';
import { idempotency } from '../stores/database/schema.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { createIdempotencyService, type RepeatableRequest } from './idempotency.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Two instances that know of each other through the database only. */
const open = (options: { waitSeconds?: number; leaseSeconds?: number } = {}) =>
  createIdempotencyService({ db: database.db, ...options });

let keys = 0;
function request(same: Partial<RepeatableRequest> = {}): RepeatableRequest {
  const caller = { address: '203.0.113.1', owner: 'visitor:1', key: null };
  const key = `key-${++keys}`;
  return { caller, method: 'POST', path: '/api/feedback', key, fingerprint: 'same', ...same };
}

/** Work that says when it began and ends when it is told to. */
function slowWork(body: unknown) {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const work = vi.fn(async () => {
    began.resolve();
    await end.promise;
    return { status: 201, body };
  });
  return { work, began: began.promise, finish: () => end.resolve() };
}

const quick = (body: unknown) => vi.fn(async () => ({ status: 201, body }));

const passTime = (row: Partial<typeof idempotency.$inferInsert>) =>
  database.db.update(idempotency).set(row);
const longAgo = new Date('2020-01-01');

describe('the same request', () => {
  test('sent twice at once is done once, and both get the same bytes', async () => {
    const same = request();
    const { work, began, finish } = slowWork({ z: 1, a: [{ y: 2, b: 'ü' }] });
    const first = open().answerOnce(same, work);
    await began;
    const second = open().answerOnce(same, work);
    finish();
    const answers = await Promise.all([first, second]);
    expect(work).toHaveBeenCalledTimes(1);
    const [text, again] = answers.map(({ status, body }) => JSON.stringify({ status, body }));
    expect(again).toBe(text);
    expect(answers[1]).toMatchObject({ headers: { 'Idempotent-Replayed': 'true' } });
  });

  test('sent by many at once is done once', async () => {
    const same = request();
    const work = quick({ success: true });
    await Promise.all(Array.from({ length: 20 }, () => open().answerOnce(same, work)));
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('sent later gets the first answer again, with its headers', async () => {
    const same = request();
    const made = { status: 202, body: { id: 1 }, headers: { Location: '/api/jobs/1' } };
    await open().answerOnce(same, async () => made);
    const work = vi.fn(async () => made);
    const { headers, ...answer } = await open().answerOnce(same, work);
    expect(answer).toEqual({ status: 202, body: { id: 1 } });
    expect(headers).toMatchObject({ Location: '/api/jobs/1' });
    expect(work).not.toHaveBeenCalled();
  });

  test('sent after a day is done again, also with another content', async () => {
    const same = request();
    await open().answerOnce(same, quick('first'));
    await passTime({ expiresAt: longAgo });
    const answer = await open().answerOnce({ ...same, fingerprint: 'other' }, quick('second'));
    expect(answer.body).toBe('second');
  });
});

describe('another request', () => {
  test('with the same key and another content is refused', async () => {
    const same = request();
    await open().answerOnce(same, quick('first'));
    const other = open().answerOnce({ ...same, fingerprint: 'other' }, quick('second'));
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('with another content is refused even while the first is worked on', async () => {
    const same = request();
    const { work, began, finish } = slowWork('first');
    const first = open().answerOnce(same, work);
    await began;
    const other = open().answerOnce({ ...same, fingerprint: 'other' }, quick('second'));
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    finish();
    await first;
  });

  test.each([
    { caller: { address: '203.0.113.1', owner: 'visitor:2', key: null } },
    { caller: { address: '203.0.113.2', owner: null, key: null } },
    { method: 'PUT' },
    { path: '/api/subscriptions' },
  ])('has answers of its own under the same key: %o', async (difference) => {
    const same = request();
    await open().answerOnce(same, quick('first'));
    const answer = await open().answerOnce({ ...same, ...difference }, quick('second'));
    expect(answer.body).toBe('second');
  });
});

describe('a failure', () => {
  const failing = (code: ErrorCode, error = 'Words of its own, \0 too') =>
    vi.fn(async (): Promise<{ status: number; body: unknown }> => {
      throw new AppError(code, { error, headers: { 'X-Reason': 'r' }, cause: new Error('inner') });
    });

  test('that would repeat is kept with its words and its headers', async () => {
    const same = request();
    const work = failing('unsupported_edit');
    await expect(open().answerOnce(same, work)).rejects.toMatchObject({ code: 'unsupported_edit' });
    const again = open().answerOnce(same, work);
    await expect(again).rejects.toMatchObject({
      code: 'unsupported_edit',
      details: {
        error: 'Words of its own, \0 too',
        headers: { 'X-Reason': 'r', 'Idempotent-Replayed': 'true' },
      },
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each([
    'engine_failed',
    'overloaded',
    'rate_limited',
    'quota_exceeded',
    'cancelled',
  ] as const)('that may not happen again is not kept: %s', async (code) => {
    const same = request();
    await expect(open().answerOnce(same, failing(code))).rejects.toMatchObject({ code });
    expect((await open().answerOnce(same, quick('done'))).body).toBe('done');
  });

  test('that nobody foresaw is not kept', async () => {
    const same = request();
    const unforeseen = new TypeError('unforeseen');
    const first = open().answerOnce(same, () => Promise.reject(unforeseen));
    await expect(first).rejects.toBe(unforeseen);
    expect((await open().answerOnce(same, quick('done'))).body).toBe('done');
  });

  test('leaves the work to whoever waited', async () => {
    const same = request();
    const { work, began, finish } = slowWork('never');
    const first = open().answerOnce(same, async () => {
      await work();
      throw new AppError('engine_failed');
    });
    await began;
    const second = open().answerOnce(same, quick('done'));
    finish();
    await expect(first).rejects.toMatchObject({ code: 'engine_failed' });
    expect((await second).body).toBe('done');
  });
});

describe('waiting for another’s answer', () => {
  test('ends when it takes too long, and says when to come again', async () => {
    const same = request();
    const { work, began, finish } = slowWork('first');
    const first = open().answerOnce(same, work);
    await began;
    await expect(open({ waitSeconds: 0.1 }).answerOnce(same, work)).rejects.toMatchObject({
      code: 'request_in_progress',
      details: { headers: { 'Retry-After': '5' } },
    });
    finish();
    await first;
  });

  test('ends with the connection', async () => {
    const same = request();
    const { work, began, finish } = slowWork('first');
    const first = open().answerOnce(same, work);
    await began;
    const connection = new AbortController();
    const second = open().answerOnce({ ...same, signal: connection.signal }, work);
    connection.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    finish();
    await first;
  });
});

describe('a process that was killed', () => {
  test('loses its request to the next one, and what it says later does not count', async () => {
    const same = request();
    const dead = slowWork('of the dead');
    const first = open().answerOnce(same, dead.work);
    await dead.began;
    await passTime({ leaseUntil: longAgo });
    const works = [quick('of the living'), quick('of the living')];
    const living = await Promise.all(works.map((work) => open().answerOnce(same, work)));
    expect(living.map(({ body }) => body)).toEqual(['of the living', 'of the living']);
    expect(works.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
    dead.finish();
    await first;
    expect((await open().answerOnce(same, quick('again'))).body).toBe('of the living');
  });

  test('keeps its request from another content', async () => {
    const same = request();
    const dead = slowWork('of the dead');
    const first = open().answerOnce(same, dead.work);
    await dead.began;
    await passTime({ leaseUntil: longAgo });
    const other = open().answerOnce({ ...same, fingerprint: 'other' }, quick('other'));
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    dead.finish();
    await first;
  });

  test('leaves nothing unfinished to the only process when it starts again', async () => {
    const same = request();
    const dead = slowWork('of the dead');
    const first = open().answerOnce(same, dead.work);
    await dead.began;
    await open().removeUnfinished();
    expect((await open().answerOnce(same, quick('afresh'))).body).toBe('afresh');
    dead.finish();
    await first;
  });
});

test('work that takes longer than a lease keeps it', async () => {
  const same = request();
  const { work, began, finish } = slowWork('first');
  const first = open({ leaseSeconds: 1 }).answerOnce(same, work);
  await began;
  const until = async () => {
    const [row] = await database.db.select().from(idempotency).where(isNull(idempotency.answer));
    return row?.leaseUntil.getTime() ?? 0;
  };
  const start = await until();
  await vi.waitUntil(async () => (await until()) > start + 1000, { timeout: 30_000 });
  const second = open().answerOnce(same, work);
  finish();
  await Promise.all([first, second]);
  expect(work).toHaveBeenCalledTimes(1);
});

test('answers that are older than a day are removed', async () => {
  await open().answerOnce(request(), quick('old'));
  await passTime({ expiresAt: longAgo });
  await open().answerOnce(request(), quick('new'));
  await open().removeExpired();
  expect(await database.db.select().from(idempotency)).toHaveLength(1);
});
