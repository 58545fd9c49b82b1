import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { StartupError } from '../startup-error.ts';
import { takenCodings } from './stored-codings.ts';

/** One file of the script tag's build, as it is sent. */
export interface EmbedFile {
  /** Media type, with its charset for text. */
  type: string;
  /** Size in bytes as sent. */
  size: number;
  encoding: 'br' | 'gzip' | undefined;
  /** Weak entity tag of the file as sent, quotes included. */
  etag: string;
  /** True under a version's own address, where nothing ever changes. */
  immutable: boolean;
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The script tag's builds on disk, one folder for each version and one that moves on (`v1`). */
export interface EmbedService {
  /**
   * @param path Below `/embed/`, percent-decoded.
   * @param accepted The request's `Accept-Encoding`.
   */
  find(path: string, accepted: string | undefined): Promise<EmbedFile | undefined>;
}

/**
 * Checks a folder that somebody has named; the usual one may be built later.
 *
 * @throws StartupError when there is no such folder.
 */
export async function checkEmbedFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  throw new StartupError(
    `There is no folder ${folder} with the script tag's builds; change the environment variable EMBED_DIR, or unset it for those of this project.`,
  );
}

/** Version, then names of letters, digits and what our build uses: no way out of the folder. */
const KNOWN = /^(v\d+|\d+\.\d+\.\d+(?:-[\w.]+)?)\/(?:chunks\/)?\w[\w.-]*\.(?:js|json|map)$/;

/** @param folder Absolute path of the folder; it need not exist yet. */
export function createEmbedService(folder: string): EmbedService {
  return {
    async find(path, accepted) {
      const [, version] = KNOWN.exec(path) ?? [];
      if (version === undefined) return undefined;
      for (const { name, suffix } of takenCodings(accepted)) {
        const location = join(folder, path + suffix);
        const found = await stat(location).catch(() => undefined);
        if (!found?.isFile()) continue;
        return {
          type: path.endsWith('.map') ? 'application/json' : (getMimeType(path) ?? 'text/plain'),
          size: found.size,
          encoding: name,
          etag: `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
          immutable: !version.startsWith('v'),
          open: () =>
            Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array<ArrayBuffer>>,
        };
      }
      return undefined;
    },
  };
}
