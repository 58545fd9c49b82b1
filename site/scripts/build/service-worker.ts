import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const template = new URL('./service-worker.js', import.meta.url);

/**
 * The service worker's script for one build.
 * @param offlineHtml the page that stands in when there is no connection; the files it names are kept with it
 */
export async function serviceWorker(offlineHtml: string): Promise<string> {
  const named = [...offlineHtml.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|webp))"/g)];
  const shell = ['/offline', ...new Set(named.map(([, path]) => path))];
  // Files under /assets have their content's hash in their names, so that the page stands for all of them.
  const version = createHash('sha256').update(offlineHtml).digest('hex').slice(0, 12);
  const source = await readFile(template, 'utf8');
  return source
    .replace("'__VERSION__'", `'${version}'`)
    .replace("['__SHELL__']", JSON.stringify(shell));
}
