import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

describe('parseRetryAfter', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 10:00:00 GMT', 0],
    ['Thu, 19 Nov 2026 10:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
  ])('reads %j as %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
