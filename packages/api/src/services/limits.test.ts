import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { OpenDatabase } from '../stores/database/index.ts';
import { usage } from '../stores/database/schema.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { TierName } from '../tiers.ts';
import { createLimitsService, type LimitsService } from './limits.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noon = new Date('2026-02-03T12:00:10Z');
let time = noon;

function openLimits(numbers: { dailyLimit?: number; perMinute?: number }): LimitsService {
  time = noon;
  const { db } = database;
  return createLimitsService({ db, dailyLimit: 0, perMinute: 0, ...numbers, now: () => time });
}

let subjects = 0;
/** Somebody who has not called before; `owner` and `address` can be those of somebody else. */
function somebody(same: Partial<Caller> = {}): Caller {
  subjects += 1;
  return { address: `203.0.113.${subjects}`, owner: `visitor:${subjects}`, key: null, ...same };
}

function partner(tier: TierName): Caller {
  const id = String(++subjects).padStart(12, '0');
  return somebody({ owner: `key:${id}`, key: { id, name: 'Shop', origins: [], tier } });
}

const picture = { what: 'picture' } as const;
const request = { what: 'request' } as const;

async function refusal(charge: Promise<unknown>): Promise<AppError> {
  const failure = await charge.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof AppError)) throw new Error('The charge was not refused.');
  return failure;
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i += 1) await work();
}

describe('many charges at once', () => {
  test('pass as often as the limit says, and after refunds as often again', async () => {
    const limits = openLimits({ dailyLimit: 100 });
    const visitor = somebody();
    const burst = async () => {
      const charges = Array.from({ length: 200 }, () => limits.charge(visitor, picture));
      const settled = await Promise.allSettled(charges);
      return settled.filter(({ status }) => status === 'fulfilled');
    };
    const passed = await burst();
    expect(passed).toHaveLength(100);
    const first = passed[0];
    if (first?.status !== 'fulfilled') throw new Error('Nothing passed.');
    const { charged } = first.value as { charged: string[] };
    await Promise.all(
      Array.from({ length: 30 }, () => limits.refund(charged, { ourFault: false })),
    );
    expect(await burst()).toHaveLength(30);
  });

  test('of visitors who share an address do not wait for each other for ever', async () => {
    const limits = openLimits({ dailyLimit: 50, perMinute: 40 });
    const { address } = somebody();
    const visitors = [1, 2, 3, 4].map(() => somebody({ address }));
    let kept = 0;
    await Promise.allSettled(
      Array.from({ length: 80 }, async (_, i) => {
        const { charged } = await limits.charge(visitors[i % 4] as Caller, picture);
        kept += 1;
        if (i % 8 !== 0) return;
        await limits.refund(charged, { ourFault: true });
        kept -= 1;
      }),
    );
    expect(kept).toBeGreaterThanOrEqual(30);
    expect(await limits.standing({ address, owner: null, key: null })).toMatchObject([
      { remaining: 40 - kept },
      { remaining: 50 - kept },
    ]);
  });
});

describe('anonymously', () => {
  test('a visitor cannot get around the limit with other addresses', async () => {
    const limits = openLimits({ dailyLimit: 2 });
    const { owner } = somebody();
    await times(2, () => limits.charge(somebody({ owner }), picture));
    expect((await refusal(limits.charge(somebody({ owner }), picture))).code).toBe(
      'quota_exceeded',
    );
  });

  test('an address cannot get around the limit with other visitor tokens', async () => {
    const limits = openLimits({ dailyLimit: 2 });
    const { address } = somebody();
    await times(2, () => limits.charge(somebody({ address }), picture));
    const failure = await refusal(limits.charge(somebody({ address }), picture));
    expect(failure.code).toBe('quota_exceeded');
  });

  test('what is left is the smaller rest of visitor and address', async () => {
    const limits = openLimits({ dailyLimit: 5 });
    const visitor = somebody();
    await limits.charge(somebody({ address: visitor.address }), picture);
    const { standings } = await limits.charge(visitor, picture);
    expect(standings).toEqual([
      { name: 'day', limit: 5, remaining: 3, resetSeconds: 43_190, windowSeconds: 86_400 },
    ]);
  });

  test('a caller without a visitor token is counted by the address', async () => {
    const limits = openLimits({ perMinute: 1 });
    const nobody = somebody({ owner: null });
    await limits.charge(nobody, request);
    expect((await refusal(limits.charge(nobody, request))).code).toBe('rate_limited');
  });

  test('no limit at all writes and tells nothing', async () => {
    const limits = openLimits({});
    const visitor = somebody();
    expect(await limits.charge(visitor, picture)).toMatchObject({
      charged: [],
      standings: [],
    });
    expect(await limits.standing(visitor)).toEqual([]);
  });
});

describe('a partner’s key', () => {
  test('of the free tier makes 100 pictures a month and 10 requests a minute', async () => {
    const limits = openLimits({ dailyLimit: 1, perMinute: 1 });
    const caller = partner('free');
    await times(10, () => limits.charge(caller, picture));
    expect((await refusal(limits.charge(caller, picture))).code).toBe('rate_limited');
    for (let minute = 1; minute < 10; minute += 1) {
      time = new Date(noon.getTime() + minute * 60_000);
      await times(10, () => limits.charge(caller, picture));
    }
    time = new Date('2026-02-28T23:59:00Z');
    const failure = await refusal(limits.charge(caller, picture));
    expect(failure.code).toBe('quota_exceeded');
    expect(failure.details.headers).toMatchObject({ 'Retry-After': '60' });
    time = new Date('2026-03-01T00:00:00Z');
    expect((await limits.charge(caller, picture)).standings).toMatchObject([
      { name: 'minute', remaining: 9 },
      { name: 'month', remaining: 99, windowSeconds: 31 * 86_400 },
    ]);
  });

  test('is counted alone, whatever visitor and address it comes with', async () => {
    const limits = openLimits({ dailyLimit: 1 });
    const visitor = somebody();
    const { key } = partner('free');
    await times(2, () => limits.charge({ ...visitor, key }, picture));
    await limits.charge(visitor, picture);
  });

  test('of the unlimited tier is not counted', async () => {
    const limits = openLimits({ dailyLimit: 1 });
    expect((await limits.charge(partner('unlimited'), picture)).charged).toEqual([]);
  });
});

