import { ApiError, NetworkError } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { describePromptFailure } from './prompt-failure.ts';

const api = (status: number, code: string, error: string) =>
  new ApiError({ status, body: JSON.stringify({ success: false, code, error, message: error }) });

describe('a failed optimization', () => {
  it('is said in the words of the catalogue, with its reason', () => {
    expect(describePromptFailure(new NetworkError('refused'), en)).toMatchObject({
      title: 'Optimization Failed',
      message: 'Unable to optimize prompt at this time',
      reason: 'Network error',
      mayPass: true,
    });
    expect(describePromptFailure(api(503, 'overloaded', 'Busy.'), en).reason).toBe('Busy.');
  });

  it('says plainly what is wrong with the prompt, which no second try mends', () => {
    const error = api(422, 'unsupported_edit', 'This engine cannot put anyone on the moon.');
    expect(describePromptFailure(error, en)).toMatchObject({
      title: 'Optimization Failed',
      message: 'This engine cannot put anyone on the moon.',
      reason: '',
      mayPass: false,
    });
  });

  it('may pass when it was only too much for a minute', () => {
    expect(describePromptFailure(api(429, 'rate_limited', 'Too many.'), en).mayPass).toBe(true);
  });
});
