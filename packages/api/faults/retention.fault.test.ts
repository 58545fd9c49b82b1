import { randomInt } from 'node:crypto';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expiredFiles, files } from '../src/stores/database/schema.ts';
import { inForm, report, testInFull } from './form.ts';
import { killNow, newFolder, startEmbedded, stop, withDatabase } from './servers.ts';
import { edit, expectFailure, smallEdit, until } from './visitor.ts';

/** 1.08 s. */
const shortly = { RETENTION_HOURS: '0.0003' };

async function filesIn(folder: string, kind: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'files', kind), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function expectNothingLeft(folder: string, made: number): Promise<void> {
  for (const kind of ['originals', 'conversions', 'incoming']) {
    expect(await filesIn(folder, kind)).toEqual([]);
  }
  await withDatabase(folder, async (db) => {
    expect(await db.select().from(files)).toEqual([]);
    expect(await db.select().from(expiredFiles)).toHaveLength(made);
  });
}

/** Makes a picture with a conversion. */
async function make(url: string): Promise<string> {
  const answer = await edit(url, await smallEdit());
  expect(answer.status).toBe(200);
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  const converted = await fetch(`${url}${imageUrl.replace('.png', '.webp')}`);
  expect([200, 410]).toContain(converted.status);
  await converted.arrayBuffer();
  return imageUrl;
}

/** An expired picture says so by all its names. */
async function expectExpired(url: string, imageUrl: string): Promise<void> {
  for (const ending of ['.png', '.webp', '.jpg']) {
    const answer = await fetch(url + imageUrl.replace('.png', ending));
    expect((await expectFailure(answer, 410)).code).toBe('file_expired');
  }
}

testInFull('a picture expires, and its files and its row go with the next sweep', async () => {
  const folder = await newFolder();
  const server = await startEmbedded(folder, shortly);
  const imageUrl = await make(server.url);
  await until(() => expectExpired(server.url, imageUrl));
  expect(await filesIn(folder, 'originals')).toHaveLength(1);
  await stop(server);

  const next = await startEmbedded(folder, shortly);
  await until(async () => expect(await filesIn(folder, 'originals')).toEqual([]));
  await expectExpired(next.url, imageUrl);
  await stop(next);
  await expectNothingLeft(folder, 1);
});

test('a process killed in the middle of a sweep leaves nothing that the next one does not remove', async () => {
  const folder = await newFolder();
  const length = inForm(60, 300);
  const server = await startEmbedded(folder, { ...shortly, MAX_QUEUE: '1000' });
  const made = await Promise.all(Array.from({ length }, () => make(server.url)));
  await until(() => expectExpired(server.url, made[length - 1] ?? ''));
  for (const imageUrl of made) await until(() => expectExpired(server.url, imageUrl));
  await killNow(server);

  const originals = join(folder, 'files', 'originals');
  let changesLeft = randomInt(1, length / 2);
  const removed = new Promise<void>((resolve) => {
    const watcher = watch(originals, () => {
      changesLeft -= 1;
      if (changesLeft > 0) return;
      watcher.close();
      resolve();
    });
  });
  const sweeping = await startEmbedded(folder, shortly);
  await removed;
  await killNow(sweeping);
  const left = (await filesIn(folder, 'originals')).length;
  report(`killed when ${length - left} of ${length} expired pictures were removed`);
  expect(left).toBeGreaterThan(0);

  const last = await startEmbedded(folder, shortly);
  await until(async () => expect(await filesIn(folder, 'originals')).toEqual([]));
  await stop(last);
  await expectNothingLeft(folder, length);
});
