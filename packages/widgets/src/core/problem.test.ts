import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { describeCallFailure, describeProblem, isExpired, waitText } from './problem.ts';

const api = (status: number, body: unknown, retryAfter?: number) =>
  new ApiError({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter,
  });

const messageOf = (error: unknown) => describeProblem(error, en).message;

describe('describeProblem', () => {
  it('says the envelope’s sentence, else its detail, else the status', () => {
    expect(messageOf(api(400, { error: 'No picture.', message: 'detail' }))).toBe('No picture.');
    expect(messageOf(api(400, { message: 'detail' }))).toBe('detail');
    expect(messageOf(api(502, '<h1>Bad gateway</h1>'))).toBe('HTTP 502');
  });

  it('calls it a network error when no answer came', () => {
    expect(describeProblem(new NetworkError('refused'), en)).toMatchObject({
      title: 'Generation failed',
      message: 'Network error',
    });
    expect(messageOf(new Error('anything else'))).toBe('Network error');
  });

  it('says how long it waited', () => {
    expect(messageOf(new TimeoutError(120_000))).toBe(
      'No answer within 120 seconds. Please try again.',
    );
  });

  it.each([
    ['Daily quota used up', ''],
    ['Limit Exceeded', ''],
    ['Not now', 'the quota of today'],
  ])('knows a used-up quota by its words: %j, %j', (error, message) => {
    expect(describeProblem(api(429, { error, message }), en)).toMatchObject({
      title: 'Free tier limit reached',
      message: en.quotaMessage,
    });
  });

  it('offers what would work instead, each once', () => {
    const body = { error: 'Cannot fly.', alternatives: ['Walk', 'Run', 'Walk'] };
    expect(describeProblem(api(422, body), en).alternatives).toEqual(['Walk', 'Run']);
  });

  it('offers to mark what can be done as soon as it is marked', () => {
    const remark = (reason: string) => ({ code: 'refused', text: '…', values: { reason } });
    const needsMark = (body: object) =>
      describeProblem(api(422, { error: 'Oh.', ...body }), en).needsMark;
    expect(needsMark({ code: 'subject_unclear' })).toBe(true);
    for (const reason of ['unmarked', 'part_unmarked'])
      expect(needsMark({ code: 'unsupported_edit', remarks: [remark(reason)] })).toBe(true);
    expect(needsMark({ code: 'unsupported_edit', remarks: [remark('new_objects')] })).toBe(false);
    expect(needsMark({ code: 'unsupported_edit' })).toBe(false);
  });

  it('says of a minute’s limit only what is true of it', () => {
    const error = 'The quota of 10 requests a minute is exceeded.';
    expect(describeProblem(api(429, { error, code: 'rate_limited' }), en)).toMatchObject({
      title: 'Free tier limit reached',
      message: en.rateMessage,
    });
    expect(en.rateMessage).not.toMatch(/daily|day/i);
  });

  it('does not call a month’s quota a daily one', () => {
    const error = 'The quota of 100 pictures a month is exceeded.';
    expect(messageOf(api(429, { error, code: 'quota_exceeded' }))).toBe(en.monthlyQuotaMessage);
  });

  it('names the request only where the server failed', () => {
    const body = { error: 'Oh.', requestId: 'r1' };
    expect(describeProblem(api(500, body), en).requestId).toBe('r1');
    expect(describeProblem(api(422, body), en).requestId).toBeUndefined();
  });
});

describe('waitText', () => {
  const now = new Date(2026, 10, 20, 21).getTime();
  const said = (error: unknown, later = now) =>
    waitText(describeProblem(error, en, now), later, en);
  const rate = api(429, { error: 'Slow down.', code: 'rate_limited' }, 40);

  it('says when to try again, as far as the server knows', () => {
    expect(said(api(503, { error: 'Busy.' }, 1))).toBe('Try again in 1 second.');
    expect(said(api(503, { error: 'Busy.' }))).toBe('');
    expect(said(rate)).toBe('Try again in 40 seconds.');
  });

  it('says when a quota is renewed', () => {
    const quota = api(429, { error: 'The daily quota is exceeded.' }, 3 * 3600);
    expect(said(quota)).toBe('The quota is renewed in 3 hours.');
  });

  it('counts down, and says when the time is over', () => {
    expect(said(rate, now + 39_000)).toBe('Try again in 1 second.');
    expect(said(rate, now + 40_000)).toBe('You can try again now.');
  });
});

describe('describeCallFailure', () => {
  it('knows a result that has expired', () => {
    const error = api(410, { error: 'It is gone.', code: 'file_expired' });
    expect(isExpired(error)).toBe(true);
    expect(describeCallFailure(error, en)).toBe(en.expired);
  });

  it('says what the server said, and nothing about the browser’s own failures', () => {
    expect(describeCallFailure(api(410, { error: 'It is gone.' }), en)).toBe('It is gone.');
    expect(describeCallFailure(new NetworkError('refused'), en)).toBe('Network error');
    expect(describeCallFailure(new DOMException('no', 'NotAllowedError'), en)).toBe('');
  });
});
