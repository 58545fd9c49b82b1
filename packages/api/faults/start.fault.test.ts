import { expect, test } from 'vitest';
import { embeddedStores, startAndFail, takePort } from '../src/testing/start-server.ts';
import { inForm } from './form.ts';
import { newFolder, openCluster, startEmbedded } from './servers.ts';
import { edit, expectPicture, post, smallEdit } from './visitor.ts';

test('a second process on the same folder gives up in one sentence and harms nobody', async () => {
  const folder = await newFolder();
  const { url } = await startEmbedded(folder);
  const second = await startAndFail({ ...embeddedStores, PORT: '0', DATA_DIR: folder });
  expect(second).toMatchObject({ code: 1, stdout: '' });
  expect(second.stderr).toMatch(/^The data folder .* is in use .*DATABASE_URL\.\n$/);
  expect(second.stderr).toContain(folder);

  const made = await edit(url, await smallEdit());
  const { imageUrl } = (await made.json()) as { imageUrl: string };
  await expectPicture(url, imageUrl);
  expect((await post(url, '/api/feedback', { message: 'still here' })).status).toBe(201);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

test('a worker without a shared database gives up in one sentence', async () => {
  const environment = { ...embeddedStores, ROLE: 'worker', PORT: '0', DATA_DIR: await newFolder() };
  const { code, stdout, stderr } = await startAndFail(environment);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^ROLE=worker needs .*DATABASE_URL.*\.\n$/);
});

const failures: [string, (address: URL) => Promise<void>][] = [
  [
    'refuses the password',
    async (address) => {
      address.password = 'wrong-secret';
    },
  ],
  [
    'does not answer',
    async (address) => {
      const { port, close } = await takePort();
      close();
      address.port = String(port);
      address.password = 'the-secret';
    },
  ],
  [
    'has no such database',
    async (address) => {
      address.pathname = 'none-of-this-name';
    },
  ],
];

test.each(failures.slice(0, inForm(1, 3)))(
  'a Postgres server that %s is named in one sentence without the address',
  async (_, spoil) => {
    const { stores } = await openCluster();
    const address = new URL(stores.databaseUrl ?? '');
    await spoil(address);
    const environment = { ...embeddedStores, PORT: '0', DATA_DIR: await newFolder() };
    const ended = await startAndFail({ ...environment, DATABASE_URL: address.href });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(
      /^The Postgres server of DATABASE_URL cannot be used: [^\n]*\.\n$/,
    );
    expect(ended.stderr).not.toMatch(/secret|postgres:\/\//);
  },
);