describe('a refused request', () => {
  test('counts nowhere', async () => {
    const limits = openLimits({ dailyLimit: 1, perMinute: 10 });
    const visitor = somebody();
    await limits.charge(visitor, picture);
    await times(20, () => refusal(limits.charge(visitor, picture)));
    expect(await limits.standing(visitor)).toMatchObject([
      { name: 'minute', remaining: 9 },
      { name: 'day', remaining: 0 },
    ]);
  });

  test('is told which limit it was, what is left, and when to come again', async () => {
    const limits = openLimits({ dailyLimit: 1, perMinute: 10 });
    const visitor = somebody();
    await limits.charge(visitor, picture);
    const { message, details } = await refusal(limits.charge(visitor, picture));
    expect(message).toBe(
      'The quota of 1 pictures a day is exceeded; it is renewed at midnight UTC, in 12 hours.',
    );
    expect(details.headers).toEqual({
      'RateLimit-Policy': '"minute";q=10;w=60, "day";q=1;w=86400',
      RateLimit: '"minute";r=9;t=50, "day";r=0;t=43190',
      'Retry-After': '43190',
    });
  });

  test('of the minute may come again when the minute is over', async () => {
    const limits = openLimits({ perMinute: 1 });
    const visitor = somebody();
    await limits.charge(visitor, request);
    const { message, details } = await refusal(limits.charge(visitor, request));
    expect(message).toContain(
      'quota of 1 requests a minute is exceeded; it is renewed in 50 seconds',
    );
    time = new Date(noon.getTime() + Number(details.headers?.['Retry-After']) * 1000);
    await limits.charge(visitor, request);
  });
});

describe('a refund', () => {
  const numbers = { dailyLimit: 10, perMinute: 10 };
  const left = async (limits: LimitsService, visitor: Caller) =>
    Object.fromEntries((await limits.standing(visitor)).map((s) => [s.name, s.remaining]));

  test('gives back the picture but not the request when the visitor was at fault', async () => {
    const limits = openLimits(numbers);
    const visitor = somebody();
    const { charged } = await limits.charge(visitor, picture);
    await limits.refund(charged, { ourFault: false });
    expect(await left(limits, visitor)).toEqual({ minute: 9, day: 10 });
  });

  test('gives back both when we were, as a 5xx or an unknown error says', async () => {
    const limits = openLimits(numbers);
    const visitor = somebody();
    for (const failure of [new AppError('engine_failed'), new TypeError('unforeseen')]) {
      const charge = await limits.charge(visitor, picture);
      const work = limits.refundOnFailure(charge, () => Promise.reject(failure));
      await expect(work).rejects.toBe(failure);
    }
    expect(await left(limits, visitor)).toEqual({ minute: 10, day: 10 });
  });

  test('is not made when the work succeeds', async () => {
    const limits = openLimits(numbers);
    const visitor = somebody();
    const charge = await limits.charge(visitor, picture);
    expect(await limits.refundOnFailure(charge, async () => 'done')).toBe('done');
    expect(await left(limits, visitor)).toEqual({ minute: 9, day: 9 });
  });

  test('is made later, once, for work that a killed process never finished', async () => {
    const limits = openLimits(numbers);
    const visitor = somebody();
    const finished = await limits.charge(visitor, picture);
    await limits.refundOnFailure(finished, async () => 'done');
    await limits.charge(visitor, picture);
    await limits.refundAbandoned(new Date(Date.now() - 60_000));
    expect(await left(limits, visitor)).toEqual({ minute: 8, day: 8 });
    const soon = new Date(Date.now() + 60_000);
    await Promise.all([limits.refundAbandoned(soon), limits.refundAbandoned(soon)]);
    expect(await left(limits, visitor)).toEqual({ minute: 9, day: 9 });
  });

  test('never gives more than there is to give, nor brings a removed counter back', async () => {
    const limits = openLimits(numbers);
    const visitor = somebody();
    const { charged } = await limits.charge(visitor, picture);
    await times(3, () => limits.refund(charged, { ourFault: true }));
    expect(await left(limits, visitor)).toEqual({ minute: 10, day: 10 });
    time = new Date('2026-02-05T00:00:00Z');
    await limits.removeExpired();
    await limits.refund(charged, { ourFault: true });
    const rows = await database.db
      .select()
      .from(usage)
      .where(eq(usage.key, charged[0] as string));
    expect(rows).toEqual([]);
  });
});

test('counters whose window is over are removed, those that count stay', async () => {
  const limits = openLimits({ dailyLimit: 10, perMinute: 10 });
  const visitor = somebody();
  await limits.charge(visitor, picture);
  time = new Date(noon.getTime() + 5 * 60_000);
  await limits.removeExpired();
  expect(await limits.standing(visitor)).toMatchObject([{ remaining: 10 }, { remaining: 9 }]);
});

test('addresses are not in the database', async () => {
  const limits = openLimits({ dailyLimit: 10 });
  const { charged } = await limits.charge(somebody({ address: '198.51.100.77' }), picture);
  expect(charged.join()).not.toContain('198.51');
});
