import { expect, test } from 'vitest';
import { testInFull } from './form.ts';
import { metric, newFolder, startEmbedded, stop } from './servers.ts';
import {
  edit,
  expectPicture,
  findJob,
  isCompleted,
  isUnderWay,
  jobThat,
  longEdit,
  startJob,
  until,
} from './visitor.ts';

const twoAtOnce = { POOL_SIZE: '2', MAX_CONCURRENT: '2' };

test('a server that is told to stop finishes an edit and a job, and leaves nothing to resume', async () => {
  const folder = await newFolder();
  const server = await startEmbedded(folder, { ...twoAtOnce, SHUTDOWN_SECONDS: '120' });
  const request = await longEdit({ width: 4000, height: 3000 });
  const answer = edit(server.url, request);
  const { id } = await startJob(server.url, request);
  await jobThat(server.url, id, isUnderWay);
  await until(async () => expect(await metric(server, 'nb_pool_busy')).toBe(2));

  const ended = stop(server);
  expect(await (await answer).json()).toMatchObject({ success: true });
  expect(await ended).toMatchObject({ code: 0, stderr: '' });

  const next = await startEmbedded(folder);
  const { state, result } = await findJob(next.url, id);
  expect(state).toBe('completed');
  await expectPicture(next.url, result?.imageUrl);
  expect(await metric(next, 'nb_queue_depth')).toBe(0);
});

testInFull('a job that may not finish before the stop is done by the next start', async () => {
  const folder = await newFolder();
  const server = await startEmbedded(folder, { SHUTDOWN_SECONDS: '0' });
  const { id } = await startJob(server.url, await longEdit());
  await until(async () => expect(await metric(server, 'nb_pool_busy')).toBe(1));
  expect(await stop(server)).toMatchObject({ code: 0, stderr: '' });

  const next = await startEmbedded(folder);
  await jobThat(next.url, id, isCompleted);
  // The count follows the row.
  await until(async () => expect(await metric(next, 'nb_jobs_total', 'outcome="ok"')).toBe(1));
});
