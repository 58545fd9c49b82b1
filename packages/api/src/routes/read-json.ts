import type { z } from '@hono/zod-openapi';
import { AppError, invalid } from '../errors.ts';

/** Size of a JSON body in bytes, at most, where a route does not say otherwise. */
const usualBytes = 16 * 1024;

/**
 * Reads a small JSON body and judges it by a schema.
 *
 * The library's own validator reads a body of any size first, and takes one of another type for an
 * empty one.
 *
 * @param maxBytes Size of the body, at most.
 * @throws AppError `content_type_unsupported`, `payload_too_large`, `validation_failed`; `cancelled`
 *   when the connection ends.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = usualBytes,
): Promise<z.output<Schema>> {
  return judgeJson(await readJsonText(request, maxBytes), schema);
}

/**
 * Reads the text of a JSON body, for whoever needs it as it came.
 *
 * @param reserve Told the bytes of each piece before it is kept; what it throws ends the reading.
 * @throws AppError as {@link readJson}, and whatever `reserve` throws.
 */
export async function readJsonText(
  request: Request,
  maxBytes = usualBytes,
  reserve?: (bytes: number) => void,
): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('content_type_unsupported', {
      error: 'The request has the wrong format',
      message: 'Send the fields as JSON, with the header "Content-Type: application/json".',
    });
  }
  return readText(request, maxBytes, reserve);
}

/** @throws AppError `validation_failed`. */
export function judgeJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(parse(text));
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

async function readText(
  { headers, body }: Request,
  maxBytes: number,
  reserve?: (bytes: number) => void,
): Promise<string> {
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      reserve?.(chunk.byteLength);
      chunks.push(chunk);
    }
  } catch (cause) {
    // Whatever else stops a body is the end of its connection.
    throw cause instanceof AppError ? cause : new AppError('cancelled', { cause });
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformed('The request body is not valid JSON.', cause);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw malformed('The request body must be a JSON object with the fields.');
}

function malformed(message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', { message, cause });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', {
    error: 'The text is too long',
    message: `The request body has more than ${maxBytes} bytes.`,
  });
}
