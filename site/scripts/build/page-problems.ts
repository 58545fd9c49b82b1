import { existsSync } from 'node:fs';
import type { BuiltPage } from './built-page.ts';
import { schemaProblems } from './schema-problems.ts';
import { decodeEntities, visibleText } from './visible-text.ts';

/** Addresses that the server answers without a file of the site. */
const servedElsewhere =
  /^\/(?:api|embed)\/|^\/(?:sitemap\.xml|robots\.txt|llms\.txt|blog\/rss\.xml)$/;

/**
 * What would make a page wrong for its readers: dead links and anchors, missing pictures, a head that search results cut
 * off, structured data that claims more than the page.
 * @param client folder of the built files
 */
export function pageProblems(pages: readonly BuiltPage[], client: URL): string[] {
  const anchors = new Map(pages.map(({ head, html }) => [head.path, anchorsOf(html)]));
  const exists = (path: string) =>
    servedElsewhere.test(path) || existsSync(new URL(`.${path}`, client));
  return pages.flatMap((page) =>
    [
      ...headProblems(page, exists),
      ...bodyProblems(page.html),
      ...linkProblems(page, anchors, exists),
      ...schemaProblems(JSON.parse(JSON.stringify(page.data)), visibleText(page.html)),
    ].map((problem) => `${page.head.path}: ${problem}`),
  );
}

function headProblems({ head, html }: BuiltPage, exists: (path: string) => boolean): string[] {
  if (head.unlisted) return [];
  const { title, description } = head;
  const picture = /<meta property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(html)?.[1];
  return [
    title.length > 60 && `the title has ${title.length} characters, more than 60`,
    (description.length < 120 || description.length > 160) &&
      `the description has ${description.length} characters, not 120 to 160`,
    (!picture || !exists(picture)) && `there is no picture to share, ${picture}`,
  ].filter((problem) => typeof problem === 'string');
}

function bodyProblems(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const headings = body.match(/<h1\b/g)?.length ?? 0;
  const pictures = [...body.matchAll(/data-missing-picture="([^"]*)"/g)];
  return [
    ...(headings === 1 ? [] : [`there are ${headings} headings of the first level`]),
    ...(/<script\b/.test(body) ? ['there is a script element in its body'] : []),
    ...(/<\w[^>]*\sstyle="/.test(body)
      ? ['there is a style attribute, which the CSP forbids']
      : []),
    ...new Set(pictures.map(([, name]) => `there is no picture ${name}`)),
  ];
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decodeEntities(id ?? '')));
}

function linkProblems(
  { head, html }: BuiltPage,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): string[] {
  const body = html.slice(html.indexOf('<body'));
  const links = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, to]) =>
    decodeEntities(to ?? ''),
  );
  return [...new Set(links)].flatMap((to) => {
    if (to === '' || to === '#') return ['there is a link that leads nowhere'];
    const url = new URL(to, `http://site${head.path}`);
    if (url.host !== 'site' || !url.protocol.startsWith('http')) return [];
    const ids = anchors.get(url.pathname);
    if (!ids) return exists(url.pathname) ? [] : [`the link ${to} is dead`];
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || ids.has(anchor)
      ? []
      : [`the link ${to} names a part that is not there`];
  });
}
