import { type ErrorCode, errorCodes } from '../error-codes.ts';
import { AppError, type AppErrorDetails } from '../errors.ts';

/** An answer in JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** A failure without its request: whoever gets it again has a request id of their own. */
interface StoredFailure {
  code: ErrorCode;
  /** Its {@link AppErrorDetails} in JSON. */
  text: string;
}

interface StoredSuccess {
  status: number;
  /** The body in JSON. */
  text: string;
  headers?: Record<string, string>;
}

/** Bodies are kept as text: `jsonb` would change the order of fields, and takes no NUL. */
export type StoredAnswer = StoredSuccess | StoredFailure;

/** Statuses that say "not now" and not "no": conflict, too many requests, client gone. */
const passing = [409, 429, 499];

const isLasting = (status: number) => status < 500 && !passing.includes(status);

/** What to keep of an answer; undefined when the next one may differ. */
export function storedAnswer({ status, body, headers }: Answer): StoredAnswer | undefined {
  if (!isLasting(status)) return undefined;
  return { status, text: JSON.stringify(body), ...(headers && { headers }) };
}

/** What to keep of a failure; undefined when the next attempt may end otherwise. */
export function storedFailure(thrown: unknown): StoredAnswer | undefined {
  if (!(thrown instanceof AppError) || !isLasting(errorCodes[thrown.code].status)) return undefined;
  const { cause: _, ...details } = thrown.details;
  return { code: thrown.code, text: JSON.stringify(details) };
}

/**
 * Answers again.
 *
 * @throws AppError when the first answer was one; it says that it comes again.
 */
export function answerAgain(stored: StoredAnswer): Answer {
  if ('code' in stored) {
    const details: AppErrorDetails = JSON.parse(stored.text);
    throw new AppError(stored.code, {
      ...details,
      headers: { ...details.headers, ...replayedHeader },
    });
  }
  const { status, text, headers } = stored;
  return { status, body: JSON.parse(text), headers: { ...headers, ...replayedHeader } };
}

const replayedHeader = { 'Idempotent-Replayed': 'true' };
