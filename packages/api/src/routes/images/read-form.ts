import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../../errors.ts';
import { collectValues, type Form, type FormLimits, malformed, toForm } from './form-values.ts';

/** Bounds of what surrounds the files; sizes in bytes. */
const bounds = {
  parts: 100,
  fieldSize: 1024 * 1024,
  headerPairs: 100,
  headerSize: 16 * 1024,
};

/**
 * Reads a multipart form as it arrives.
 *
 * The platform's own `formData()` waits for the whole body and then blocks the event loop for a
 * third of a second on 50 MB.
 *
 * @throws AppError `content_type_unsupported`; `payload_too_large`; `validation_failed` when the body
 *   is malformed or ends early; `cancelled` when the connection does;
 *   whatever `limits.reserve` throws.
 */
export async function readForm(request: Request, limits: FormLimits): Promise<Form> {
  const { headers, body, signal } = request;
  const type = headers.get('content-type');
  // Without a body there is nothing to read; the schema says what is missing.
  if (type === null && (await isEmpty(body))) return {};
  if (type === null || !/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new AppError('content_type_unsupported');
  }
  if (Number(headers.get('content-length')) > limits.maxBytes) throw tooLarge(limits.maxBytes);
  if (body === null) throw malformed();
  const parser = openParser(type);
  const { values, parsed } = collectValues(parser, limits);
  try {
    // What is left unread of a refused body is the server's to drain or to cut off.
    await body.pipeTo(feed(parser, parsed, limits), { signal, preventCancel: true });
  } catch (cause) {
    // Whatever else stops a body is the end of its connection; the server's reason is a mere string.
    throw cause instanceof AppError ? cause : new AppError('cancelled', { cause });
  }
  return toForm(values);
}

async function isEmpty(body: Request['body']): Promise<boolean> {
  const first = await body?.getReader().read();
  return first === undefined || first.done;
}

/** Feeds a parser as fast as it reads, until it refuses or the body has too many bytes. */
function feed(parser: BusboyInstance, parsed: Promise<void>, { maxBytes, reserve }: FormLimits) {
  let size = 0;
  return new WritableStream<Uint8Array>({
    start(controller) {
      parsed.catch((error) => controller.error(error));
    },
    write(chunk) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      reserve?.(chunk.byteLength);
      return new Promise((resolve) => parser.write(chunk, () => resolve()));
    },
    close() {
      parser.end();
      return parsed;
    },
  });
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: bounds,
      preservePath: true,
      // As in browsers: a file is what has a file name, whatever its type.
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    });
  } catch (cause) {
    // A boundary that is empty or longer than the parser takes.
    throw new AppError('content_type_unsupported', { cause });
  }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', {
    message: `The request body has more than ${maxBytes} bytes.`,
  });
}
