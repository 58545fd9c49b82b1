import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../../errors.ts';
import type { UploadedPicture } from '../../services/pictures.ts';

/** Bounds of what surrounds the files; sizes in bytes. */
const bounds = {
  parts: 100,
  fieldSize: 1024 * 1024,
  headerPairs: 100,
  headerSize: 16 * 1024,
};

type Value = string | UploadedPicture;

/** The fields of a form by name: a field given once is its value, one given several times a list. */
export type Form = Record<string, Value | Value[]>;

/** Sizes in bytes. */
export interface FormLimits {
  /** The whole body, at most. */
  maxBytes: number;
  /** What is kept of one file, at most; of a larger one only the size is. */
  maxFileBytes: number;
}

/**
 * Reads a multipart form as it arrives.
 *
 * The platform's own `formData()` waits for the whole body and then blocks the event loop for a
 * third of a second on 50 MB.
 *
 * @throws AppError `content_type_unsupported`; `payload_too_large`; `validation_failed` when the body
 *   is malformed or ends early; `cancelled` when the connection does.
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
  const { values, parsed } = collectValues(parser, limits.maxFileBytes);
  try {
    // What is left unread of a refused body is the server's to drain or to cut off.
    await body.pipeTo(feed(parser, parsed, limits.maxBytes), { signal, preventCancel: true });
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

/** Collects values in the order in which their parts begin; `parsed` settles when the form ends. */
function collectValues(parser: BusboyInstance, maxFileBytes: number) {
  const values: [name: string, value: Value][] = [];
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (cause?: unknown) => reject(malformed(cause));
  parser.on('error', refuse).on('partsLimit', refuse).on('finish', resolve);
  parser.on('field', (name: string | undefined, text, _nameIsCut, isCut) => {
    if (isCut) reject(new AppError('validation_failed'));
    if (name === undefined) refuse();
    else values.push([name, text]);
  });
  parser.on('file', (name: string | undefined, file, filename) => {
    if (name === undefined) refuse();
    const entry: (typeof values)[number] = [name ?? '', ''];
    values.push(entry);
    collectFile(file.on('error', refuse), maxFileBytes, (picture) => {
      // A browser's empty file picker sends a file without a name and without content: no value.
      if (filename !== '' || picture.size > 0) entry[1] = picture;
    });
  });
  return { values, parsed };
}

function collectFile(
  file: Readable,
  maxBytes: number,
  onEnd: (picture: UploadedPicture) => void,
): void {
  let chunks: Uint8Array[] = [];
  let size = 0;
  file.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks = [];
  });
  file.on('end', () => onEnd({ size, bytes: join(chunks) }));
}

/** Feeds a parser as fast as it reads, until it refuses or the body has too many bytes. */
function feed(parser: BusboyInstance, parsed: Promise<void>, maxBytes: number) {
  let size = 0;
  return new WritableStream<Uint8Array>({
    start(controller) {
      parsed.catch((error) => controller.error(error));
    },
    write(chunk) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
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

/** Memory of its own: it moves to a worker thread later. */
function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.byteLength;
  }
  return bytes;
}

function toForm(values: readonly [name: string, value: Value][]): Form {
  const groups = Object.entries(Object.groupBy(values, ([name]) => name));
  return Object.fromEntries(
    groups.map(([name, group = []]) => {
      const [first = '', ...others] = group.map(([, value]) => value);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

function malformed(cause?: unknown): AppError {
  return new AppError('validation_failed', {
    error: 'The upload is malformed or ends early',
    message: 'The multipart body is malformed or ends early.',
    cause,
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', {
    message: `The request body has more than ${maxBytes} bytes.`,
  });
}
