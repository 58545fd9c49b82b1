import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../stores/database/index.ts';
import * as schema from '../../stores/database/schema.ts';

/** Rows that are in memory at once. */
const batchSize = 500;

/** A table as SQL needs it. */
interface Table {
  name: string;
  key: string;
}

/** Every table of the schema. */
const tables: readonly Table[] = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [toTable(value)] : [],
);

function toTable(table: PgTable): Table {
  const { name, columns } = getTableConfig(table);
  const key = columns.find(({ primary }) => primary)?.name;
  if (key === undefined) throw new Error(`The table ${name} has no primary key.`);
  return { name, key };
}

/** Number of rows by the name of their table. */
export type RowCounts = Record<string, number>;

/** Counts the rows of every table. */
export async function countRows(db: Database | Transaction): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of tables) {
    const query = sql`select count(*)::int as count from ${sql.identifier(name)}`;
    const [row] = await rowsOf<{ count: number }>(db, query);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Keeps every other process from writing until the transaction ends. */
export async function lockTables(tx: Transaction): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in share row exclusive mode`);
}

/** Copies every table. Rows travel as the databases' own JSON, which loses no part of a value. */
export async function copyTables(source: Database, target: Transaction): Promise<void> {
  for (const table of tables) {
    for (let last: string | null = null; ; ) {
      const batch: Batch | undefined = await readBatch(source, table, last);
      if (!batch || batch.last === null) break;
      const name = sql.identifier(table.name);
      await target.execute(
        sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${batch.rows}::json)`,
      );
      last = batch.last;
    }
  }
}

interface Batch {
  /** A JSON array of rows. */
  rows: string;
  /** Key of the last one; null when there are none. */
  last: string | null;
}

async function readBatch(
  source: Database,
  { name, key }: Table,
  after: string | null,
): Promise<Batch | undefined> {
  const column = sql.identifier(key);
  const rest = after === null ? sql`` : sql`where ${column} > ${after}`;
  const [batch] = await rowsOf<Batch>(
    source,
    sql`select json_agg(part)::text as rows, max(${column}) as last
      from (select * from ${sql.identifier(name)} ${rest} order by ${column} limit ${batchSize}) part`,
  );
  return batch;
}

/** Both drivers answer with rows; the type of the database that is either does not say so. */
async function rowsOf<Row>(db: Database | Transaction, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
