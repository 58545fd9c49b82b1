import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { articleData, pageData } from './head/page-data.ts';
import { articleHead, type HeadContent, pageHead } from './head/page-head.ts';
import { structuredDataTag } from './head/structured-data.ts';
import { Router } from './navigation/router.tsx';
import type { CollectionRoute, PageRoute } from './routes/route.ts';
import { notFoundRoute, routes } from './routes.tsx';

export { analyticsHosts } from './analytics/configured.ts';
export { absoluteAddress, siteOrigin } from './head/site-address.ts';

/** One address to write. */
export interface SitePage {
  head: HeadContent;
  /** The modules whose files the page needs at once, as the build's manifest names them. */
  sources: readonly string[];
  /** What search engines read besides the words. */
  data: readonly object[];
}

/** What shows any article. */
const articleSource = 'src/navigation/ShownArticle.tsx';

/** Every page to write: an article of a collection is one, and the not-found page is the last. */
export async function sitePages(): Promise<SitePage[]> {
  const pages = [...routes, notFoundRoute].map((route) =>
    route.collection ? articlePages(route) : plainPage(route),
  );
  return (await Promise.all(pages)).flat();
}

async function plainPage(route: PageRoute): Promise<SitePage> {
  return { head: pageHead(route), sources: [route.source], data: await pageData(route) };
}

async function articlePages(route: CollectionRoute): Promise<SitePage[]> {
  const { articles, sources, schema } = await route.collection();
  return articles.map((article) => {
    const text = sources.get(article.slug);
    return {
      head: articleHead(article),
      sources: [articleSource, route.source, ...(text ? [text] : [])],
      data: articleData(article, schema),
    };
  });
}

/** Tags that React hoists: it writes them before the first element of a fragment. */
const hoistedTags = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** The HTML of one page, waiting for everything it loads. */
export async function renderPage({ head: { path }, data }: SitePage) {
  const { prelude } = await prerender(
    <StrictMode>
      <Router path={path}>
        <App />
      </Router>
    </StrictMode>,
    // One piece: parts sent late would need an inline script to put them in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const tags = hoistedTags.exec(html)?.[0] ?? '';
  return { head: tags + structuredDataTag(data), body: html.slice(tags.length) };
}
