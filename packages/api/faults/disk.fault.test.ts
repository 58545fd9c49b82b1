import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StartedServer } from '../src/testing/start-server.ts';
import { testInFull } from './form.ts';
import { newFolder, startEmbedded } from './servers.ts';
import {
  edit,
  expectFailure,
  expectPicture,
  isCompleted,
  jobThat,
  post,
  remainingToday,
  smallEdit,
  startJob,
} from './visitor.ts';

const dailyLimit = 100;
const environment = { DAILY_LIMIT: String(dailyLimit) };

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Pictures are refused, as a whole and without a charge; everything else goes on. */
async function expectRefused({ url }: StartedServer, status: number, code: string) {
  const before = await remainingToday(url);
  const small = await smallEdit();
  const headers = { Prefer: 'respond-async' };
  for (const answer of [await edit(url, small), await edit(url, { ...small, headers })]) {
    expect((await expectFailure(answer, status)).code).toBe(code);
  }
  expect(await remainingToday(url)).toBe(before);
  const ready = await fetch(`${url}/api/ready`);
  expect(await ready.json()).toMatchObject({ checks: { database: 'ok', files: 'failed' } });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await post(url, '/api/feedback', { message: 'no room' })).status).toBe(201);
}

async function expectAllWell({ url }: StartedServer): Promise<void> {
  const small = await smallEdit();
  const answer = await edit(url, small);
  expect(answer.status).toBe(200);
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  await expectPicture(url, imageUrl);
  const { id } = await startJob(url, small);
  await jobThat(url, id, isCompleted);
}

test.runIf(existsSync('/dev/full'))(
  'a full disk refuses pictures, keeps no part of them, and everything works when there is room',
  async () => {
    const folder = await newFolder();
    const flag = join(folder, 'full');
    const shim = new URL('./full-disk.ts', import.meta.url).href;
    const server = await startEmbedded(folder, {
      ...environment,
      NODE_OPTIONS: `--import ${shim}`,
      DISK_FULL_WHILE: flag,
    });
    await expectAllWell(server);
    // What came for the job goes when it is done.
    const isStored = (names: string[]) => names.every((name) => name.includes('.'));
    await expect.poll(async () => isStored(await filesBelow(folder))).toBe(true);
    const before = await filesBelow(folder);
    await writeFile(flag, '');
    await expectRefused(server, 507, 'storage_full');
    expect(await filesBelow(folder)).toEqual(before);
    await rm(flag);
    await expectAllWell(server);
  },
);

testInFull(
  'a folder that became read-only refuses pictures until it can be written again',
  async () => {
    const folder = await newFolder();
    const server = await startEmbedded(folder, environment);
    await expectAllWell(server);
    const incoming = join(folder, 'files', 'incoming');
    const aside = join(folder, 'aside');
    await rename(incoming, aside);
    // Nobody may make a file there, not even root.
    await symlink(process.platform === 'darwin' ? '/System' : '/sys', incoming);
    const stored = () => readdir(join(folder, 'files', 'originals'));
    const before = await stored();
    await expectRefused(server, 503, 'not_ready');
    expect(await stored()).toEqual(before);
    await rm(incoming);
    await mkdir(incoming);
    await expectAllWell(server);
  },
);
