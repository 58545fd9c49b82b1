import type { ErrorCode } from '../../error-codes.ts';

/** Postgres: "could not write to file …: No space left on device". */
const diskFull = '53100';

/**
 * Classes and codes of a database that is not there: connection lost, too many connections, shutting
 * down. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const awaySqlState = /^(08|53300|57P0)/;

/** What the system says of a connection. */
const awaySystemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];

/** pg's own words for connections that come to nothing; these have no code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|The database has said nothing)/;

const maxDepth = 4;

/**
 * Tells what the API answers when the database failed; undefined when something else did. Drizzle
 * wraps what the driver throws, so that the reason stands in a cause.
 */
export function databaseFailure(error: unknown, depth = 0): ErrorCode | undefined {
  if (!(error instanceof Error) || depth > maxDepth) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === diskFull) return 'storage_full';
  const isAway =
    awaySqlState.test(code) || awaySystemCodes.includes(code) || awayWords.test(error.message);
  return isAway ? 'not_ready' : databaseFailure(error.cause, depth + 1);
}
