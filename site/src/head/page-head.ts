import type { ArticleRoute } from '../content/collection.ts';
import type { PageRoute } from '../routes/route.ts';

/** What the tags in the document's head say. */
export interface HeadContent {
  path: string;
  title: string;
  description: string;
  unlisted: boolean;
  /** Only an article has it. */
  article?: {
    headline: string;
    published: string;
    updated: string;
    section: string;
    tags: readonly string[];
    /** As in content/pictures.ts. */
    picture: string;
  };
}

export function pageHead({ path, title, description, unlisted = false }: PageRoute): HeadContent {
  return { path, title, description, unlisted };
}

/** Search results show about 60 characters of a title: the site's name only where it fits. */
export function articleHead(article: ArticleRoute): HeadContent {
  const { path, title, description, published, updated = published, tags } = article;
  const { collection, picture } = article;
  const named = `${title} | Nano Banana`;
  return {
    path,
    title: named.length <= 60 ? named : title,
    description,
    unlisted: false,
    article: { headline: title, published, updated, section: collection.label, tags, picture },
  };
}
