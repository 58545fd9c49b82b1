import { ApiError } from '@google/genai/web';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { type Failures, networkCode, readNetworkError } from '../generative/failures.ts';
import type { OperatorAlarm } from '../generative/operator-alarm.ts';
import { ServiceFailure } from '../generative/picture-service.ts';
import { MalformedAnswerError } from './kept-answer.ts';

const detailSchema = z.looseObject({
  reason: z.string().optional(),
  retryDelay: z.string().optional(),
  violations: z.array(z.looseObject({ quotaId: z.string().optional() })).optional(),
});

const bodySchema = z.object({
  error: z.looseObject({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z.array(detailSchema.catch({})).optional(),
  }),
});

/** What Google's error body says, as far as it is of use. */
interface GoogleError {
  /** Such as `UNAVAILABLE`. */
  status: string | undefined;
  /** Such as `API_KEY_INVALID`. */
  reason: string | undefined;
  quotaIds: string[];
  retrySeconds: number | undefined;
  aboutPicture: boolean;
}

/** What is needed to tell an operator's mistake. */
export interface GeminiErrorContext {
  model: string;
  failures: Failures;
  alarm: OperatorAlarm;
}

/**
 * Turns what the SDK throws into a failure with true words. The SDK's error repeats the service's
 * body, which may hold the key or the visitor's words, so nothing of it goes along.
 */
export function readError(error: unknown, context: GeminiErrorContext): ServiceFailure {
  const { failures, alarm } = context;
  if (error instanceof MalformedAnswerError) return failures.malformed();
  if (!(error instanceof ApiError)) {
    const failure = readNetworkError(error, failures);
    const details = { code: networkCode(error) };
    alarm.raise(
      'The connection to Gemini failed; GEMINI_BASE_URL is where it is looked for',
      details,
    );
    return failure;
  }
  const said = readBody(error.message);
  if (isNotSetUp(error.status, said)) {
    alarm.raise(adviceFor(error.status, context.model), {
      status: error.status,
      reason: said.reason ?? said.status,
    });
    return failures.notSetUp();
  }
  return readStatus(error.status, said, failures);
}

function readStatus(status: number, said: GoogleError, failures: Failures): ServiceFailure {
  switch (status) {
    case 429:
      return readQuota(said, failures);
    case 500:
      return failures.failedInside();
    case 503:
      return failures.overloaded();
    case 504:
      return failures.tookTooLong();
    case 400:
      if (said.aboutPicture) return new ServiceFailure(new AppError('image_damaged'));
  }
  // A proxy speaks for a service that may have made, and billed, the picture.
  return status >= 500 ? failures.brokenOff() : failures.refusedRequest();
}

function readQuota({ quotaIds, retrySeconds }: GoogleError, failures: Failures): ServiceFailure {
  if (quotaIds.some((id) => /PerDay/i.test(id))) return failures.quotaOfDay();
  return failures.quotaOfMinute(retrySeconds);
}

function isNotSetUp(status: number, { reason, status: word }: GoogleError): boolean {
  if (status === 401 || status === 403 || status === 404) return true;
  return status === 400 && (/^API_KEY/.test(reason ?? '') || word === 'FAILED_PRECONDITION');
}

function adviceFor(status: number, model: string): string {
  if (status === 404) {
    return `Gemini knows no model ${model} in this version of its API: set GEMINI_IMAGE_MODEL, GEMINI_TEXT_MODEL or GEMINI_API_VERSION`;
  }
  return 'Gemini refuses this server, so no pictures are made: check GEMINI_API_KEY, its restrictions, the project’s billing and the region';
}

/** @param message The body's JSON; nested once more when it came in a stream. */
function readBody(message: string): GoogleError {
  const body = bodySchema.safeParse(parseJson(message));
  const { status, message: inner = '', details = [] } = body.success ? body.data.error : {};
  if (inner.trimStart().startsWith('{') && !status) return readBody(inner);
  const delay = details.map(({ retryDelay }) => retryDelay).find((text) => text !== undefined);
  return {
    status: machineWord(status),
    reason: machineWord(details.map(({ reason }) => reason).find((text) => text !== undefined)),
    quotaIds: details.flatMap(({ violations = [] }) =>
      violations.flatMap(({ quotaId }) => (quotaId === undefined ? [] : [quotaId])),
    ),
    retrySeconds: delay && /^\d+(\.\d+)?s$/.test(delay) ? Number.parseFloat(delay) : undefined,
    aboutPicture: /process input image|image is not valid|Unsupported MIME/i.test(inner),
  };
}

function machineWord(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Z_]{1,60}$/.test(text) ? text : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
