import { parsePrompt } from '@nano-banana/image-engine/grammar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TrendingPattern } from '../../services/trending.ts';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { patternVisitors, patternWeights } from '../../stores/database/schema.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
let today = new Date();
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db, { now: () => today });
});
afterAll(() => database.close());
beforeEach(async () => {
  today = new Date('2026-03-09T12:00:00Z');
  await database.db.delete(patternWeights);
  await database.db.delete(patternVisitors);
});

const seen = { views: 2, shares: 0, saves: 0, engagementRate: 0, viralScore: 0 };
const saved = { views: 2, shares: 0, saves: 1, engagementRate: 50, viralScore: 0 };

let visitors = 0;
const newVisitor = () => `visitor-number-${String(++visitors).padStart(6, '0')}`;

interface From {
  visitor?: string;
  address?: string;
}

function record(prompt: string, metrics: object, { visitor, address }: From = {}) {
  const headers: Record<string, string> = visitor ? { 'x-visitor-token': visitor } : {};
  return app.send('/api/record-success', { body: { prompt, metrics }, headers, address });
}

/** Records one result for each of so many visitors, each at home. */
async function recordMany(count: number, prompt: string, metrics: object) {
  for (let i = 0; i < count; i++) {
    const visitor = newVisitor();
    const answer = await record(prompt, metrics, { visitor, address: `198.51.100.${visitors}` });
    expect(answer.status).toBe(200);
  }
}

async function list(): Promise<TrendingPattern[]> {
  const answer = await app.send('/api/trending-patterns');
  expect(answer.status).toBe(200);
  return (await answer.json()) as TrendingPattern[];
}

async function patternOf(id: string): Promise<TrendingPattern> {
  const found = (await list()).find((pattern) => pattern.id === id);
  if (!found) throw new Error(`There is no pattern ${id}.`);
  return found;
}

