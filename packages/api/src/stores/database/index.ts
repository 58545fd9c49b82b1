import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

/**
 * The database, on either engine. Inside `transaction((tx) => …)` only `tx` may be used: PGlite has
 * one connection, so that asking the database itself there waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction of the database; what it can do, the database can too. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is open, with all migrations applied. */
export interface OpenDatabase {
  db: Database;
  /** `pglite` is this process's own; `postgres` may serve several. */
  engine: 'pglite' | 'postgres';
  /** How the queue reaches the same database. */
  queueOptions: ConstructorOptions;
  /** Asks the database for an answer. @throws when it does not give one. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Absolute path of the data folder, for the embedded database. */
  dataDir: string;
  /** Address of a Postgres server, `postgres://…`; undefined uses the embedded database. */
  databaseUrl: string | undefined;
  /** Told of connections that break while nobody uses them and of upkeep that fails. */
  onError(error: unknown): void;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws StartupError when it cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // Only the engine in use is loaded: it costs start-up time and memory.
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.databaseUrl, options.onError);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(options.dataDir, options.onError);
}
