import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import type { FilesService, FoundFile } from '../../services/files.ts';
import type { ByteRange } from '../../stores/files/index.ts';
import { matchesEtag } from '../conditional.ts';
import { beginStream } from './begin-stream.ts';
import { attachment } from './content-disposition.ts';
import { parseRange } from './range.ts';
import { getFile } from './schema.ts';

export function fileRoutes({ files, log }: { files: FilesService; log: Logger }) {
  return new OpenAPIHono<AppEnv>().openapi(getFile, async (c) => {
    const { name } = c.req.valid('param');
    const { download } = c.req.valid('query');
    const file = await files.find(name);
    const isKnown = matchesEtag(c.req.header('if-none-match'), file.etag);
    const range = isKnown ? undefined : requestedRange(c.req, file);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    // Before anything says that the answer may be kept: what cannot be read is a failure.
    const body = isKnown ? null : await bodyOf(c, file, { start, end });

    c.header('Cache-Control', `public, max-age=${file.secondsLeft}, immutable`);
    c.header('ETag', file.etag);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (isKnown) return c.body(null, 304);
    c.header('Accept-Ranges', 'bytes');
    c.header('Content-Type', file.type);
    c.header('Content-Length', String(end - start + 1));
    if (download !== undefined) c.header('Content-Disposition', attachment(download, name));
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
    const status = range ? 206 : 200;
    return body ? c.body(body, status) : c.body(null, status);
  });

  async function bodyOf(c: Context<AppEnv>, file: FoundFile, range: ByteRange) {
    if (c.req.method === 'HEAD') {
      await file.check();
      return null;
    }
    return beginStream(file.read(range), (err) => {
      log.error({ requestId: c.env.requestId, err }, 'a picture was cut off');
      return c.env.cutOff();
    });
  }
}

/** @throws AppError `range_not_satisfiable`. */
function requestedRange(
  request: { method: string; header(name: string): string | undefined },
  file: FoundFile,
): ByteRange | undefined {
  const condition = request.header('if-range');
  const applies = request.method === 'GET' && (condition === undefined || condition === file.etag);
  const range = applies ? parseRange(request.header('range'), file.size) : undefined;
  if (range !== 'unsatisfiable') return range;
  throw new AppError('range_not_satisfiable', {
    message: `The file has ${file.size} bytes.`,
    headers: { 'Content-Range': `bytes */${file.size}`, 'Cache-Control': 'no-store' },
  });
}
