import { describe, expect, it } from 'vitest';
import { excerpt, markedText } from './marked-text.ts';

const marked = (text: string, ...terms: string[]) =>
  markedText(text, terms)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('what was looked for', () => {
  it('is marked where words begin with it, in either case', () => {
    expect(marked('Light, lighter, delight', 'light')).toBe('[Light], [light]er, delight');
  });

  it('is marked as far as it goes', () => {
    expect(marked('backgrounds', 'back', 'background')).toBe('[background]s');
  });

  it('may hold signs that mean something in a pattern', () => {
    expect(marked('C++ and c', 'c++')).toBe('[C++] and c');
  });

  it('leaves the text as it is without terms', () => {
    expect(marked('a text')).toBe('a text');
  });
});

describe('an excerpt', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();

  it('holds the first word that was looked for, and is cut between words', () => {
    const cut = excerpt(text, ['needle']);
    expect(cut).toContain('needle');
    expect(cut.length).toBeLessThan(160);
    expect(cut).toMatch(/^… before .* after …$/);
  });

  it('is the beginning where nothing matches, and the whole text where it is short', () => {
    expect(excerpt(text, [])).toMatch(/^before .*before …$/);
    expect(excerpt('short', ['needle'])).toBe('short');
  });
});
