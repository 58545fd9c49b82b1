import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { structuredDataTag } from './head/structured-data.ts';
import { findRoute, notFoundRoute, routes } from './routes.tsx';

/** Every page to write, the not-found page last. */
export const pages = [...routes, notFoundRoute];

/** Tags that React hoists: it writes them before the first element of a fragment. */
const hoistedTags = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** The HTML of one page, waiting for everything it loads. */
export async function renderPage(pathname: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One piece: parts sent late would need an inline script to put them in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const tags = hoistedTags.exec(html)?.[0] ?? '';
  const data = await findRoute(pathname).structuredData?.();
  const head = tags + (data ? structuredDataTag(data) : '');
  return { head, body: html.slice(tags.length) };
}
