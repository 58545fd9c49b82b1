import type { z } from '@hono/zod-openapi';
import { inWords } from '@nano-banana/image-engine';
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
 * Reads a JSON body as {@link readJson} does; none at all is an empty object.
 *
 * @throws AppError as {@link readJson}.
 */
export async function readOptionalJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = usualBytes,
): Promise<z.output<Schema>> {
  return isEmpty(request) ? judgeJson('{}', schema) : readJson(request, schema, maxBytes);
}

/** A message without length and coding has no body (RFC 9112, 6.3); Node gives an empty stream for it. */
function isEmpty({ headers, body }: Request): boolean {
  if (body === null || headers.get('content-length') === '0') return true;
  return !['content-length', 'transfer-encoding', 'content-type'].some((name) => headers.has(name));
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
  const parsed = schema.safeParse(parse(text), { error: sentence });
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** What is wrong with a field, where its schema does not say it itself. */
const sentence: z.core.$ZodErrorMap = (issue) => {
  const field = [...(issue.path ?? [])].map(String);
  if (issue.code === 'unrecognized_keys') {
    return `There is no field "${[...field, issue.keys[0]].join('.')}".`;
  }
  return `The field "${field.join('.')}" ${inWords(issue)}.`;
};

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
