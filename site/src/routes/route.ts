import type { ComponentType, ReactNode } from 'react';
import type { ArticleRoute, Collection } from '../content/collection.ts';

export type { ArticleRoute } from '../content/collection.ts';

/** What a page says about itself in the document's head. */
export interface PageMeta {
  /** At most 60 characters. */
  title: string;
  /** 120 to 160 characters. */
  description: string;
  /** The page is no place of its own: search engines, sitemap, feed and search leave it out. */
  unlisted?: boolean;
}

interface Route extends PageMeta {
  /** The page's module as the build's manifest names it (`src/pages/…`), so that its files are fetched early. */
  source: string;
}

/** One page of the site: its address, its head and the module that shows it. */
export interface PageRoute extends Route {
  path: string;
  Page: ComponentType;
  /**
   * What search engines read besides the words (head/schema.ts makes it), loaded apart; only what the page shows. The
   * same function each time.
   */
  structuredData?: () => Promise<readonly object[]>;
  /** Where the page shows `Breadcrumbs`: their trail. */
  breadcrumbs?: readonly { label: string; path: string }[];
  collection?: never;
}

/** What the page of one article of a collection is given: who it is, and its text as elements. */
export interface ArticlePageProps {
  article: ArticleRoute;
  children: ReactNode;
}

/** The pages of a collection: one address for each article. Its own words serve while an article's are on the way. */
export interface CollectionRoute extends Route {
  /** Ends in `/:slug`. */
  path: `${string}/:slug`;
  Page: ComponentType<ArticlePageProps>;
  /** Loads the articles, never their texts. The same function each time. */
  collection: () => Promise<Collection>;
}

export type SiteRoute = PageRoute | CollectionRoute;
