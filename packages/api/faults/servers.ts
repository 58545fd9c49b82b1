import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../src/stores/database/index.ts';
import { openDatabase } from '../src/stores/database/index.ts';
import { embeddedStores, type StartedServer, startServer } from '../src/testing/start-server.ts';
import { type TestStores, testStores } from '../src/testing/test-stores.ts';

const metricsToken = 'token-of-the-fault-tests';

/** What every server here begins with: no limits in the way, and metrics to look at. */
const basics = { DAILY_LIMIT: '0', RATE_LIMIT_PER_MINUTE: '0', METRICS_TOKEN: metricsToken };

type Environment = Record<string, string>;

/** Makes a folder that goes with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-faults-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Starts a server on the embedded database and the local folder. */
export function startEmbedded(folder: string, environment: Environment = {}) {
  return startServer({ ...embeddedStores, ...basics, DATA_DIR: folder, ...environment });
}

/** Several servers on one Postgres and one bucket. */
export interface Cluster {
  stores: TestStores;
  /** The shared database, beside all servers. */
  db: Database;
  start(role: 'all' | 'api' | 'worker', environment?: Environment): Promise<StartedServer>;
}

export async function openCluster(): Promise<Cluster> {
  const folder = await newFolder();
  const stores = await testStores();
  const { databaseUrl } = stores;
  const database = await openDatabase({ dataDir: folder, databaseUrl, onError: () => undefined });
  onTestFinished(() => database.close());
  return {
    stores,
    db: database.db,
    start: (role, environment = {}) =>
      startServer({
        ...stores.environment,
        ...basics,
        ROLE: role,
        DATA_DIR: folder,
        ...environment,
      }),
  };
}

/** Opens the embedded database of a server that has ended, for a look into it. */
export async function withDatabase<T>(
  folder: string,
  look: (db: Database) => Promise<T>,
): Promise<T> {
  const onError = (error: unknown) => {
    throw error;
  };
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined, onError });
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

/** Ends a server as the operating system does when memory is short: at once, with nothing said. */
export async function killNow(server: StartedServer): Promise<void> {
  server.process.kill('SIGKILL');
  if (server.process.exitCode === null && server.process.signalCode === null) {
    await once(server.process, 'exit');
  }
  await server.ended;
}

/** Asks a server to end and waits until it has. */
export function stop(server: StartedServer) {
  server.process.kill('SIGTERM');
  return server.ended;
}

/** Sum of the samples of a metric whose labels contain some text, such as `outcome="ok"`. */
export async function metric(server: StartedServer, name: string, labels = ''): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  });
  const lines = (await answer.text()).split('\n');
  const samples = lines.filter(
    (line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length)),
  );
  return samples
    .filter((line) => line.includes(labels))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
