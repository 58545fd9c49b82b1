/** Database with all tables, which each test's own is copied from. */
export const templateDatabase = 'template_nano_banana';

/**
 * Makes a database and answers its address.
 *
 * @param postgresUrl Address of the server, with the right to make databases.
 * @param template Name of the database to copy; nobody may be connected to it.
 */
export async function createDatabase(
  postgresUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  await runSql(postgresUrl, `create database "${name}" template "${template}"`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return url.href;
}

/** Drops a database and breaks the connections to it. */
export function dropDatabase(postgresUrl: string, name: string): Promise<void> {
  return runSql(postgresUrl, `drop database "${name}" with (force)`);
}

async function runSql(url: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
