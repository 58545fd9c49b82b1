import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../stores/database/index.ts';
import { usage } from '../stores/database/schema.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { createBudgetService } from './budget.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let time: Date;
let paid: number[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(usage);
  time = new Date('2026-02-03T23:59:00Z');
  paid = [];
});

function open(dailyBudgetUsd: number | undefined, pricePerImageUsd: number | null = 0.04) {
  return createBudgetService({
    db: database.db,
    pricePerImageUsd,
    dailyBudgetUsd,
    record: (usd) => paid.push(usd),
    now: () => time,
  });
}

const refusal = expect.objectContaining({
  code: 'quota_exceeded',
  details: expect.objectContaining({
    error: expect.stringMatching(/quota.*exceeded.*midnight UTC/),
    headers: { 'Retry-After': '60' },
  }),
});

test('pictures are paid until the day’s money is spent, and no further', async () => {
  const budget = open(0.1);
  for (let count = 0; count < 2; count++) (await budget.reserve()).keep();
  await expect(budget.reserve()).rejects.toEqual(refusal);
  await expect(budget.refuseIfSpent()).rejects.toEqual(refusal);
  expect(paid).toEqual([0.04, 0.04]);
  expect(await budget.spending()).toEqual({
    todayUsd: 0.08,
    pricePerImageUsd: 0.04,
    dailyBudgetUsd: 0.1,
  });
});

test('of many at once and in several processes exactly as many as fit are let through', async () => {
  const processes = [open(0.4), open(0.4)];
  const asked = Array.from({ length: 40 }, (_, index) => processes[index % 2]?.reserve());
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('what cost nothing after all is given back', async () => {
  const budget = open(0.04);
  await (await budget.reserve()).giveBack();
  (await budget.reserve()).keep();
  await expect(budget.reserve()).rejects.toEqual(refusal);
  expect(paid).toEqual([0.04]);
});

test('at midnight UTC it begins anew', async () => {
  const budget = open(0.04);
  await budget.reserve();
  time = new Date('2026-02-04T00:00:00Z');
  await budget.refuseIfSpent();
  await budget.reserve();
});

test('a budget that is smaller than a picture lets none through', async () => {
  await expect(open(0.01).reserve()).rejects.toEqual(refusal);
});

test('without a budget the cost is counted only', async () => {
  const budget = open(undefined);
  for (let count = 0; count < 3; count++) (await budget.reserve()).keep();
  expect((await budget.spending())?.todayUsd).toBeCloseTo(0.12, 6);
});

test('without a price nothing is counted', async () => {
  const budget = open(undefined, null);
  (await budget.reserve()).keep();
  expect(await budget.spending()).toBeUndefined();
  expect(await database.db.select().from(usage)).toEqual([]);
});
