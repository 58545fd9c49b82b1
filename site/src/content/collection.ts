/** How many related articles a page shows: one row. */
const RELATED = 3;

/** What an author writes about an article, beside its text in `<folder>/<slug>.mdx`. */
export interface ArticleMeta {
  /** Last part of the address, and the name of the file. */
  slug: string;
  title: string;
  /** 120 to 160 characters. */
  description: string;
  /** ISO date, such as 2026-03-14. */
  published: string;
  /** ISO date of the last change that readers would notice. */
  updated?: string;
  tags: readonly string[];
  /** Name of its picture in pictures.ts. */
  picture: string;
  pictureAlt: string;
  /** Slugs of the same collection; up to {@link RELATED} the articles that share most tags follow them. */
  related: readonly string[];
}

/** Enough of an article to link to it. */
export interface ArticleLink {
  path: string;
  title: string;
  description: string;
  picture: string;
  minutes: number;
}

/** One article as lists, its page, head tags, feed and search read it. */
export interface ArticleRoute extends ArticleMeta {
  path: string;
  /** Reading time, computed from the text. */
  minutes: number;
  collection: { path: string; label: string };
  previous?: ArticleLink;
  next?: ArticleLink;
  relatedArticles: readonly ArticleLink[];
}

/** Loads the module of an article's text; its default export is the text. */
type Body = () => Promise<unknown>;

export interface Collection {
  articles: readonly ArticleRoute[];
  /** Loads an article's text, by its slug. */
  bodies: ReadonlyMap<string, Body>;
  /** The text's module as the build's manifest names it, by its slug. */
  sources: ReadonlyMap<string, string>;
  /** https://schema.org type of its articles. */
  schema: 'Article' | 'BlogPosting' | 'TechArticle';
}

interface CollectionParts<Meta extends ArticleMeta> {
  /** Address of the list, such as /blog. */
  path: string;
  /** Name of the list in breadcrumbs. */
  label: string;
  schema: Collection['schema'];
  /** In the order of the list; previous and next follow it. */
  metas: readonly Meta[];
  /** `import.meta.glob('./<folder>/*.mdx')` */
  bodies: Record<string, Body>;
  /** `import.meta.glob('./<folder>/*.mdx', { query: '?minutes', import: 'default', eager: true })` */
  minutes: Record<string, number>;
}

/**
 * Joins what is written about articles with their texts.
 * @throws when an article has no text, a text has no article, or a related slug is unknown
 */
export function defineCollection<Meta extends ArticleMeta>(
  parts: CollectionParts<Meta>,
): Omit<Collection, 'articles'> & { articles: readonly (Meta & ArticleRoute)[] } {
  const { path, label, schema, metas } = parts;
  const minutes = bySlug(parts.minutes);
  const bodies = bySlug(parts.bodies);
  const sources = new Map(
    Object.keys(parts.bodies).map((file) => [slugOf(file), file.replace(/^\.\//, 'src/content/')]),
  );
  const links = new Map(metas.map((meta) => [meta.slug, linkTo(meta, path, minutes)]));
  for (const slug of bodies.keys()) {
    if (!links.has(slug)) throw new Error(`${path}/${slug} has a text and no metadata`);
  }
  const linkOf = (slug: string) => {
    const link = links.get(slug);
    if (!link) throw new Error(`${path} has no article ${slug}`);
    return link;
  };
  const neighbour = (index: number) => {
    const meta = metas[index];
    return meta && linkOf(meta.slug);
  };
  const articles = metas.map((meta, index) => ({
    ...meta,
    path: `${path}/${meta.slug}`,
    minutes: linkOf(meta.slug).minutes,
    collection: { path, label },
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    relatedArticles: relatedSlugs(meta, metas).map(linkOf),
  }));
  return { articles, bodies, sources, schema };
}

function relatedSlugs({ slug, tags, related }: ArticleMeta, metas: readonly ArticleMeta[]) {
  const shared = (other: ArticleMeta) => other.tags.filter((tag) => tags.includes(tag)).length;
  const others = metas
    .filter((other) => other.slug !== slug && !related.includes(other.slug))
    .sort((a, b) => shared(b) - shared(a))
    .map((other) => other.slug);
  return [...related, ...others].slice(0, RELATED);
}

function linkTo(
  meta: ArticleMeta,
  path: string,
  minutes: ReadonlyMap<string, number>,
): ArticleLink {
  const time = minutes.get(meta.slug);
  if (time === undefined) throw new Error(`${path}/${meta.slug} has no text`);
  const { slug, title, description, picture } = meta;
  return { path: `${path}/${slug}`, title, description, picture, minutes: time };
}

const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.mdx(\?.*)?$/, '');

function bySlug<T>(files: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([file, value]) => [slugOf(file), value]));
}
