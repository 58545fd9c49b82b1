import type { MDXContent } from 'mdx/types';
import type { ArticleRoute, Collection } from '../content/collection.ts';
import type { CollectionRoute } from '../routes/route.ts';

export interface LoadedArticle {
  article: ArticleRoute;
  schema: Collection['schema'];
  Body: MDXContent;
}

const loaded = new Map<string, Promise<LoadedArticle | null>>();

/**
 * An article with its text; the same promise each time, as React's `use` needs it.
 * @returns null when the collection has no article of that name
 */
export function loadedArticle(route: CollectionRoute, slug: string): Promise<LoadedArticle | null> {
  const path = route.path.replace(':slug', slug);
  const known = loaded.get(path);
  if (known) return known;
  const loading = load(route, slug);
  loaded.set(path, loading);
  // Another visit to the page tries again.
  loading.catch(() => loaded.delete(path));
  return loading;
}

async function load(route: CollectionRoute, slug: string): Promise<LoadedArticle | null> {
  const { articles, bodies, schema } = await route.collection();
  const article = articles.find((one) => one.slug === slug);
  const body = bodies.get(slug);
  if (!article || !body) return null;
  const text = await body();
  if (!isText(text)) throw new Error(`${article.path} has a text without a default export`);
  return { article, schema, Body: text.default };
}

function isText(module: unknown): module is { default: MDXContent } {
  return typeof module === 'object' && module !== null && 'default' in module;
}
