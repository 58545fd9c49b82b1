import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../errors.ts';

/** Bytes that the headers of one part may have. */
const maxHeaderBytes = 16 * 1024;
/** Parts that one form may have. */
const maxParts = 100;

/**
 * Parses a multipart form (RFC 7578).
 *
 * The platform's own `formData()` blocks the event loop for a third of a second on 50 MB. This
 * looks for the boundary with native search and lets other work in after every part.
 *
 * @param body The whole body.
 * @param contentType The request's content type, with its boundary.
 * @throws AppError `validation_failed` when the body is malformed or ends early.
 */
export async function parseMultipart(body: Buffer, contentType: string): Promise<FormData> {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const form = new FormData();
  // The first delimiter may stand at the very start, without the line break.
  let position = body.indexOf(`--${boundary}`) + boundary.length + 2;
  if (position < boundary.length + 2) throw malformed();
  for (let parts = 0; !isEnd(body, position); parts++) {
    if (parts === maxParts) throw malformed();
    const start = body.indexOf('\r\n', position) + 2;
    if (start !== position + 2) throw malformed();
    const end = body.indexOf(delimiter, start - 2);
    if (end === -1) throw malformed();
    appendPart(form, body.subarray(start, end));
    position = end + delimiter.length;
    await setImmediate();
  }
  return form;
}

/** A file whose bytes stay where they were read: `File` would copy them to where reading them is slow. */
class FilePart extends File {
  readonly #content: Uint8Array;

  constructor(content: Uint8Array, name: string) {
    super([], name);
    this.#content = content;
    Object.defineProperty(this, 'size', { value: content.byteLength });
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    // Copying 10 MB takes a while: whoever waits comes first.
    await setImmediate();
    return new Uint8Array(this.#content).buffer;
  }
}

function malformed(): AppError {
  return new AppError('validation_failed', {
    error: 'The upload is malformed or ends early',
    message: 'The multipart body is malformed or ends early.',
  });
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new AppError('content_type_unsupported');
  return boundary;
}

/** The last delimiter ends in two dashes. */
function isEnd(body: Buffer, position: number): boolean {
  return body[position] === 0x2d && body[position + 1] === 0x2d;
}

function appendPart(form: FormData, part: Buffer): void {
  const headerEnd = part.subarray(0, maxHeaderBytes).indexOf('\r\n\r\n');
  if (headerEnd === -1) throw malformed();
  const { name, filename } = readDisposition(part.toString('utf8', 0, headerEnd));
  const content = part.subarray(headerEnd + 4);
  // A browser's empty file picker sends a file without a name and without content.
  if (filename === undefined || (filename === '' && content.length === 0)) {
    form.append(name, content.toString('utf8'));
  } else {
    form.append(name, new FilePart(content, filename));
  }
}

function readDisposition(headers: string): { name: string; filename: string | undefined } {
  const [disposition] = /^content-disposition:\s*form-data.*$/im.exec(headers) ?? [];
  const name = disposition && parameter(disposition, 'name');
  if (name === undefined || disposition === undefined) throw malformed();
  return { name, filename: parameter(disposition, 'filename') };
}

function parameter(disposition: string, name: string): string | undefined {
  const pattern = new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"\\\\])*)"|([^\\s;"]+))`, 'i');
  const [, quoted, plain] = pattern.exec(disposition) ?? [];
  return quoted ?? plain;
}
