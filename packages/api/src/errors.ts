import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { answerJson } from './answer-json.ts';
import type { AppEnv } from './app-env.ts';
import type { Remark } from './engines/image-engine.ts';
import { type ErrorCode, errorCodes, isErrorCode } from './error-codes.ts';
import { databaseFailure } from './stores/database/failures.ts';

/** What an {@link AppError} says beyond the words that its code brings. */
export interface AppErrorDetails {
  /** The sentence to show the visitor, instead of the code's own. */
  error?: string;
  /** The detail, instead of the code's own. */
  message?: string;
  /** Headers of the answer, such as `Retry-After` or `Allow`. */
  headers?: Record<string, string>;
  /** Wishes close to what was asked that can be carried out. */
  alternatives?: readonly string[];
  /** What `error` says, sentence by sentence, in a form that other languages can be made of. */
  remarks?: readonly Remark[] | undefined;
  /** What went wrong underneath; logged, never sent. */
  cause?: unknown;
}

/** A failure that is known where it happens; it becomes the error envelope in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** The one shape of every failure. */
export interface ErrorEnvelope {
  success: false;
  error: string;
  message: string;
  code: ErrorCode;
  requestId: string;
  alternatives?: readonly string[];
  remarks?: readonly Remark[];
}

/** Builds the envelope of a failure. */
export function toEnvelope(failure: AppError, requestId: string): ErrorEnvelope {
  const { error, alternatives, remarks } = failure.details;
  return {
    success: false,
    error: error ?? errorCodes[failure.code].error,
    message: failure.message,
    code: failure.code,
    requestId,
    ...(alternatives && { alternatives }),
    ...(remarks && { remarks }),
  };
}

/** Answers a request with the envelope of whatever was thrown. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  const failure = toAppError(thrown, c.req.raw.signal.aborted);
  const status = errorCodes[failure.code].status;
  if (status >= 500) c.env.failure = failure;
  // Hono's list of statuses ends at the registered ones; 499 is not among them.
  const envelope = toEnvelope(failure, c.env.requestId);
  return answerJson(c, envelope, status as ContentfulStatusCode, failure.details.headers);
}

/** Turns any throw into an {@link AppError}; what nobody foresaw is an `internal_error`. */
function toAppError(thrown: unknown, clientGone = false): AppError {
  if (thrown instanceof AppError) return thrown;
  if (clientGone) return new AppError('cancelled', { cause: thrown });
  if (thrown instanceof HTTPException) return fromHttpException(thrown);
  const known = databaseFailure(thrown);
  if (known === 'not_ready') return notReady(thrown);
  return new AppError(known ?? 'internal_error', { cause: thrown });
}

/** Seconds after which a database that went away is worth another try. */
const retryAfterSeconds = 5;

function notReady(cause: unknown): AppError {
  return new AppError('not_ready', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    cause,
  });
}

/** Hono and its validators throw these for bodies they cannot parse. */
function fromHttpException(thrown: HTTPException): AppError {
  if (thrown.status === 415) return new AppError('content_type_unsupported', { cause: thrown });
  if (thrown.status === 413) return new AppError('payload_too_large', { cause: thrown });
  if (thrown.status >= 500) return new AppError('internal_error', { cause: thrown });
  return new AppError('validation_failed', {
    message: 'The request body is malformed or ends early.',
    cause: thrown,
  });
}

/** What a validator of `@hono/zod-openapi` hands to its hook. */
type ValidationResult =
  | { success: true }
  | { success: false; target: string; error: z.core.$ZodError };

/**
 * The hook of the routes' validators.
 *
 * @throws AppError always, when the validation failed.
 */
export function throwInvalid(result: ValidationResult): void {
  if (result.success) return;
  // A path parameter that breaks its pattern names nothing that could exist.
  throw result.target === 'param' ? new AppError('not_found') : invalid(result.error);
}

/**
 * Turns the first broken rule of a route's schema into a failure. A schema's message is either one
 * of the error codes or the sentence of a `validation_failed`; the detail names the field as well,
 * for whoever reads "Please fill in the name" and wonders what it is called.
 */
export function invalid({ issues: [issue] }: z.core.$ZodError): AppError {
  const words = issue?.message ?? '';
  const path = issue?.path.map(String) ?? [];
  const field = path.join('.');
  if (isErrorCode(words)) {
    const isBlank = words === 'prompt_required' && field !== '';
    return new AppError(
      words,
      isBlank ? { message: `The field "${field}" is missing or blank.` } : {},
    );
  }
  if (!words) return new AppError('validation_failed');
  const isNamed = path[0] === undefined || words.includes(path[0]);
  const message = isNamed ? words : `The field "${field}": ${words}`;
  return new AppError('validation_failed', { error: words, message });
}
