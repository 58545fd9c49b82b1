import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '../src/stores/database/schema.ts';
import type { StartedServer } from '../src/testing/start-server.ts';
import { inForm, report } from './form.ts';
import { type Cluster, killNow, metric, openCluster } from './servers.ts';
import {
  as,
  findJob,
  isCompleted,
  isUnderWay,
  jobThat,
  longEdit,
  newToken,
  remainingToday,
  smallEdit,
  startJob,
  until,
} from './visitor.ts';

/** What the product promises for several instances, from the end of the one that worked on the job. */
const resumeWithinMs = 20_000;

async function startFour({ start }: Cluster, environment = {}) {
  const [apiA, apiB, ...workers] = await Promise.all([
    start('api', environment),
    start('api', environment),
    start('worker', environment),
    start('worker', environment),
  ]);
  return { apiA, apiB, workers };
}

async function sum(workers: StartedServer[], name: string, labels?: string): Promise<number> {
  const values = await Promise.all(workers.map((worker) => metric(worker, name, labels)));
  return values.reduce((total, value) => total + value, 0);
}

async function findBusy(workers: StartedServer[]): Promise<StartedServer> {
  for (const worker of workers) if ((await metric(worker, 'nb_pool_busy')) > 0) return worker;
  throw new Error('No worker is at work');
}

async function countFiles({ db }: Cluster): Promise<number> {
  const [row] = await db.select({ value: count() }).from(files);
  return row?.value ?? Number.NaN;
}

test('two workers do every job once, and outlive each other', async () => {
  const cluster = await openCluster();
  const { apiA, apiB, workers } = await startFour(cluster);
  const small = await smallEdit();
  const length = inForm(30, 100);
  const start = performance.now();
  const jobs = await Promise.all(
    Array.from({ length }, (_, index) => startJob((index % 2 ? apiA : apiB).url, small)),
  );
  for (const { id } of jobs) await jobThat(apiA.url, id, isCompleted);
  const each = await Promise.all(workers.map((worker) => metric(worker, 'nb_jobs_total')));
  report(
    `${length} jobs in ${Math.round(performance.now() - start)} ms, by worker: ${each.join(' and ')}`,
  );
  // The last one's count follows its row.
  await until(async () => expect(await sum(workers, 'nb_jobs_total')).toBe(length));
  expect(await sum(workers, 'nb_jobs_total', 'outcome="ok"')).toBe(length);
  expect(await countFiles(cluster)).toBe(length);

  const long = await startJob(apiA.url, await longEdit());
  await jobThat(apiB.url, long.id, isUnderWay);
  const busy = await findBusy(workers);
  const killed = performance.now();
  await killNow(busy);
  const others = workers.filter((worker) => worker !== busy);
  await until(async () => expect(await sum(others, 'nb_pool_busy')).toBe(1));
  const resumed = performance.now() - killed;
  const { result } = await jobThat(apiB.url, long.id, isCompleted);
  const done = performance.now() - killed;
  report(
    `after the kill of a worker: resumed in ${Math.round(resumed)} ms, done in ${Math.round(done)} ms`,
  );
  expect(resumed).toBeLessThanOrEqual(resumeWithinMs);
  expect((await fetch(apiA.url + result?.imageUrl)).status).toBe(200);
  expect(await countFiles(cluster)).toBe(length + 1);
});

test('progress and cancelling cross processes, and a cancelled job is not charged', async () => {
  const cluster = await openCluster();
  const { apiA, apiB, workers } = await startFour(cluster, { DAILY_LIMIT: '10' });
  const token = newToken();
  const { id } = await startJob(apiA.url, { ...(await longEdit()), headers: as(token) });
  await jobThat(apiB.url, id, isUnderWay, token);
  expect(await remainingToday(apiB.url, as(token))).toBe(9);

  const cancelled = performance.now();
  const answer = await fetch(`${apiB.url}/api/jobs/${id}`, {
    method: 'DELETE',
    headers: as(token),
  });
  expect(await answer.json()).toMatchObject({ state: 'cancelled' });
  await until(async () =>
    expect(await sum(workers, 'nb_jobs_total', 'outcome="cancelled"')).toBe(1),
  );
  await until(async () => expect(await sum(workers, 'nb_pool_busy')).toBe(0));
  report(`the worker stopped ${Math.round(performance.now() - cancelled)} ms after the cancel`);
  expect(await findJob(apiA.url, id, token)).toMatchObject({ state: 'cancelled', result: null });
  expect(await remainingToday(apiA.url, as(token))).toBe(10);
  expect(await countFiles(cluster)).toBe(0);
});
