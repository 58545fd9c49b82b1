import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';

/** Partners' pages on an origin of their own. */
export interface HostServer {
  origin: string;
  stop(): Promise<void>;
}

export interface HostOptions {
  /** What `%name%` in a page stands for, and `data-name="here"` for attributes of an element. */
  values?: Readonly<Record<string, string>>;
  /** Headers of every page. */
  headers?: Readonly<Record<string, string>>;
  /** Folders whose files are there, too, by the first part of the path. */
  folders?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
};

/** Serves `host-pages/` on a free port of `127.0.0.1`: another origin than the API's `localhost`. */
export async function startHost(options: HostOptions = {}): Promise<HostServer> {
  const { values = {}, headers = {} } = options;
  const folders: Readonly<Record<string, string>> = {
    '': join(import.meta.dirname, 'host-pages'),
    ...options.folders,
  };
  const server = createServer(async (request, response) => {
    const { folder, name } = place(request, folders);
    const found = await readFile(join(folder, name)).catch(() => undefined);
    if (!found) return response.writeHead(404).end();
    const type = types[extname(name)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    if (extname(name) !== '.html') return response.end(found);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    response.end(filled(found.toString(), values));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

function filled(page: string, values: Readonly<Record<string, string>>): string {
  return page.replaceAll(
    /%(\w+)%|data-(\w+)="here"/g,
    (_, text, attributes) => values[text ?? attributes] ?? '',
  );
}

/** Only names of files in a folder; no way out of it. */
function place({ url = '/' }: IncomingMessage, folders: Readonly<Record<string, string>>) {
  const { pathname } = new URL(url, 'http://host');
  const [, first = '', ...rest] = pathname.split('/');
  const folder = folders[first];
  const name = (folder === undefined || first === '' ? [first, ...rest] : rest).join('/');
  if (!/^[\w./-]*$/.test(name) || name.includes('..')) return { folder: '', name: '' };
  return { folder: folder ?? folders[''] ?? '', name };
}
