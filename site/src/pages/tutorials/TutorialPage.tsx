import type { ArticlePageProps } from '../../routes/route.ts';
import { ArticlePage } from '../../ui/ArticlePage.tsx';
import { CompleteButton } from './CompleteButton.tsx';

/** One tutorial; at its end it can be marked as completed. */
export function TutorialPage({ article, children }: ArticlePageProps) {
  return (
    <ArticlePage meta={article} end={<CompleteButton slug={article.slug} />}>
      {children}
    </ArticlePage>
  );
}
