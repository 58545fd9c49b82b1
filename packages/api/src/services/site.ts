import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { StartupError } from '../startup-error.ts';
import { type StoredCoding, takenCodings } from './stored-codings.ts';

/** One file of the built site. */
export interface SiteFile {
  /** Media type, with its charset for text. */
  type: string;
  /** Size in bytes as sent. */
  size: number;
  encoding: StoredCoding['name'];
  /** Weak entity tag from size and time of change, quotes included. */
  etag: string;
  /** True when the name holds a hash of the content, so that it never changes. */
  immutable: boolean;
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** What the site's pages ask of the server. */
export interface PageNeeds {
  /** The fonts that they preload, as a `Link` header says it; empty without any. */
  fontLinks: string;
  /** Sources of a Content-Security-Policy that they use besides their own. */
  outsideHosts: readonly string[];
}

/** The built site on disk. */
export interface SiteService {
  /**
   * Finds what a path of the site shows: a file, or the prerendered page of a route.
   *
   * @param pathname Path of the request, percent-encoded.
   * @param accepted The request's `Accept-Encoding`.
   */
  find(pathname: string, accepted?: string): Promise<SiteFile | undefined>;
  /** What every page needs, read from the home page. */
  pageNeeds(): Promise<PageNeeds>;
}

/**
 * Checks a folder that somebody has named; the usual one may be built later.
 *
 * @throws StartupError when no site is in it.
 */
export async function checkSiteFolder(folder: string): Promise<void> {
  const found = await stat(join(folder, 'index.html')).catch(() => undefined);
  if (found?.isFile()) return;
  throw new StartupError(
    `There is no site in ${folder}: it has no index.html; change the environment variable SITE_DIR, or unset it for the site of this project.`,
  );
}

/**
 * Serves a folder of prerendered pages (`<route>/index.html` or `<route>.html`) and their assets.
 *
 * @param folder Absolute path of the folder; it need not exist yet.
 */
export function createSiteService(folder: string): SiteService {
  return {
    async find(pathname, accepted) {
      const path = toFilePath(pathname);
      if (path === undefined) return undefined;
      for (const candidate of candidates(path)) {
        const found = await open(folder, candidate, accepted);
        if (found) return found;
      }
      return undefined;
    },
    pageNeeds: rememberedNeeds(join(folder, 'index.html')),
  };
}

/** Read again when the site was built anew. */
function rememberedNeeds(home: string): () => Promise<PageNeeds> {
  let known = { changed: 0, needs: needsIn('') };
  return async () => {
    const changed = (await stat(home).catch(() => undefined))?.mtimeMs ?? 0;
    if (changed !== known.changed) {
      known = { changed, needs: needsIn(await readFile(home, 'utf8').catch(() => '')) };
    }
    return known.needs;
  };
}

function needsIn(html: string): PageNeeds {
  const hosts = /<meta name="outside-hosts" content="([^";]*)">/.exec(html)?.[1] ?? '';
  return { fontLinks: fontLinksIn(html), outsideHosts: hosts.split(' ').filter(Boolean) };
}

function fontLinksIn(html: string): string {
  const preloads = html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  return preloads
    .flatMap((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');
}

/** A path without a way out of the folder, or undefined. */
function toFilePath(pathname: string): string | undefined {
  const decoded = decode(pathname);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  const segments = decoded.split('/').filter(Boolean);
  // Names that begin with a dot lead out of the folder or are not meant for visitors.
  const hidden = segments.some((name) => name.startsWith('.') && name !== '.well-known');
  return hidden ? undefined : segments.join('/');
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function candidates(path: string): string[] {
  return path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`];
}

/** Text that the build has compressed; of the rest nothing is looked for. */
const COMPRESSED = /\.(?:html|js|css|svg|json|xml|txt)$/;

async function open(
  folder: string,
  path: string,
  accepted: string | undefined,
): Promise<SiteFile | undefined> {
  for (const { name, suffix } of takenCodings(COMPRESSED.test(path) ? accepted : undefined)) {
    const location = join(folder, path + suffix);
    const found = await stat(location).catch(() => undefined);
    if (!found?.isFile()) continue;
    return {
      type: getMimeType(path) ?? 'application/octet-stream',
      size: found.size,
      encoding: name,
      etag: `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
      immutable: path.startsWith('assets/'),
      open: () =>
        Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array<ArrayBuffer>>,
    };
  }
  return undefined;
}
