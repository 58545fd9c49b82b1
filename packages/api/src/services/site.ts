import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { StartupError } from '../startup-error.ts';

/** One file of the built site. */
export interface SiteFile {
  /** Media type, with its charset for text. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Weak entity tag from size and time of change, quotes included. */
  etag: string;
  /** True when the name holds a hash of the content, so that it never changes. */
  immutable: boolean;
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The built site on disk. */
export interface SiteService {
  /**
   * Finds what a path of the site shows: a file, or the prerendered page of a route.
   *
   * @param pathname Path of the request, percent-encoded.
   */
  find(pathname: string): Promise<SiteFile | undefined>;
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
    async find(pathname) {
      const path = toFilePath(pathname);
      if (path === undefined) return undefined;
      for (const candidate of candidates(path)) {
        const found = await open(folder, candidate);
        if (found) return found;
      }
      return undefined;
    },
  };
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

async function open(folder: string, path: string): Promise<SiteFile | undefined> {
  const location = join(folder, path);
  const found = await stat(location).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    size: found.size,
    etag: `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
    immutable: path.startsWith('assets/'),
    open: () =>
      Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  };
}
