import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { sitePolicy } from '../middleware/answer-headers/site-headers.ts';
import type { SiteFile, SiteService } from '../services/site.ts';
import { matchesEtag } from './conditional.ts';

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Nano Banana: the site is not built</title>
<h1>The site is not built yet</h1>
<p>The API is running; see <a href="/api/health">/api/health</a>. To have the site here, run
<code>npm run build</code> and load this page again.</p>
</html>
`;

/** Answers a path that is not the API's with a file or a page of the built site. */
export async function answerSite(c: Context<AppEnv>, site: SiteService): Promise<Response> {
  const { path } = c.req;
  const accepted = c.req.header('accept-encoding');
  const file = await site.find(path, accepted);
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  // One address per page: no slash at the end, none twice.
  if (file && path !== canonical) return c.redirect(canonical + new URL(c.req.url).search, 301);
  if (file) {
    if (file.type.startsWith('text/html')) await addPageHeaders(c, site);
    return answerFile(c, file, 200);
  }
  const notFound = await site.find('/404.html', accepted);
  if (notFound) {
    await addPageHeaders(c, site);
    return answerFile(c, notFound, 404);
  }
  const isBuilt = (await site.find('/')) !== undefined;
  return isBuilt ? c.text('404 - Page Not Found', 404) : c.html(notBuilt, 503);
}

async function addPageHeaders(c: Context<AppEnv>, site: SiteService): Promise<void> {
  const { fontLinks, outsideHosts } = await site.pageNeeds();
  // Proxies that can send it on before the page (103 Early Hints).
  if (fontLinks) c.header('Link', fontLinks);
  if (outsideHosts.length > 0) c.env.headers['Content-Security-Policy'] = sitePolicy(outsideHosts);
}

function answerFile(c: Context<AppEnv>, file: SiteFile, status: 200 | 404): Response {
  c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), file.etag)) {
    return c.body(null, 304);
  }
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(file.size));
  if (file.encoding) c.header('Content-Encoding', file.encoding);
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(file.open(), status);
}
