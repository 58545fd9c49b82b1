import type { HeadContent } from '../../src/head/page-head.ts';
import { escapeXml } from './xml.ts';

type Address = (path: string) => string;

/** https://www.sitemaps.org/protocol.html; the day of the last change only where it is known. */
export function sitemap(pages: readonly HeadContent[], address: Address): string {
  const entries = pages.map(({ path, article }) => {
    const changed = article ? `<lastmod>${article.updated}</lastmod>` : '';
    return `  <url><loc>${escapeXml(address(path))}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** https://www.rfc-editor.org/rfc/rfc9309: everything may be read; results belong to visitors. */
export function robots(address: Address): string {
  return `User-agent: *
Disallow: /api/files/
Allow: /

Sitemap: ${address('/sitemap.xml')}
`;
}

/** https://www.rssboard.org/rss-specification: the articles of one collection, newest first. */
export function feed(
  pages: readonly HeadContent[],
  channel: { path: string; title: string; description: string },
  address: Address,
): string {
  const posts = pages.flatMap(({ path, description, article }) =>
    article ? [{ path, description, ...article }] : [],
  );
  const newestFirst = posts.toSorted((a, b) => b.published.localeCompare(a.published));
  const items = newestFirst.map(({ path, headline, description, published, tags }) =>
    [
      '    <item>',
      `      <title>${escapeXml(headline)}</title>`,
      `      <link>${escapeXml(address(path))}</link>`,
      `      <guid isPermaLink="true">${escapeXml(address(path))}</guid>`,
      `      <pubDate>${new Date(published).toUTCString()}</pubDate>`,
      `      <description>${escapeXml(description)}</description>`,
      ...tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
      '    </item>\n',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(channel.title)}</title>
    <link>${escapeXml(address(channel.path))}</link>
    <description>${escapeXml(channel.description)}</description>
    <language>en</language>
    <atom:link href="${escapeXml(address(`${channel.path}/rss.xml`))}" rel="self" type="application/rss+xml"/>
${items.join('')}  </channel>
</rss>
`;
}

/** https://llmstxt.org: what the site is and where what stands, in Markdown. */
export function llmsText(pages: readonly HeadContent[], address: Address): string {
  const entry = ({ path, title, description }: HeadContent) =>
    `- [${title.replace(' | Nano Banana', '')}](${address(path)}): ${description}`;
  const plain = pages.filter(({ article }) => !article);
  const sections = new Map<string, HeadContent[]>();
  for (const page of pages) {
    if (!page.article) continue;
    const { section } = page.article;
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  const home = pages.find(({ path }) => path === '/');
  return [
    '# Nano Banana',
    '',
    `> ${home?.description ?? ''}`,
    '',
    `The HTTP API is described in OpenAPI: ${address('/api/openapi.json')}`,
    '',
    '## Pages',
    '',
    ...plain.map(entry),
    ...[...sections].flatMap(([section, articles]) => [
      '',
      `## ${section}`,
      '',
      ...articles.map(entry),
    ]),
    '',
  ].join('\n');
}