describe('GET /api/trending-patterns', () => {
  test('begins with the seed set, most popular first, of whose success nothing is known', async () => {
    const patterns = await list();
    expect(patterns.length).toBeGreaterThanOrEqual(20);
    const popularity = patterns.map((pattern) => pattern.popularity);
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
    expect(popularity[0]).toBe(100);
    expect(new Set(patterns.map(({ successRate }) => successRate))).toEqual(new Set([50]));
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
  });

  test('every example is carried out whole, and has the pattern', async () => {
    for (const { pattern, examples } of await list()) {
      for (const example of examples) {
        expect(parsePrompt(example)).toMatchObject({ refused: [] });
        const answer = await app.send('/api/optimize-prompt', { body: { prompt: example } });
        expect(await answer.json()).toMatchObject({
          trendingElements: expect.arrayContaining([pattern]),
        });
      }
    }
  });

  test('may be kept for half a minute, and is not sent again while nothing changes', async () => {
    const first = await app.send('/api/trending-patterns');
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await app.send('/api/trending-patterns', { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await recordMany(12, 'Add fog', saved);
    expect((await app.send('/api/trending-patterns', { headers })).status).toBe(200);
  });
});

describe('POST /api/record-success', () => {
  test('makes what many visitors use and keep rise', async () => {
    const before = await patternOf('fog');
    await recordMany(10, 'Nebel hinzufügen', saved);
    const after = await patternOf('fog');
    expect(after.popularity).toBeGreaterThan(before.popularity + 20);
    expect(after.successRate).toBeGreaterThan(60);
  });

  test('makes the success rate of what nobody keeps fall', async () => {
    await recordMany(12, 'Add fog', seen);
    expect((await patternOf('fog')).successRate).toBeLessThan(40);
  });

  test('counts half after two weeks, and nothing after a year', async () => {
    const seed = (await patternOf('fog')).popularity;
    await recordMany(10, 'Add fog', saved);
    const fresh = (await patternOf('fog')).popularity;
    today = new Date('2026-03-23T12:00:00Z');
    const half = (await patternOf('fog')).popularity;
    expect(fresh).toBeGreaterThan(seed + 20);
    // Whole percent: each of the three may be half a percent off.
    expect(Math.abs(half - (seed + fresh) / 2)).toBeLessThanOrEqual(1);
    today = new Date('2027-03-09T12:00:00Z');
    expect((await patternOf('fog')).popularity).toBe(seed);
  });

  test('counts as much however the days are that it is counted on', async () => {
    await recordMany(4, 'Add fog', saved);
    today = new Date('2026-03-16T12:00:00Z');
    await recordMany(4, 'Add fog', saved);
    today = new Date('2026-03-23T12:00:00Z');
    // One of the counting processes has a clock that is behind.
    await recordMany(4, 'Add fog', saved);
    today = new Date('2026-03-22T12:00:00Z');
    await recordMany(1, 'Add fog', saved);
    today = new Date('2026-03-23T12:00:00Z');
    const rows = await database.db.select().from(patternWeights);
    const weight = 4 * 0.5 + 4 * 0.5 ** 0.5 + 4 + 0.5 ** (1 / 14);
    for (const row of rows) expect(row.visitors).toBeCloseTo(weight, 9);
  });

  test('counts one visitor and pattern once a day, however often it is repeated', async () => {
    const visitor = newVisitor();
    await record('Add fog', saved, { visitor });
    const once = await list();
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        record('Add fog', saved, { visitor, address: `192.0.2.${i}` }),
      ),
    );
    expect(await list()).toEqual(once);
    today = new Date('2026-03-10T12:00:00Z');
    await record('Add fog', saved, { visitor });
    expect(await list()).not.toEqual(once);
  });

  test('counts a visitor as one who keeps as soon as a result was kept, and only then', async () => {
    const visitor = newVisitor();
    await record('Add fog', seen, { visitor });
    const { successRate } = await patternOf('fog');
    await record('Add fog', saved, { visitor });
    const kept = await list();
    await record('Add fog', seen, { visitor });
    expect(await list()).toEqual(kept);
    expect((await patternOf('fog')).successRate).toBeGreaterThan(successRate);
  });

  test('counts the first five visitors of an address, whatever tokens are made up', async () => {
    const address = '203.0.113.77';
    const tellAll = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          record('Add fog', saved, { visitor: newVisitor(), address }),
        ),
      );
    await tellAll(5);
    const five = await list();
    await tellAll(20);
    expect(await list()).toEqual(five);
    const rows = await database.db.select().from(patternWeights);
    expect(rows.map(({ visitors: number }) => number)).toEqual([5, 5]);
  });

  test('without a token the address is the visitor', async () => {
    await record('Add fog', saved);
    const once = await list();
    await record('Add fog', saved);
    expect(await list()).toEqual(once);
  });

  test('keeps no words of the prompt, and forgets who was counted after two days', async () => {
    await record('Add fog over my house in Secret Street', saved, { visitor: newVisitor() });
    const rows = await database.db.select().from(patternVisitors);
    expect(JSON.stringify(rows)).not.toMatch(/Secret|203\.0\.113/);
    today = new Date('2026-03-12T12:00:00Z');
    await app.trending.removeExpired();
    expect(await database.db.select().from(patternVisitors)).toEqual([]);
  });

  test('teaches what engagement to expect of prompts with the same patterns', async () => {
    const expected = async (prompt: string) => {
      const answer = await app.send('/api/optimize-prompt', { body: { prompt } });
      return ((await answer.json()) as { expectedEngagement: number }).expectedEngagement;
    };
    expect(await expected('Add fog')).toBe(50);
    await recordMany(12, 'Add fog', saved);
    await recordMany(12, 'Add rain', seen);
    expect(await expected('Add fog')).toBeGreaterThan(65);
    expect(await expected('Add rain')).toBeLessThan(35);
    // Of what nobody has recorded only the mean is known.
    expect(await expected('Invert the colours')).toBe(50);
  });

  test.each([
    [{ ...saved, views: -1 }, '"metrics.views" must be a whole number'],
    [{ ...saved, saves: 0.5 }, '"metrics.saves" must be a whole number'],
    [{ ...saved, engagementRate: Number.NaN }, '"metrics.engagementRate" must be a percentage'],
    [{ ...saved, engagementRate: 49 }, 'must be (saves + shares) / views'],
    [{ ...saved, viralScore: 1 }, '"metrics.viralScore" must be shares / views'],
    [{ ...saved, views: 0 }, 'never on screen'],
    [{ views: 1 }, '"metrics.shares" must be'],
    [undefined, '"metrics" must be an object'],
    ['many', '"metrics" must be an object'],
  ])('refuses figures that cannot be: %j', async (metrics, words) => {
    const answer = await app.send('/api/record-success', { body: { prompt: 'Add fog', metrics } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      error: expect.stringContaining(words),
    });
    expect(await database.db.select().from(patternWeights)).toEqual([]);
  });

  test.each([
    { views: 3, shares: 0, saves: 1, engagementRate: 33, viralScore: 0 },
    { views: 3, shares: 0, saves: 1, engagementRate: 100 / 3, viralScore: 0 },
    { views: 1, shares: 2, saves: 1, engagementRate: 300, viralScore: 200 },
    { views: 0, shares: 0, saves: 0, engagementRate: 0, viralScore: 0 },
  ])('takes rounded percentages, and those above 100: %j', async (metrics) => {
    expect((await record('Add fog', metrics)).status).toBe(200);
  });
});
