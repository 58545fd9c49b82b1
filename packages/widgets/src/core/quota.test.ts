import type { Limit } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { lowQuota, quotaText } from './quota.ts';

const now = new Date(2026, 10, 20, 21).getTime();

const limit = (name: Limit['name'], remaining: number, resetSeconds = 3 * 3600): Limit => ({
  name,
  limit: 100,
  remaining,
  resetSeconds,
});

const said = (...limits: Limit[]) => {
  const quota = lowQuota({ limits, key: null }, now);
  return quota && quotaText(quota, now, en);
};

describe('the quota', () => {
  it('is not worth a word while there is enough, or no limit', () => {
    expect(said(limit('day', 11))).toBeUndefined();
    expect(said()).toBeUndefined();
  });

  it('is said as soon as it is low', () => {
    expect(said(limit('day', 10))).toBe('10 pictures left today');
    expect(said(limit('day', 1))).toBe('1 picture left today');
    expect(said(limit('month', 2))).toBe('2 pictures left this month');
  });

  it('is said with its renewal when it is used up', () => {
    expect(said(limit('day', 0))).toBe('No pictures left today. New ones in 3 hours.');
  });

  it('is the scarcest one; of two that are used up, the one renewed later', () => {
    expect(said(limit('day', 9), limit('month', 4))).toBe('4 pictures left this month');
    expect(said(limit('day', 0), limit('month', 0, 5 * 86_400))).toBe(
      'No pictures left this month. New ones in 5 days.',
    );
  });

  it('does not count minutes', () => {
    expect(said(limit('minute', 0), limit('day', 50))).toBeUndefined();
  });
});
