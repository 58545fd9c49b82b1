import { expect, test } from 'vitest';
import { files } from '../src/stores/database/schema.ts';
import { inForm, testInFull } from './form.ts';
import { type Cluster, newFolder, openCluster, startEmbedded } from './servers.ts';
import {
  as,
  type EditRequest,
  edit,
  expectFailure,
  longEdit,
  newToken,
  remainingToday,
  smallEdit,
} from './visitor.ts';

const requests = 200;
const dailyLimit = 50;

async function startTwo({ start }: Cluster) {
  const environment = { DAILY_LIMIT: String(dailyLimit), TRUST_PROXY: '1', MAX_QUEUE: '300' };
  return Promise.all([start('api', environment), start('api', environment)]);
}

/** An address of a network that is kept for documents, another one for each number below 254. */
const from = (number: number) => ({ 'X-Forwarded-For': `203.0.113.${number + 1}` });

const crowds: [string, (number: number, token: string) => Record<string, string>][] = [
  ['one visitor from many addresses', (number, token) => ({ ...as(token), ...from(number) })],
  ['many visitors from one address', () => ({ ...as(newToken()), ...from(0) })],
];

test.each(crowds.slice(0, inForm(1, 2)))(
  '200 requests at once to two processes: exactly 50 for %s',
  async (_, headersOf) => {
    const servers = await startTwo(await openCluster());
    const token = newToken();
    const small = await smallEdit();
    const answers = await Promise.all(
      Array.from({ length: requests }, (_, number) => {
        const { url } = servers[number % 2] ?? servers[0];
        return edit(url, { ...small, headers: headersOf(number, token) });
      }),
    );
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect(
      Object.fromEntries(Object.entries(statuses).map(([status, of]) => [status, of?.length])),
    ).toEqual({ 200: dailyLimit, 429: requests - dailyLimit });
    for (const refused of statuses[429] ?? []) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('ratelimit-policy')).toContain(`"day";q=${dailyLimit};w=86400`);
      expect(refused.headers.get('ratelimit')).toMatch(/"day";r=0;t=\d+/);
      expect((await expectFailure(refused, 429)).code).toBe('quota_exceeded');
    }
  },
);

testInFull('an edit that takes too long costs its visitor nothing', async () => {
  const environment = { DAILY_LIMIT: '10', ENGINE_TIMEOUT_SECONDS: '1' };
  const { url } = await startEmbedded(await newFolder(), environment);
  const headers = as(newToken());
  const before = await remainingToday(url, headers);
  const answer = await edit(url, { ...(await longEdit()), headers });
  expect((await expectFailure(answer, 504)).code).toBe('engine_timeout');
  expect(await remainingToday(url, headers)).toBe(before);
  expect(before).toBe(10);
});

test('20 equal requests at once to two processes make one picture', async () => {
  const cluster = await openCluster();
  const servers = await startTwo(cluster);
  const headers = { ...as(newToken()), 'Idempotency-Key': 'the-only-one' };
  const request: EditRequest = { ...(await smallEdit()), headers };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      edit((servers[number % 2] ?? servers[0]).url, request),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
  expect(replayed).toHaveLength(19);
  expect(await cluster.db.$count(files)).toBe(1);
  expect(await remainingToday(servers[1].url, headers)).toBe(dailyLimit - 1);
});
