import { describe, expect, it } from 'vitest';
import { examples } from '../../content/examples.ts';
import { noFilter, readFilter, searchExamples, writeFilter } from './filter-examples.ts';

const found = (query: string) => searchExamples(examples, query);

describe('the search over examples', () => {
  it('finds by title, by prompt and by tag, whatever the case', () => {
    expect(found('LOOKBOOK').map(({ slug }) => slug)).toEqual(['lookbook']);
    expect(found('rainbow').map(({ slug }) => slug)).toContain('rainbow');
    expect(found('packaging').map(({ slug }) => slug)).toEqual(['blue-box']);
  });

  it('wants every word, and takes beginnings of words', () => {
    expect(found('cush pur').map(({ slug }) => slug)).toEqual(['purple-cushion']);
    expect(found('cushion of gold')).toEqual([]);
  });

  it('finds everything without words', () => {
    expect(found('  …')).toHaveLength(examples.length);
  });
});

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = { query: 'pop & art', category: 'art', view: 'list' } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter(noFilter)).toBe('');
  });

  it('is left out where it makes no sense', () => {
    expect(readFilter('?category=nothing&view=3d')).toEqual(noFilter);
  });
});
