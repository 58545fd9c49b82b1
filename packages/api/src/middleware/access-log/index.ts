import pino, { type Logger } from 'pino';
import type { AppError } from '../../errors.ts';
import { loggedPath } from './logged-path.ts';

/** One answered request. */
export interface AccessEntry {
  /** Letters, digits, dots, dashes and underscores. */
  requestId: string;
  /** An HTTP method. */
  method: string;
  /** Path as it came, without a query. */
  path: string;
  /** HTTP status of the answer. */
  status: number;
  /** Milliseconds until the answer was ready. */
  ms: number;
  /** The failure behind a 5xx answer. */
  failure: AppError | undefined;
}

/**
 * Makes the writer of the access log: one JSON line per answer with method, path, status,
 * milliseconds and request id. Never a query string, a body, or an id, which is a capability.
 */
export function createAccessLog(log: Logger): (entry: AccessEntry) => void {
  // pino's own stream: its general serialiser costs a health check 1.5 µs more of 19 (0.07 of the
  // ratio that `npm run bench` measures).
  const stream = (log as Logger & { [pino.symbols.streamSym]: pino.DestinationStream })[
    pino.symbols.streamSym
  ];
  return (entry) => {
    const { failure } = entry;
    if (failure) logFailure(log, entry, failure);
    else if (log.isLevelEnabled('info')) stream.write(toLine(entry));
  };
}

/** The line that pino would write; every part but the path is free of characters that JSON escapes. */
function toLine({ requestId, method, path, status, ms }: AccessEntry): string {
  return `${beginning()}"${requestId}","method":"${method}","path":${JSON.stringify(loggedPath(path, status))},"status":${status},"ms":${tenths(ms)},"msg":"request"}\n`;
}

let lineTime = 0;
let lineBeginning = '';

/** What all lines of a millisecond begin with: a number of 13 digits is slow to write out. */
function beginning(): string {
  const time = Date.now();
  if (time !== lineTime) {
    lineTime = time;
    lineBeginning = `{"level":"info","time":${time},"requestId":`;
  }
  return lineBeginning;
}

function logFailure(log: Logger, entry: AccessEntry, { code, cause }: AppError): void {
  const { requestId, method, path, status, ms } = entry;
  const line = { requestId, method, path: loggedPath(path, status), status, ms: tenths(ms), code };
  if (cause === undefined) log.warn(line, 'request');
  else log.error({ ...line, err: cause }, 'request');
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
