import { expect, test } from 'vitest';
import { databaseFailure } from './failures.ts';

/** As Drizzle throws: the driver's error is the cause. */
const failed = (words: string, code?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(words), code && { code }) });

test.each([
  ['could not extend file "base/1/2": No space left on device', '53100', 'storage_full'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED', 'not_ready'],
  ['terminating connection due to administrator command', '57P01', 'not_ready'],
  ['sorry, too many clients already', '53300', 'not_ready'],
  ['Connection terminated unexpectedly', undefined, 'not_ready'],
  ['timeout exceeded when trying to connect', undefined, 'not_ready'],
  ['duplicate key value violates unique constraint', '23505', undefined],
  ['column "x" does not exist', '42703', undefined],
])('%s', (words, code, expected) => {
  expect(databaseFailure(failed(words, code))).toBe(expected);
});

test('what is no error of a database is left to others', () => {
  expect(databaseFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(databaseFailure('text')).toBeUndefined();
});
