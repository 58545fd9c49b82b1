import { describe, expect, it } from 'vitest';
import { type DiffPart, diffPrompt } from './prompt-diff.ts';

/** `[-went out-]` and `{+came in+}`, as `git diff --word-diff` writes them. */
const marked = (before: string, after: string) =>
  diffPrompt(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('');

const sideOf = (parts: readonly DiffPart[], side: 'added' | 'removed') =>
  parts.map(({ kind, text }) => (kind === 'same' || kind === side ? text : '')).join('');

describe('diffPrompt', () => {
  it('shows what a rewrite adds', () => {
    expect(marked('make it warm', 'make it warm, with soft morning light')).toBe(
      'make it warm{+, with soft morning light+}',
    );
  });

  it('shows what it replaces', () => {
    expect(
      marked(
        'paint the old car red and keep the road',
        'paint the old car deep red and keep the road',
      ),
    ).toBe('paint the old car {+deep +}red and keep the road');
  });

  it('joins changes with a single word between them', () => {
    expect(marked('make it warm now', 'turn the photo warm and calm')).toBe(
      '[-make it warm now-]{+turn the photo warm and calm+}',
    );
  });

  it('finds the words of a language that writes no spaces', () => {
    expect(marked('背景を海にして', '背景を夕方の海にして')).toContain('{+夕方の+}');
  });

  it('has nothing to say about the same text', () => {
    expect(diffPrompt('make it warm', 'make it warm')).toEqual([
      { kind: 'same', text: 'make it warm' },
    ]);
    expect(diffPrompt('', '')).toEqual([]);
  });

  it.each([
    ['', 'everything is new'],
    ['everything goes', ''],
    ['  make it\n\nwarm  ', ' make it\twarm\n'],
    ['a<b>c</b> &amp; "d"', 'a <i>c</i> & d'],
    ['👩‍👩‍👧 at the sea', '👩‍👩‍👧‍👦 by the sea 🌊'],
    ['اجعلها دافئة', 'اجعل الصورة دافئة مع ضوء ناعم'],
    ['\ud800 lone', 'lone \udc00'],
    ['word '.repeat(2000), 'other thing '.repeat(2000)],
  ])('keeps both texts whole: %#', (before, after) => {
    const parts = diffPrompt(before, after);
    expect(sideOf(parts, 'added')).toBe(after);
    expect(sideOf(parts, 'removed').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''));
  });
});
