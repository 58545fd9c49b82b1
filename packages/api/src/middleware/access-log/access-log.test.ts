import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { safeLog } from '../../watching/safe-log.ts';
import { type AccessEntry, createAccessLog } from './index.ts';

const id = '0123456789abcdef'.repeat(2);

function write(entry: Partial<AccessEntry>) {
  const lines: string[] = [];
  const log = pino(safeLog, { write: (line: string) => lines.push(line) });
  createAccessLog(log)({
    requestId: 'r-1',
    method: 'GET',
    path: '/api/health',
    status: 200,
    ms: 0.1,
    failure: undefined,
    ...entry,
  });
  return lines.join();
}

test('a line has method, path, status, milliseconds and request id', () => {
  expect(JSON.parse(write({ ms: 1.26 }))).toEqual({
    level: 'info',
    time: expect.any(Number),
    requestId: 'r-1',
    method: 'GET',
    path: '/api/health',
    status: 200,
    ms: 1.3,
    msg: 'request',
  });
});

describe('a path in the access log', () => {
  test.each([
    [`/api/files/${id}.png`, 200, '/api/files/{name}'],
    [`/api/jobs/${id}`, 404, '/api/jobs/{id}'],
    ['/api/limits', 200, '/api/limits'],
    ['/guides/make-it-yours', 200, '/guides/make-it-yours'],
    ['/assets/main-B1x_9.js', 200, '/assets/main-B1x_9.js'],
    ['/wp-login.php', 404, '/…'],
    ['/api/nothing', 404, '/api/nothing'],
    [`/api/file/${id}`, 404, '/api/file/*'],
    [`//api/files/${id}`, 404, '/…'],
    [`/API/files/${id}.png`, 404, '/…'],
    [`/api/files%2F${id}`, 404, '/api/*'],
    ['/make-ottilie-blue', 404, '/…'],
    ['/api/unsubscribe/ottilie@example.com', 404, '/api/unsubscribe/*'],
    ['/api/make Ottilie blue', 404, '/api/*'],
    [`/api/x/nb_0123456789ab_${'aB-_'.repeat(10)}xyz`, 404, '/api/x/*'],
    ['/api/203.0.113.9', 404, '/api/*'],
    [`/api${'/a'.repeat(1000)}`, 404, '/api/a/a/a/a/a/a'],
  ])('of %s answered with %i is %s', (path, status, logged) => {
    expect(JSON.parse(write({ path, status })).path).toBe(logged);
  });

  test('of a request that failed is the same', () => {
    const failure = new AppError('internal_error', { cause: new Error('broken') });
    const line = write({ path: `/api/jobs/${id}`, status: 500, failure });
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      path: '/api/jobs/{id}',
      code: 'internal_error',
      requestId: 'r-1',
      err: { type: 'Error', message: 'broken' },
    });
    expect(line).not.toContain(id);
  });
});
