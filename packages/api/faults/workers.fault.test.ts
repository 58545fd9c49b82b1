import { expect, test } from 'vitest';
import { files } from '../src/stores/database/schema.ts';
import type { StartedServer } from '../src/testing/start-server.ts';
import { inForm, isFull, report } from './form.ts';
import { type Cluster, killNow, metric, openCluster } from './servers.ts';
import {
  as,
  expectPicture,
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
const dailyLimit = 1_000;

/** Two processes that answer and two that work. */
interface Four {
  cluster: Cluster;
  apiA: StartedServer;
  apiB: StartedServer;
  workers: StartedServer[];
}

async function startFour(): Promise<Four> {
  const cluster = await openCluster();
  const environment = { DAILY_LIMIT: String(dailyLimit) };
  const [apiA, apiB, ...workers] = await Promise.all([
    cluster.start('api', environment),
    cluster.start('api', environment),
    cluster.start('worker', environment),
    cluster.start('worker', environment),
  ]);
  return { cluster, apiA, apiB, workers };
}

async function sum(workers: StartedServer[], name: string, labels?: string): Promise<number> {
  const values = await Promise.all(workers.map((worker) => metric(worker, name, labels)));
  return values.reduce((total, value) => total + value, 0);
}

async function findBusy(workers: StartedServer[]): Promise<StartedServer> {
  for (const worker of workers) if ((await metric(worker, 'nb_pool_busy')) > 0) return worker;
  throw new Error('No worker is at work');
}

const countFiles = ({ cluster }: Four) => cluster.db.$count(files);

async function expectEachDoneOnce(four: Four): Promise<void> {
  const { apiA, apiB, workers } = four;
  const small = await smallEdit();
  const length = inForm(12, 100);
  const start = performance.now();
  const jobs = await Promise.all(
    Array.from({ length }, (_, index) => startJob((index % 2 ? apiA : apiB).url, small)),
  );
  for (const { id } of jobs) await jobThat(apiA.url, id, isCompleted);
  const ms = Math.round(performance.now() - start);
  // The last one's count follows its row.
  await until(async () => expect(await sum(workers, 'nb_jobs_total')).toBe(length));
  const each = await Promise.all(workers.map((worker) => metric(worker, 'nb_jobs_total')));
  report(`${length} jobs in ${ms} ms, by worker: ${each.join(' and ')}`);
  expect(await sum(workers, 'nb_jobs_total', 'outcome="ok"')).toBe(length);
  expect(await countFiles(four)).toBe(length);
}

async function expectCancelledAcross(four: Four): Promise<void> {
  const { apiA, apiB, workers } = four;
  const before = await countFiles(four);
  const visitor = as(newToken());
  const left = (await remainingToday(apiB.url, visitor)) ?? Number.NaN;
  const request = { ...(await longEdit()), headers: visitor };
  const { id } = await startJob(apiA.url, request);
  const token = visitor['X-Visitor-Token'];
  await jobThat(apiB.url, id, isUnderWay, token);
  expect(await remainingToday(apiB.url, visitor)).toBe(left - 1);

  const start = performance.now();
  const answer = await fetch(`${apiB.url}/api/jobs/${id}`, { method: 'DELETE', headers: visitor });
  expect(await answer.json()).toMatchObject({ state: 'cancelled' });
  await until(async () =>
    expect(await sum(workers, 'nb_jobs_total', 'outcome="cancelled"')).toBe(1),
  );
  await until(async () => expect(await sum(workers, 'nb_pool_busy')).toBe(0));
  report(`the worker stopped ${Math.round(performance.now() - start)} ms after the cancel`);
  expect(await findJob(apiA.url, id, token)).toMatchObject({ state: 'cancelled', result: null });
  expect(await remainingToday(apiA.url, visitor)).toBe(left);
  expect(await countFiles(four)).toBe(before);
}

async function expectOutlived(four: Four): Promise<void> {
  const { apiA, apiB, workers } = four;
  const before = await countFiles(four);
  const { id } = await startJob(apiA.url, await longEdit());
  await jobThat(apiB.url, id, isUnderWay);
  const busy = await findBusy(workers);
  const killed = performance.now();
  await killNow(busy);
  const others = workers.filter((worker) => worker !== busy);
  await until(async () => expect(await sum(others, 'nb_pool_busy')).toBe(1));
  const resumed = performance.now() - killed;
  const { result } = await jobThat(apiB.url, id, isCompleted);
  const done = performance.now() - killed;
  report(
    `after the kill of a worker: resumed in ${Math.round(resumed)} ms, done in ${Math.round(done)} ms`,
  );
  expect(resumed).toBeLessThanOrEqual(resumeWithinMs);
  await expectPicture(apiA.url, result?.imageUrl);
  expect(await countFiles(four)).toBe(before + 1);
}

test('two workers do every job once, heed a cancel from elsewhere, and outlive each other', async () => {
  const four = await startFour();
  await expectEachDoneOnce(four);
  if (isFull) await expectCancelledAcross(four);
  await expectOutlived(four);
});
