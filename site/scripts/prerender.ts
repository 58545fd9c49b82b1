/** Writes every page of the site as HTML into dist/client, and what is made from the pages; runs after both Vite builds. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { SitePage } from '../src/entry-server.tsx';
import { searchIndexPath } from '../src/search/search-index.ts';
import { type BuiltPage, listedPages } from './build/built-page.ts';
import { compressFolder } from './build/compress.ts';
import { feed, llmsText, robots, sitemap } from './build/crawler-files.ts';
import { pageFiles } from './build/page-files.ts';
import { pageProblems } from './build/page-problems.ts';
import { searchIndex } from './build/search-index.ts';
import { serviceWorker } from './build/service-worker.ts';

const offlinePath = '/offline';

type Server = typeof import('../src/entry-server.tsx');

/** What the two builds have written; another folder may be named on the command line. */
const dist = process.argv[2]
  ? pathToFileURL(`${process.argv[2]}/`)
  : new URL('../dist/', import.meta.url);
const client = new URL('client/', dist);
const manifestFolder = new URL('.vite/', client);

interface PageParts {
  head: string;
  body: string;
  /** Links to the page's own files. */
  files: string;
}

/** Puts a page into the template. Its styles come after the site's own, which set the order of layers. */
function fillTemplate(template: string, { head, body, files }: PageParts): string {
  const parts = template.split(/<!--page-(?:head|body)-->|(?=<\/head>)/);
  if (parts.length !== 4) throw new Error('index.html needs <!--page-head--> and <!--page-body-->');
  const [start, afterHead, beforeBody, end] = parts;
  return `${start}${head}${afterHead}${files}\n  ${beforeBody}${body}${end}`;
}

/** `/` → index.html, `/blog` → blog/index.html, the not-found page → 404.html. */
function outputFile(path: string): string {
  if (path === '/404') return '404.html';
  return `${path === '/' ? '' : `${path.slice(1)}/`}index.html`;
}

/** The page that stands in for any other says itself what it is: its address does not. */
function templateOf({ head: { path } }: SitePage): string {
  return path === offlinePath
    ? template.replace('<div id="root"', `$& data-path="${path}"`)
    : template;
}

async function write(path: string, content: string): Promise<void> {
  const file = fileURLToPath(new URL(path, client));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const server: Server = await import(new URL('server/entry-server.js', dist).href);
const template = await readFile(new URL('index.html', client), 'utf8');
const manifest: Manifest = JSON.parse(
  await readFile(new URL('manifest.json', manifestFolder), 'utf8'),
);

/** The server reads in them what the pages may load besides their own. */
const hosts = server.analyticsHosts();
const outside = hosts.length > 0 ? `<meta name="outside-hosts" content="${hosts.join(' ')}">` : '';

const pages: BuiltPage[] = [];
for (const page of await server.sitePages()) {
  const parts = await server.renderPage(page);
  const html = fillTemplate(templateOf(page), {
    ...parts,
    head: outside + parts.head,
    files: pageFiles(manifest, page.sources),
  });
  pages.push({ ...page, html });
}

const listed = listedPages(pages);
const heads = listed.map(({ head }) => head);
const { absoluteAddress: address } = server;
const blog = listed.find(({ head }) => head.path === '/blog');
const offline = pages.find(({ head }) => head.path === offlinePath);
if (!offline) throw new Error('There is no page for when there is no connection');

for (const { head, html } of pages) await write(outputFile(head.path), html);
await write('sitemap.xml', sitemap(heads, address));
await write('robots.txt', robots(address));
await write('llms.txt', llmsText(heads, address));
if (blog) {
  const posts = heads.filter(({ path }) => path.startsWith('/blog/'));
  await write('blog/rss.xml', feed(posts, blog.head, address));
}
await write(searchIndexPath.slice(1), searchIndex(listed));
await write('sw.js', await serviceWorker(offline.html));

const problems = pageProblems(pages, client);

await rm(manifestFolder, { recursive: true });
await rm(new URL('server/', dist), { recursive: true });
const { plain, brotli } = await compressFolder(fileURLToPath(client));
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.log(`${pages.length} pages; text of ${kilobytes(plain)}, ${kilobytes(brotli)} in brotli`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
