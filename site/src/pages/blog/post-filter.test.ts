import { describe, expect, it } from 'vitest';
import { blogCategories } from '../../content/blog.ts';
import { addressOf, categoryOptions, matchingPosts, readPostFilter } from './post-filter.ts';

describe('the filter of the blog', () => {
  it('comes back from its own address', () => {
    const filter = { category: 'tips', text: 'print price' } as const;
    const address = addressOf(filter);
    expect(address).toBe('/blog?category=tips&q=print+price');
    expect(readPostFilter(address.slice('/blog'.length))).toEqual(filter);
  });

  it('leaves out what it does not know', () => {
    expect(readPostFilter('?category=gossip&page=2')).toEqual({ category: 'all', text: '' });
    expect(addressOf({ category: 'all', text: '  ' })).toBe('/blog');
  });

  it('finds posts by the beginnings of words, all of which have to be there', () => {
    const slugs = matchingPosts({ category: 'all', text: 'cookie embed' }).map(({ slug }) => slug);
    expect(slugs).toEqual(['embedding-without-cookies']);
    expect(matchingPosts({ category: 'all', text: 'cookie dragon' })).toEqual([]);
  });

  it('counts every post once, in a category that has some', () => {
    const [all, ...others] = categoryOptions;
    expect(others.map(({ id }) => id)).toEqual(blogCategories.map(({ id }) => id));
    expect(others.every(({ count }) => count > 0)).toBe(true);
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count);
  });
});
