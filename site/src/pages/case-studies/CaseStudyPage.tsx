import { caseStudies } from '../../content/case-studies.ts';
import type { ArticlePageProps } from '../../routes/route.ts';
import { ArticlePage } from '../../ui/ArticlePage.tsx';
import './case-studies.css';
import { HowMeasured, Results } from './Results.tsx';

/** One case study: said to be made up, with the figures that are not. */
export function CaseStudyPage({ article, children }: ArticlePageProps) {
  const study = caseStudies.articles.find(({ slug }) => slug === article.slug);
  if (!study) throw new Error(`There is no case study ${article.slug}`);
  const { company, industry, challenge, solution, results } = study;
  return (
    <ArticlePage meta={article}>
      <aside className="site-study-facts" aria-label="In short">
        <p className="site-study-mark">
          <strong>An illustrative example.</strong> {company} is made up. The pictures and figures
          are not.
        </p>
        <dl className="site-study-short">
          <div>
            <dt>Field</dt>
            <dd>{industry}</dd>
          </div>
          <div>
            <dt>Problem</dt>
            <dd>{challenge}</dd>
          </div>
          <div>
            <dt>Way</dt>
            <dd>{solution}</dd>
          </div>
        </dl>
        <Results results={results} />
        <HowMeasured />
      </aside>
      {children}
    </ArticlePage>
  );
}
