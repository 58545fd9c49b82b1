import type { ArticleRoute, Collection } from '../content/collection.ts';
import type { PageRoute } from '../routes/route.ts';
import { articleSchema, breadcrumbList } from './schema.ts';

/** What search engines read besides the words of a page. */
export async function pageData({ structuredData, breadcrumbs }: PageRoute): Promise<object[]> {
  const own = (await structuredData?.()) ?? [];
  return [...own, ...(breadcrumbs ? [breadcrumbList(breadcrumbs)] : [])];
}

/** The same for an article. */
export function articleData(article: ArticleRoute, schema: Collection['schema']): object[] {
  const { collection, path, title } = article;
  return [articleSchema(article, schema), breadcrumbList([collection, { path, label: title }])];
}
