import { resolveObjectURL } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { createUrlKeeper } from './url-keeper.ts';

const lives = (url: string) => resolveObjectURL(url) !== undefined;

describe('createUrlKeeper', () => {
  it('takes a URL back when nothing uses it any more, and not before', () => {
    const keeper = createUrlKeeper();
    const [first, second] = [new Blob(['1']), new Blob(['2'])].map((b) => URL.createObjectURL(b));
    if (!first || !second) throw new Error('no URLs');
    keeper.keep(new Set([first, second]));
    keeper.keep(new Set([second]));
    expect([lives(first), lives(second)]).toEqual([false, true]);
    keeper.keep(new Set());
    expect(lives(second)).toBe(false);
  });

  it('leaves a URL alone that has not been used yet', () => {
    const keeper = createUrlKeeper();
    const fresh = URL.createObjectURL(new Blob(['1']));
    keeper.keep(new Set());
    expect(lives(fresh)).toBe(true);
    URL.revokeObjectURL(fresh);
  });
});
