import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import type { Words } from '../locales/en.ts';

/** A failure in the visitor's words. */
export interface Problem {
  title: string;
  message: string;
  /** Wishes to offer instead; [] unless the wish was refused. */
  alternatives: readonly string[];
  /** Names the request in the server's log; only where the server failed. */
  requestId: string | undefined;
}

/** The one place that turns an error of the client into words. */
export function describeProblem(error: unknown, words: Words): Problem {
  const message = messageOf(error, words);
  const api = error instanceof ApiError ? error : undefined;
  if (isQuota(api, message)) {
    return {
      title: words.quotaTitle,
      message: words.quotaMessage,
      alternatives: [],
      requestId: undefined,
    };
  }
  const wait = api?.retryAfter ? ` ${words.retryIn(api.retryAfter)}` : '';
  return {
    title: words.failedTitle,
    message: message + wait,
    alternatives: [...new Set(api?.alternatives)],
    requestId: api && api.status >= 500 ? api.requestId : undefined,
  };
}

function messageOf(error: unknown, words: Words): string {
  if (error instanceof ApiError)
    return error.error || error.detail || words.httpError(error.status);
  if (error instanceof TimeoutError) return words.timedOut(Math.round(error.timeout / 1000));
  return words.networkError;
}

/** What went wrong on the way to the server and back, in words; '' for anything else. */
export function describeCallFailure(error: unknown, words: Words): string {
  const known = [ApiError, NetworkError, TimeoutError].some((kind) => error instanceof kind);
  return known ? messageOf(error, words) : '';
}

function isQuota(api: ApiError | undefined, message: string): boolean {
  return /quota|exceeded/i.test(`${message} ${api?.detail ?? ''}`);
}
