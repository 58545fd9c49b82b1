import type { Readable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { AppError } from '../../errors.ts';
import type { UploadedPicture } from '../../services/pictures.ts';

type Value = string | UploadedPicture;

/** The fields of a form by name: a field given once is its value, one given several times a list. */
export type Form = Record<string, Value | Value[]>;

/** Sizes in bytes. */
export interface FormLimits {
  /** The whole body, at most. */
  maxBytes: number;
  /** What is kept of one file, at most; of a larger one only the size is. */
  maxFileBytes: number;
  /** Told of bytes as they are held, of fewer than none when they are dropped; what it throws ends the reading. */
  reserve?: (bytes: number) => void;
}

/** Collects values in the order in which their parts begin; `parsed` settles when the form ends. */
export function collectValues(parser: BusboyInstance, limits: FormLimits) {
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
    collectFile(file.on('error', refuse), limits, (picture) => {
      // A browser's empty file picker sends a file without a name and without content: no value.
      if (filename !== '' || picture.size > 0) entry[1] = picture;
    });
  });
  return { values, parsed };
}

function collectFile(
  file: Readable,
  { maxFileBytes, reserve }: FormLimits,
  onEnd: (picture: UploadedPicture) => void,
): void {
  let chunks: Uint8Array[] = [];
  let size = 0;
  file.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size <= maxFileBytes) return;
    for (const { byteLength } of chunks) reserve?.(-byteLength);
    chunks = [];
  });
  file.on('end', () => onEnd({ size, bytes: join(chunks) }));
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

/** Groups values by name. */
export function toForm(values: readonly [name: string, value: Value][]): Form {
  const groups = Object.entries(Object.groupBy(values, ([name]) => name));
  return Object.fromEntries(
    groups.map(([name, group = []]) => {
      const [first = '', ...others] = group.map(([, value]) => value);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/** The failure of a body that is no form. */
export function malformed(cause?: unknown): AppError {
  return new AppError('validation_failed', {
    error: 'The upload is malformed or ends early',
    message: 'The multipart body is malformed or ends early.',
    cause,
  });
}
