import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../src/stores/database/schema.ts';
import { inForm, report, testInFull } from './form.ts';
import { killNow, metric, newFolder, startEmbedded, stop, withDatabase } from './servers.ts';
import {
  expectPicture,
  isCompleted,
  isUnderWay,
  jobThat,
  longEdit,
  smallEdit,
  startJob,
  until,
} from './visitor.ts';

/** What the product promises for the embedded database, from the moment the process says it is ready. */
const resumeWithinMs = 5_000;

test('a job is resumed within 5 s of a restart, and its picture exists once', async () => {
  const folder = await newFolder();
  const request = await longEdit();
  const rounds = inForm(1, 5);
  for (let round = 1; round <= rounds; round++) {
    const before = await startEmbedded(folder);
    const { id } = await startJob(before.url, request);
    await jobThat(before.url, id, isUnderWay);
    await killNow(before);

    const after = await startEmbedded(folder);
    const ready = performance.now();
    await until(async () => expect(await metric(after, 'nb_pool_busy')).toBe(1));
    const resumed = performance.now() - ready;
    const { result } = await jobThat(after.url, id, isCompleted);
    report(
      `resumed ${Math.round(resumed)} ms after ready, done ${Math.round(performance.now() - ready)} ms after`,
    );
    expect(resumed).toBeLessThanOrEqual(resumeWithinMs);
    await expectPicture(after.url, result?.imageUrl);
    // The count follows the row.
    await until(async () => expect(await metric(after, 'nb_jobs_total')).toBe(1));
    await stop(after);
    await expectPictures(folder, round);
  }
});

testInFull('jobs that waited behind it are done once each', async () => {
  const folder = await newFolder();
  const before = await startEmbedded(folder);
  const long = await startJob(before.url, await longEdit());
  const small = await smallEdit();
  const waiting = await Promise.all(Array.from({ length: 5 }, () => startJob(before.url, small)));
  await jobThat(before.url, long.id, isUnderWay);
  await killNow(before);

  const after = await startEmbedded(folder);
  for (const { id } of [long, ...waiting]) await jobThat(after.url, id, isCompleted);
  await until(async () => expect(await metric(after, 'nb_jobs_total')).toBe(6));
  expect(await metric(after, 'nb_jobs_total', 'outcome="ok"')).toBe(6);
  await stop(after);
  await expectPictures(folder, 6);
});

/** Rows and files, and nothing left of what the jobs were given. */
async function expectPictures(folder: string, count: number): Promise<void> {
  const rows = await withDatabase(folder, (db) => db.select().from(files));
  expect(rows).toHaveLength(count);
  const stored = join(folder, 'files');
  const names = rows.map(({ id, extension }) => `${id}.${extension}`).sort();
  expect((await readdir(join(stored, 'originals'))).sort()).toEqual(names);
  expect(await readdir(join(stored, 'incoming'))).toEqual([]);
  const inputs = await readdir(join(stored, 'inputs'), { recursive: true, withFileTypes: true });
  expect(inputs.filter((entry) => entry.isFile())).toEqual([]);
}
