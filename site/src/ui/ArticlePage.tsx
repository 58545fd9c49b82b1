import type { ReactNode } from 'react';
import type { ArticleLink, ArticleRoute } from '../content/collection.ts';
import { Link } from '../navigation/router.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';
import './article-page.css';

interface ArticlePageProps {
  meta: ArticleRoute;
  /** The article's text. */
  children: ReactNode;
  /** Stands between the text and what comes after it, such as a button that marks it as read. */
  end?: ReactNode;
}

/** A long text with its heading and picture, what stands before and after it, and what is related. */
export function ArticlePage({ meta, children, end }: ArticlePageProps) {
  const { path, title, description, collection, picture, pictureAlt, relatedArticles } = meta;
  return (
    <article className="site-article">
      <header className="site-article-head">
        <div className="site-wrap site-article-grid">
          <div>
            <Breadcrumbs trail={[collection, { path, label: title }]} />
            <h1>{title}</h1>
            <p className="site-lead">{description}</p>
            <ArticleFacts meta={meta} />
          </div>
          <Picture
            name={picture}
            alt={pictureAlt}
            sizes="(width < 60rem) calc(100vw - 36px), 560px"
            priority
          />
        </div>
      </header>
      <div className="site-wrap site-article-body">
        <Prose>{children}</Prose>
        {end}
      </div>
      <Neighbours meta={meta} />
      {relatedArticles.length > 0 && <Related articles={relatedArticles} />}
    </article>
  );
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function ArticleFacts({ meta: { published, updated, minutes, tags } }: { meta: ArticleRoute }) {
  return (
    <ul className="site-article-facts">
      <li>
        <time dateTime={published}>{dates.format(new Date(published))}</time>
      </li>
      {updated && (
        <li>
          changed <time dateTime={updated}>{dates.format(new Date(updated))}</time>
        </li>
      )}
      <li>{minutes} min read</li>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

function Neighbours({ meta: { previous, next, collection } }: { meta: ArticleRoute }) {
  return (
    <nav className="site-wrap site-neighbours" aria-label={`More of ${collection.label}`}>
      {previous && <Neighbour label="Previous" link={previous} />}
      {next && <Neighbour label="Next" link={next} />}
    </nav>
  );
}

function Neighbour({ label, link }: { label: string; link: ArticleLink }) {
  return (
    <Link to={link.path} className="site-neighbour" data-side={label.toLowerCase()}>
      <span>{label}</span>
      <strong>{link.title}</strong>
    </Link>
  );
}

function Related({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <section className="site-wrap site-related" aria-labelledby="related">
      <h2 id="related">Goes well with this</h2>
      <ul>
        {articles.map(({ path, title, picture, minutes }) => (
          <li key={path}>
            <Link className="site-related-link" to={path}>
              <Picture name={picture} alt="" sizes="(width < 45rem) 100vw, 400px" />
              <h3 className="site-related-title">{title}</h3>
              <p>{minutes} min read</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
