import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestStores, testStores } from '../../testing/test-stores.ts';
import { type Database, type OpenDatabase, openDatabase } from './index.ts';

let stores: TestStores;
let database: OpenDatabase;
let errors: unknown[];
beforeEach(async () => {
  stores = await testStores();
  errors = [];
  const onError = (error: unknown) => errors.push(error);
  database = await openDatabase({ dataDir: '', databaseUrl: stores.databaseUrl, onError });
});
afterEach(() => stores.drop());

/** Breaks the connection of a server process from outside, as a restart of the server does. */
async function endConnection(pid: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
}

async function pidOf(db: Pick<Database, 'execute'>): Promise<unknown> {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as pg.QueryResult;
  return rows[0]?.pid;
}

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const broken = database.db.transaction(async (tx) => {
    await endConnection(await pidOf(tx));
    // The server's last words arrive while nobody asks for anything.
    await setTimeout(100);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  await database.check();
  await database.close();
});

test('a connection that breaks while the database is being closed is no error any more', async () => {
  const pid = await pidOf(database.db);
  const closed = database.close();
  await endConnection(pid);
  await closed;
  await setTimeout(100);
  expect(errors).toEqual([]);
});
