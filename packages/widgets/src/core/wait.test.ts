import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { whenText } from './wait.ts';

const HOUR = 3600;

/** At this hour of a visitor's day. */
const after = (seconds: number, hour = 10) => {
  const now = new Date(2026, 10, 20, hour).getTime();
  return whenText(now + seconds * 1000, now, en);
};

describe('whenText', () => {
  it.each([
    [0, 'in 1 second'],
    [0.2, 'in 1 second'],
    [40, 'in 40 seconds'],
    [119, 'in 119 seconds'],
    [121, 'in 3 minutes'],
    [90 * 60, 'in 90 minutes'],
    [2 * HOUR, 'in 2 hours'],
    [2 * HOUR + 1, 'in 3 hours'],
    [14 * HOUR, 'tomorrow'],
    [20 * 24 * HOUR, 'in 20 days'],
  ])('says %d seconds as %j', (seconds, words) => {
    expect(after(seconds)).toBe(words);
  });

  it('counts the hours of a night', () => {
    expect(after(4 * HOUR, 22)).toBe('in 4 hours');
  });

  it('calls nothing of the same day tomorrow', () => {
    expect(after(13 * HOUR, 1)).toBe('in 13 hours');
  });
});
