import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { describeCallFailure, describeProblem } from './problem.ts';

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

  it('says when to try again, as far as the server knows', () => {
    expect(messageOf(api(503, { error: 'Busy.' }, 1))).toBe('Busy. Try again in 1 second.');
  });

  it('names the request only where the server failed', () => {
    const body = { error: 'Oh.', requestId: 'r1' };
    expect(describeProblem(api(500, body), en).requestId).toBe('r1');
    expect(describeProblem(api(422, body), en).requestId).toBeUndefined();
  });
});

describe('describeCallFailure', () => {
  it('says what the server said, and nothing about the browser’s own failures', () => {
    expect(describeCallFailure(api(410, { error: 'It is gone.' }), en)).toBe('It is gone.');
    expect(describeCallFailure(new NetworkError('refused'), en)).toBe('Network error');
    expect(describeCallFailure(new DOMException('no', 'NotAllowedError'), en)).toBe('');
  });
});
