import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import type { FilesService, FoundFile } from '../../services/files.ts';
import type { ByteRange } from '../../stores/files/index.ts';
import { matchesEtag } from '../conditional.ts';
import { attachment } from './content-disposition.ts';
import { parseRange } from './range.ts';
import { getFile } from './schema.ts';

export function fileRoutes(files: FilesService) {
  return new OpenAPIHono<AppEnv>().openapi(getFile, async (c) => {
    const { name } = c.req.valid('param');
    const { download } = c.req.valid('query');
    const file = await files.find(name);
    c.header('Cache-Control', `public, max-age=${file.secondsLeft}, immutable`);
    c.header('ETag', file.etag);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (matchesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304);

    const range = requestedRange(c.req, file);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    c.header('Accept-Ranges', 'bytes');
    c.header('Content-Type', file.type);
    c.header('Content-Length', String(end - start + 1));
    if (download !== undefined) c.header('Content-Disposition', attachment(download, name));
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
    const status = range ? 206 : 200;
    if (c.req.method === 'HEAD') return c.body(null, status);
    return c.body(ReadableStream.from(file.read({ start, end })), status);
  });
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
