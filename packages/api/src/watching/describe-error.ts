import { mask, maskAddresses } from './mask.ts';

/** What a log line says about an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  /** Machine word of the error, such as `ENOENT` or Postgres' SQLSTATE. */
  code?: string;
  /** Where in the schema a database's error happened. */
  table?: string;
  column?: string;
  constraint?: string;
  /** HTTP status of an S3 server's answer. */
  status?: number;
  /** Places in the code. */
  stack?: string;
  cause?: ErrorDescription;
  /** The first of several errors in one. */
  errors?: ErrorDescription[];
}

const maxMessageLength = 500;
const maxFrames = 20;
const maxDepth = 5;

/**
 * Describes an error for the log.
 *
 * Only what is named here is taken: errors of libraries carry more. A failed query has its
 * parameters, Postgres' `detail` the row, an error of S3 the signed request.
 */
export function describeError(error: unknown, depth = maxDepth): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: describeOther(error) };
  const description: ErrorDescription = { type: error.name, message: safeMessage(error) };
  for (const key of ['code', 'table', 'column', 'constraint'] as const) {
    const value = read(error, key);
    if (typeof value === 'string') description[key] = mask(value).slice(0, 100);
  }
  const status = read(read(error, '$metadata'), 'httpStatusCode');
  if (typeof status === 'number') description.status = status;
  const stack = frames(error);
  if (stack !== '') description.stack = stack;
  if (depth === 0) return description;
  if (error.cause !== undefined) description.cause = describeError(error.cause, depth - 1);
  if (error instanceof AggregateError) {
    description.errors = error.errors.slice(0, 3).map((one) => describeError(one, depth - 1));
  }
  return description;
}

function read(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

/** Anything may be thrown; of what is not an error only a text says something. */
function describeOther(thrown: unknown): string {
  return typeof thrown === 'string' ? clean(thrown) : 'Something other than an error was thrown.';
}

function safeMessage(error: Error): string {
  const { message } = error;
  // Drizzle: "Failed query: … params: …".
  if (message.startsWith('Failed query')) return 'Failed query';
  // "Unexpected token 'M', "Make it bl"... is not valid JSON"
  if (error instanceof SyntaxError && message.includes('JSON')) return 'Malformed JSON';
  if (repeatsValue(error)) return clean(message.replace(/".*"/s, '"…"'));
  // A system call names the machine that we called, not a visitor's.
  return read(error, 'syscall') === undefined ? clean(message) : mask(cut(message));
}

/** Postgres' data exceptions (class 22) and syntax errors repeat the value in quotes. */
function repeatsValue(error: Error): boolean {
  const code = read(error, 'code');
  return typeof code === 'string' && /^(22...|42601)$/.test(code);
}

function clean(text: string): string {
  return maskAddresses(mask(cut(text)));
}

/** A word that the cut goes through is dropped: half an e-mail address would not be known as one. */
function cut(text: string): string {
  if (text.length <= maxMessageLength) return text;
  return `${text
    .slice(0, maxMessageLength)
    .replace(/\S{1,99}$/, '')
    .trimEnd()} …`;
}

const frame = /^\s+at .*(?::\d+:\d+|native|<anonymous>)\)?$/;

/** The stack without its head, which repeats the message. */
function frames({ stack = '', message }: Error): string {
  const head = stack.indexOf(message);
  const rest = head < 0 ? stack : stack.slice(head + message.length);
  const lines = rest.split('\n').filter((line) => frame.test(line));
  return mask(lines.slice(0, maxFrames).join('\n'));
}
