import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../../own-files.ts';
import { StartupError } from '../../startup-error.ts';
import type { Database, OpenDatabase } from './index.ts';
import * as schema from './schema.ts';

/** Connections of one process. */
const maxConnections = 10;
/** How long a new connection may take, and a request may wait for one. */
const connectionTimeoutMillis = 10_000;
/** Every query is answered sooner: a connection that stays silent for longer leads nowhere. */
const silenceMs = 30_000;
/**
 * How long a server that starts together with this process may take. Whoever mistyped the port waits
 * as long for an answer, so it is not longer; a supervisor starts the process again.
 */
const startMs = 10_000;
const retryMs = 250;
const oldestVersion = 150_000;
/** Names the lock under which migrations run; any number that nobody else takes. */
const migrationLock = 1_851_879_279;

/**
 * Opens a Postgres server.
 *
 * @throws StartupError when it does not answer, refuses the login or is too old.
 */
export async function openPostgres(
  databaseUrl: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  await prepare(databaseUrl);
  const connection = { connectionString: databaseUrl, stream: openSocket };
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis,
    application_name: 'nano-banana',
  });
  // A connection that breaks would otherwise end the process: while it is idle, which is told of …
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // … and between two statements of a transaction, of which the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  return {
    db: db as unknown as Database,
    engine: 'postgres',
    queueOptions: { ...connection, max: 4 },
    check: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}

/** When the network swallows everything, the system itself takes a quarter of an hour to notice. */
function openSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error(`The database has said nothing for ${silenceMs} ms`));
  });
}

/** Instances that start at once wait for the first one's migrations, however long those take. */
async function prepare(connectionString: string): Promise<void> {
  const client = await connect(connectionString);
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as v");
    if (rows[0].v < oldestVersion) {
      throw new StartupError(
        'The Postgres server of DATABASE_URL is too old; 15 or newer is needed.',
      );
    }
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // Closed, so that a failed migration leaves no lock behind.
    await client.end();
  }
}

/** Makes the first connection; a server that is only just starting gets some time. */
async function connect(connectionString: string): Promise<pg.Client> {
  const deadline = performance.now() + startMs;
  for (;;) {
    const client = newClient(connectionString);
    const failure = await client.connect().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!failure) return client;
    if (!isStarting(failure.error) || performance.now() > deadline) {
      const why = reason(failure.error);
      throw new StartupError(`The Postgres server of DATABASE_URL cannot be used: ${why}.`);
    }
    await setTimeout(retryMs);
  }
}

function newClient(connectionString: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis });
    // A connection that breaks fails the query too.
    client.on('error', () => undefined);
    return client;
  } catch {
    // The driver's own words repeat parts of the address.
    throw new StartupError(
      'DATABASE_URL cannot be used: percent-encode its user and password, and check its port and the certificate files that it names.',
    );
  }
}

/** Nobody listens yet, or the server says itself that it starts up. */
function isStarting(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === '57P03';
}

/** Never the address itself, which holds a password. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error.message;
}
