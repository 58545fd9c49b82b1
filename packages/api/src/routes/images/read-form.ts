import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import { parseMultipart } from './multipart.ts';

/** Bytes set aside for a body of unknown length. */
const firstBytes = 64 * 1024;

/**
 * Reads a multipart body up to a limit and leaves the form to the route's validator.
 *
 * @param maxBytes Size of the whole body in bytes, at most.
 */
export function readForm(maxBytes: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const type = c.req.header('content-type');
    // Without a body there is nothing to read; the validator says what is missing.
    if (type === undefined) return next();
    if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
      throw new AppError('content_type_unsupported');
    }
    const body = await readBody(c.req.raw, maxBytes);
    c.req.bodyCache.formData = await parseMultipart(body, type);
    return next();
  };
}

/** Reads a body whose announced and actual size are within the limit. */
async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  // Joining 50 MB of chunks at the end would block; a known length is filled as it comes.
  let body: Buffer = Buffer.allocUnsafe(announced || firstBytes);
  let size = 0;
  // What is left unread of a body that is too large is the server's to drain or to cut off.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    const end = size + chunk.byteLength;
    if (end > maxBytes) throw tooLarge(maxBytes);
    if (end > body.byteLength) body = grown(body, Math.min(maxBytes, Math.max(end, 2 * size)));
    body.set(chunk, size);
    size = end;
  }
  return body.subarray(0, size);
}

function grown(body: Buffer, size: number): Buffer {
  const larger = Buffer.allocUnsafe(size);
  larger.set(body);
  return larger;
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', {
    message: `The request body has more than ${maxBytes} bytes.`,
  });
}
