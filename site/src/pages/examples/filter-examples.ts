import { type Example, type ExampleCategory, exampleCategories } from '../../content/examples.ts';

/** What is chosen on the examples page; the address carries it. */
export interface ExampleFilter {
  query: string;
  category: ExampleCategory | 'all';
  view: 'grid' | 'list';
}

export const noFilter: ExampleFilter = { query: '', category: 'all', view: 'grid' };

/** What an address's query asks for; what it does not know it leaves out. */
export function readFilter(search: string): ExampleFilter {
  const asked = new URLSearchParams(search);
  const category = exampleCategories.find(({ id }) => id === asked.get('category'))?.id;
  return {
    query: asked.get('q') ?? '',
    category: category ?? 'all',
    view: asked.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query of an address for it, with its `?`; empty when nothing is chosen. */
export function writeFilter({ query, category, view }: ExampleFilter): string {
  const asked = new URLSearchParams({
    ...(query && { q: query }),
    ...(category !== 'all' && { category }),
    ...(view !== 'grid' && { view }),
  }).toString();
  return asked && `?${asked}`;
}

/** Examples in which every word of the query begins a word of the title, the prompt or a tag. */
export function searchExamples(all: readonly Example[], query: string): readonly Example[] {
  const wanted = wordsOf(query);
  return all.filter(({ title, prompt, tags }) => {
    const words = wordsOf([title, prompt, ...tags].join(' '));
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
