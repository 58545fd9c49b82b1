import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { timingText } from './timing.ts';

describe('how long a picture usually takes', () => {
  it.each([
    [0.3, 0.9, 'usually under 1\u00a0s here'],
    [1.6, 2.4, 'usually 2\u00a0s here'],
    [2.2, 12.4, 'usually 2\u00a0s here, at times 12\u00a0s'],
    [0.4, 5, 'usually under 1\u00a0s here, at times 5\u00a0s'],
  ])('%d s, nine of ten within %d s: %s', (typicalSeconds, slowSeconds, text) => {
    expect(timingText({ typicalSeconds, slowSeconds }, en)).toBe(text);
  });
});
