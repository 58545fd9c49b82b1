import type { ArticlePageProps } from '../../routes/route.ts';
import { ArticlePage } from '../../ui/ArticlePage.tsx';

/** One post. */
export function PostPage({ article, children }: ArticlePageProps) {
  return <ArticlePage meta={article}>{children}</ArticlePage>;
}
