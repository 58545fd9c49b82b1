import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '../src/stores/database/schema.ts';
import type { StartedServer } from '../src/testing/start-server.ts';
import { openLink } from './breakable-link.ts';
import { report, testInFull } from './form.ts';
import { type Cluster, metric, openCluster, stop } from './servers.ts';
import {
  edit,
  expectFailure,
  expectPicture,
  isCompleted,
  jobThat,
  longEdit,
  post,
  smallEdit,
  startJob,
  until,
} from './visitor.ts';

const password = 'a-password-nobody-may-read';

/** A server whose way to the database can be broken, and whose password is unmistakable. */
async function startOnLink({ db, stores, start }: Cluster) {
  const role = `nano_${stores.databaseUrl?.slice(-16)}`;
  await db.execute(sql.raw(`create role "${role}" superuser login password '${password}'`));
  const link = await openLink(stores.databaseUrl ?? '');
  const address = new URL(link.url);
  address.username = role;
  address.password = password;
  const server = await start('all', { DATABASE_URL: address.href });
  return { link, server, role };
}

const ready = (url: string) => fetch(`${url}/api/ready`);

async function expectNotReady({ url }: StartedServer): Promise<void> {
  await until(async () => {
    const answer = await ready(url);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 503,
      body: { code: 'not_ready', checks: { database: 'failed', files: 'ok' } },
    });
  });
}

async function expectAllWell({ url }: StartedServer): Promise<void> {
  await until(async () => expect((await ready(url)).status).toBe(200));
  const small = await smallEdit();
  const made = await edit(url, small);
  expect(made.status).toBe(200);
  const { imageUrl } = (await made.json()) as { imageUrl: string };
  await expectPicture(url, imageUrl);
  const { id } = await startJob(url, small);
  await jobThat(url, id, isCompleted);
}

async function expectNothingTold(server: StartedServer, secrets: string[]): Promise<void> {
  const { code, stdout, stderr } = await stop(server);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const secret of [...secrets, password, 'postgres://']) expect(stdout).not.toContain(secret);
}

test('a database that goes away is said to be away, and used again when it is back', async () => {
  const { link, server, role } = await startOnLink(await openCluster());
  const { url } = server;
  await expectAllWell(server);
  link.cut();
  await expectNotReady(server);
  const failures = await Promise.all([
    edit(url, await smallEdit()),
    post(url, '/api/feedback', { message: 'is anybody there?' }),
    post(url, '/api/subscriptions', { email: 'a@example.com' }),
    fetch(`${url}/api/jobs/${'0'.repeat(32)}`),
    fetch(`${url}/api/files/${'0'.repeat(32)}.png`),
  ]);
  for (const answer of failures) {
    expect(answer.status).toBe(503);
    expect(JSON.stringify(await expectFailure(answer, answer.status))).not.toMatch(
      /postgres:|sql/i,
    );
  }
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  link.mend();
  await expectAllWell(server);
  await expectNothingTold(server, [role]);
});

testInFull('a job that runs while the database goes away is done when it is back', async () => {
  const cluster = await openCluster();
  const { link, server } = await startOnLink(cluster);
  const { id } = await startJob(server.url, await longEdit());
  await until(async () => expect(await metric(server, 'nb_pool_busy')).toBe(1));
  link.cut();
  // The edit ends while its result can be stored nowhere.
  await until(async () =>
    expect(await metric(server, 'nb_jobs_total', 'outcome="internal_error"')).toBe(1),
  );
  const mended = performance.now();
  link.mend();
  const { result } = await jobThat(server.url, id, isCompleted);
  report(`done ${Math.round(performance.now() - mended)} ms after the database was back`);
  await expectPicture(server.url, result?.imageUrl);
  expect(await cluster.db.$count(files)).toBe(1);
});

// It takes half a minute until a silent connection is given up.
testInFull('a database that falls silent keeps no request waiting for ever', async () => {
  const { link, server, role } = await startOnLink(await openCluster());
  const { url } = server;
  await expectAllWell(server);
  link.silence();
  await expectNotReady(server);
  const start = performance.now();
  const answer = await post(url, '/api/feedback', { message: 'is anybody there?' });
  report(`answered ${Math.round(performance.now() - start)} ms after a silent database was asked`);
  expect(answer.status).toBe(503);
  await expectFailure(answer, answer.status);
  link.mend();
  await expectAllWell(server);
  await expectNothingTold(server, [role]);
});
