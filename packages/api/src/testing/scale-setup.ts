import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../stores/database/index.ts';
import { openQueue } from '../stores/queue.ts';
import { createDatabase, templateDatabase } from './scale-databases.ts';

/** Starts the servers of the project `scale` once for all its tests, and ends them after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers();
  try {
    await makeTemplate(servers.postgresUrl);
  } catch (error) {
    await servers.stop();
    throw error;
  }
  project.provide('postgresUrl', servers.postgresUrl);
  project.provide('s3Endpoint', servers.s3Endpoint);
  return servers.stop;
}

async function startServers() {
  const file = fileURLToPath(new URL('./scale-process.ts', import.meta.url));
  const child = fork(file, {
    // s3rver hides the place in a long list with DES, which Node has no longer by itself.
    execArgv: ['--openssl-legacy-provider'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The servers of the tests ended')));
  const started = once(child, 'message').then(
    ([message]) => message as { postgresUrl: string; s3Endpoint: string },
  );
  const addresses = await Promise.race([started, failed]);
  failed.catch(() => undefined);
  return {
    ...addresses,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** Makes what each test's own database is copied from: all tables, also those of the queue. */
async function makeTemplate(postgresUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(postgresUrl, templateDatabase);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, onError });
  const queue = await openQueue({ database, kinds: [], works: false, onError });
  await queue.close();
  await database.close();
  if (errors.length > 0) throw errors[0];
}
