import type { Options } from 'minisearch';

/** Where `npm run prerender` writes the index of all pages. */
export const searchIndexPath = '/search-index.json';

/** One part of a page, as it is found. */
export interface SearchEntry {
  /** Path with the part's anchor. */
  id: string;
  /** The page's name. */
  page: string;
  /** The part's heading; empty for the page's beginning. */
  heading: string;
  /** The first words of the part. */
  text: string;
}

/** The same when the index is written and when it is read. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading', 'text'],
  searchOptions: {
    boost: { page: 4, heading: 3 },
    prefix: (term) => term.length > 1,
    // One wrong letter in six; short words must be right.
    fuzzy: (term) => (term.length > 4 ? 0.17 : false),
    combineWith: 'AND',
  },
};
