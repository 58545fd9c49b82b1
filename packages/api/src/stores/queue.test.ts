import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { testStores } from '../testing/test-stores.ts';
import { openDatabase } from './database/index.ts';
import { openQueue } from './queue.ts';

test('a queue that an earlier release made gets the settings of this one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-queue-'));
  const stores = await testStores();
  const { databaseUrl } = stores;
  const onError = () => undefined;
  const database = await openDatabase({ dataDir: folder, databaseUrl, onError });
  const earlier = new PgBoss({ ...database.queueOptions, schedule: false, supervise: false });
  earlier.on('error', onError);
  await earlier.start();
  await earlier.createQueue('edit', { expireInSeconds: 600, deleteAfterSeconds: 604_800 });

  const queue = await openQueue({ database, kinds: [{ name: 'edit' }], works: false, onError });
  expect(await earlier.getQueue('edit')).toMatchObject({
    expireInSeconds: 86_400,
    deleteAfterSeconds: 86_400,
    heartbeatSeconds: 10,
    retryLimit: 3,
  });

  await queue.close();
  await earlier.stop({ graceful: false });
  await database.close();
  await stores.drop();
  await rm(folder, { recursive: true });
});
