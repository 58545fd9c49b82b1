/** Writes every page of the site as HTML into dist/client; runs after both Vite builds. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from 'vite';

type Server = typeof import('../src/entry-server.tsx');

const client = new URL('../dist/client/', import.meta.url);
const manifestFolder = new URL('.vite/', client);

/** The page's own scripts and styles, so that they load with the HTML and not after it. */
function pageFiles(manifest: Manifest, source: string): string {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || seen.has(key)) return [];
    seen.add(key);
    return [
      ...(chunk.imports ?? []).flatMap(visit),
      ...(chunk.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
      `<link rel="modulepreload" href="/${chunk.file}">`,
    ];
  };
  const tags = visit(source);
  if (tags.length === 0) throw new Error(`The build has no page module ${source}`);
  return `  ${tags.join('\n    ')}`;
}

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
function outputFile(path: string): URL {
  if (path === '/404') return new URL('404.html', client);
  return new URL(`.${path === '/' ? '' : path}/index.html`, client);
}

const server: Server = await import(
  new URL('../dist/server/entry-server.js', import.meta.url).href
);
const template = await readFile(new URL('index.html', client), 'utf8');
const manifest: Manifest = JSON.parse(
  await readFile(new URL('manifest.json', manifestFolder), 'utf8'),
);

for (const { path, source } of server.pages) {
  const { head, body } = await server.renderPage(path);
  if (/<script\b/.test(body)) throw new Error(`${path} contains a script element in its body`);
  const file = outputFile(path);
  await mkdir(dirname(file.pathname), { recursive: true });
  const html = fillTemplate(template, { head, body, files: pageFiles(manifest, source) });
  await writeFile(file, html);
  console.log(`${path} → ${file.pathname.slice(client.pathname.length)} (${html.length} bytes)`);
}

await rm(manifestFolder, { recursive: true });
await rm(new URL('../dist/server', import.meta.url), { recursive: true });
