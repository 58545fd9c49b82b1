import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import type { CommonWords } from '../locales/en/common.ts';
import type { ToldRemark } from './engine/server-voice.ts';
import { whenText } from './wait.ts';

/** A failure in the visitor's words. */
export interface Problem {
  title: string;
  /** Without the wait: what `waitText` says changes while it is shown. */
  message: string;
  /** The server's own sentence, in English, where `message` says it in another language; else ''. */
  detail: string;
  /** What the server's sentence is made of, where it tells. */
  remarks?: readonly ToldRemark[] | undefined;
  /** A limit is used up, not for this minute only. */
  isQuota: boolean;
  /** When it may work again, in milliseconds since 1970; absent when the server did not say. */
  retryAt: number | undefined;
  /** The server cannot tell what is meant: marking it helps. */
  needsMark: boolean;
  /** Wishes to offer instead; [] unless the wish was refused. */
  alternatives: readonly string[];
  /** Names the request in the server's log; only where the server failed. */
  requestId: string | undefined;
}

/**
 * The one place that turns an error of the client into words.
 * @param now - when it happened, in milliseconds since 1970
 */
export function describeProblem(error: unknown, words: CommonWords, now = Date.now()): Problem {
  const api = error instanceof ApiError ? error : undefined;
  const retryAt = api?.retryAfter ? now + api.retryAfter * 1000 : undefined;
  const message = messageOf(error, words);
  const limit = limitOf(api);
  const remarks = api && remarksIn(api.body);
  return {
    title: limit ? words.quotaTitle : words.failedTitle,
    message: limit ? limitMessages(words)[limit] : message,
    detail: limit ? '' : serverSentence(api?.code, api?.error, words),
    remarks,
    isQuota: limit === 'day' || limit === 'month',
    retryAt,
    needsMark: api?.code === 'subject_unclear' || !!remarks?.some(isUnmarked),
    alternatives: [...new Set(api?.alternatives)],
    requestId: api && api.status >= 500 ? api.requestId : undefined,
  };
}

/** "Blur the number plate": done as soon as the plate is marked. */
const isUnmarked = ({ values }: ToldRemark) => /unmarked$/.test(String(values?.reason));

/** What the server's sentence is made of; undefined where it does not tell. */
function remarksIn(body: string): readonly ToldRemark[] | undefined {
  try {
    const { remarks }: { remarks?: unknown } = JSON.parse(body);
    return Array.isArray(remarks) ? remarks.filter(isRemark) : undefined;
  } catch {
    return undefined;
  }
}

function isRemark(value: Partial<ToldRemark> | null): value is ToldRemark {
  return typeof value?.code === 'string' && typeof value.text === 'string';
}

/** When to try again, in a sentence; '' when nobody knows. */
export function waitText({ retryAt, isQuota }: Problem, now: number, words: CommonWords): string {
  if (retryAt === undefined) return '';
  if (retryAt <= now) return words.retryNow;
  const when = whenText(retryAt, now, words);
  return isQuota ? words.renewedWhen(when) : words.retryWhen(when);
}

function messageOf(error: unknown, words: CommonWords): string {
  if (error instanceof ApiError) {
    const said = error.error || error.detail || words.httpError(error.status);
    return sayByCode(error.code, words) ?? said;
  }
  if (error instanceof TimeoutError) return words.timedOut(Math.round(error.timeout / 1000));
  return words.networkError;
}

/** A failure of the API in the visitor's language; undefined in English, which the server speaks, and for a newer server's code. */
export function sayByCode(code: string | undefined, words: CommonWords): string | undefined {
  const said: Readonly<Record<string, string | undefined>> = words.errors;
  return code === undefined ? undefined : said[code];
}

/** What the server said itself, where it is said in another language; else ''. */
export function serverSentence(
  code: string | undefined,
  error: string | undefined,
  words: CommonWords,
) {
  return (sayByCode(code, words) && error) || '';
}

/** What went wrong on the way to the server and back, in words; '' for anything else. */
export function describeCallFailure(error: unknown, words: CommonWords): string {
  if (isExpired(error)) return words.expired;
  const known = [ApiError, NetworkError, TimeoutError].some((kind) => error instanceof kind);
  return known ? messageOf(error, words) : '';
}

/** Whether a result is gone for good: pictures are kept for a limited time. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'file_expired';
}

type UsedUp = 'minute' | 'day' | 'month';

/** Which limit is used up; undefined for every other failure. Quotas are known by their words. */
function limitOf(api: ApiError | undefined): UsedUp | undefined {
  if (api?.code === 'rate_limited') return 'minute';
  const text = `${api?.error ?? ''} ${api?.detail ?? ''}`;
  if (!/quota|exceeded/i.test(text)) return undefined;
  return /month/i.test(text) ? 'month' : 'day';
}

const limitMessages = (words: CommonWords): Record<UsedUp, string> => ({
  minute: words.rateMessage,
  day: words.quotaMessage,
  month: words.monthlyQuotaMessage,
});
