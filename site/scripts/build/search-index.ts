import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from '../../src/search/search-index.ts';
import type { BuiltPage } from './built-page.ts';
import { pageSections } from './html-text.ts';

/** So much of a part is searched and shown from; what matters stands at its beginning. */
const LONGEST_TEXT = 1200;

/** The index of all listed pages, as the search dialog loads it. */
export function searchIndex(pages: readonly BuiltPage[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  for (const { head, html } of pages) {
    const [beginning, ...parts] = pageSections(html);
    const page = beginning?.heading || head.title;
    index.add({ id: head.path, page, heading: '', text: head.description });
    for (const { anchor, heading, text } of parts) {
      const id = `${head.path}#${anchor}`;
      index.add({ id, page, heading, text: text.slice(0, LONGEST_TEXT) });
    }
  }
  return JSON.stringify(index);
}
