import { describe, expect, it } from 'vitest';
import { megabytes } from './limits-text.ts';

describe('a size in megabytes', () => {
  it.each([
    [10, 'en', '10'],
    [10, 'de-CH', '10'],
    [1.25, 'en', '1.3'],
    [1.25, 'de', '1,3'],
    [2500, 'en', '2,500'],
    [10, 'ar-EG', '١٠'],
    [10, 'en-u-nu-arab', '١٠'],
  ])('%d in %s is %s', (size, tag, text) => {
    expect(megabytes(size * 1024 * 1024, tag)).toBe(text);
  });
});
