import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { describeError } from './describe-error.ts';

const text = (error: unknown) => JSON.stringify(describeError(error));

test('an error is described by type, message, code and places in the code, and so is its cause', () => {
  const cause = Object.assign(new TypeError('the inner one'), { code: 'E_INNER' });
  expect(describeError(new AppError('engine_failed', { message: 'the outer one', cause }))).toEqual(
    {
      type: 'AppError',
      message: 'the outer one',
      code: 'engine_failed',
      stack: expect.stringContaining('describe-error.test.ts:'),
      cause: {
        type: 'TypeError',
        message: 'the inner one',
        code: 'E_INNER',
        stack: expect.stringMatching(/^\s+at /),
      },
    },
  );
});

describe('nothing secret is left of', () => {
  test('a failed query: neither its parameters nor the row', () => {
    const postgres = Object.assign(
      new Error('duplicate key value violates unique constraint "subscriptions_email_index"'),
      {
        code: '23505',
        severity: 'ERROR',
        detail: 'Key (email)=(ottilie@example.com) already exists.',
        constraint: 'subscriptions_email_index',
        params: ['ottilie@example.com'],
      },
    );
    const params = ['ottilie@example.com', 'make my\n    at home (x.ts:1:1)\ncat blue'];
    const failed = new DrizzleQueryError(
      'insert into "subscriptions" values ($1, $2)',
      params,
      postgres,
    );
    expect(text(failed)).not.toMatch(/ottilie|cat blue|home|insert/);
    expect(describeError(failed)).toMatchObject({
      message: 'Failed query',
      stack: expect.stringContaining('describe-error.test.ts:'),
      cause: { code: '23505', constraint: 'subscriptions_email_index' },
    });
  });

  test('a value that Postgres repeats', () => {
    const error = new Error('invalid input syntax for type integer: "Ottilie says "no""');
    expect(describeError(Object.assign(error, { code: '22P02' })).message).toBe(
      'invalid input syntax for type integer: "…"',
    );
  });

  test('an S3 server’s error: no signed headers, no file’s id', () => {
    const id = '0123456789abcdef'.repeat(2);
    const error = Object.assign(new Error(`no such key files/${id}.jpg`), {
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404, requestId: 'tx-1' },
      $response: { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=AKIA' } },
      StringToSign: 'AWS4-HMAC-SHA256',
    });
    expect(text(error)).not.toMatch(/AWS4|AKIA|89abcdef/);
    expect(describeError(error)).toMatchObject({
      type: 'NoSuchKey',
      message: 'no such key files/01234567….jpg',
      status: 404,
    });
  });

  test('a body that is no JSON', () => {
    try {
      JSON.parse('Make Ottilie blue');
    } catch (error) {
      expect(text(error)).not.toMatch(/Ott|Make/);
      expect(describeError(error).message).toBe('Malformed JSON');
    }
  });

  test.each([
    [
      'an e-mail address',
      'no mail to otti.lie+x@mail.example.com today',
      'no mail to {e-mail} today',
    ],
    ['a partner’s key', `nb_0123456789ab_${'aB-_'.repeat(10)}xyz refused`, '{key} refused'],
    ['a token', 'sent Authorization: Bearer abc.def-ghi', 'sent Authorization: Bearer {secret}'],
    ['a database’s password', 'no postgres://me:pass@db/x', 'no postgres://{secret}@db/x'],
    [
      'a signed address',
      'GET https://s3/x.png?X-Amz-Signature=abc',
      'GET https://s3/x.png?{query}',
    ],
    ['a job’s id', 'job 01234567-89ab-cdef-0123-456789abcdef is lost', 'job 01234567… is lost'],
    ['an IPv4 address', 'refused 203.0.113.9 today', 'refused {address} today'],
    ['an IPv6 address', 'no key day:2001:db8:1:2::/64 here', 'no key day:{address} here'],
    ['an IPv6 network', 'limit 2001:db8:1:2::/64 is used up', 'limit {address} is used up'],
  ])('%s', (_what, message, expected) => {
    expect(describeError(new Error(message)).message).toBe(expected);
  });

  test('things that are thrown and are no errors', () => {
    expect(text({ prompt: 'Ottilie' })).not.toContain('Ottilie');
    expect(describeError('mail me@example.com')).toEqual({
      type: 'string',
      message: 'mail {e-mail}',
    });
  });
});

test('what an operator needs is kept: the machine that does not answer', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(describeError(error)).toMatchObject({ message: error.message, code: 'ECONNREFUSED' });
});

test('a message that is cut keeps no half of something secret', () => {
  const { message } = describeError(new Error(`${'word '.repeat(98)}for ottilie@example.com`));
  expect(message).toMatch(/word for …$/);
});

test('errors in a circle, endless messages and many in one come to an end', () => {
  const error = new Error('x'.repeat(100_000));
  error.cause = new AggregateError(Array(100).fill(error), 'all failed');
  expect(text(error).length).toBeLessThan(100_000);
  expect(describeError(error).cause).toMatchObject({ message: 'all failed' });
});
