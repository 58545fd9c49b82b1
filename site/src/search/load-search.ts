import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchEntry, searchIndexPath, searchOptions } from './search-index.ts';

/** One thing found: where it is, and the words in it that matched. */
export type Hit = SearchEntry & Pick<SearchResult, 'terms'>;

export type Search = (query: string) => Hit[];

/** More would not be looked through. */
const MOST = 12;

let loading: Promise<Search> | undefined;

/**
 * Loads the index of all pages, once.
 * @throws when it cannot be had; the next call tries again
 */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Search> {
  const answer = await fetch(searchIndexPath);
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}`);
  const index = MiniSearch.loadJSON<SearchEntry>(await answer.text(), searchOptions);
  return (query) => index.search(query).slice(0, MOST).map(toHit);
}

function toHit({ id, page, heading, text, terms }: SearchResult): Hit {
  return {
    id: String(id),
    page: String(page),
    heading: String(heading),
    text: String(text),
    terms,
  };
}
