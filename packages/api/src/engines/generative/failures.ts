import { AppError } from '../../errors.ts';
import { ServiceFailure } from './picture-service.ts';

/** Milliseconds before another try where the service says none. */
const shortWaitMs = 1000;

/** Seconds after which a visitor may try an overloaded model again. */
const overloadSeconds = 30;

/**
 * What both services fail with, in words that name the model. Each holds nothing of their bodies.
 *
 * @param model Kind and id, such as `image model gpt-image-1`.
 */
export function failuresOf(model: string) {
  return {
    overloaded: () =>
      say(
        'overloaded',
        `The ${model} is temporarily overloaded. Please try again in a moment`,
        { retryAfterMs: shortWaitMs },
        { 'Retry-After': String(overloadSeconds) },
      ),
    failedInside: () =>
      say('engine_failed', `The ${model} had a failure of its own. Please try again in a moment`, {
        retryAfterMs: shortWaitMs,
      }),
    quotaOfDay: () =>
      say(
        'quota_exceeded',
        `The daily quota of the ${model} is exceeded. Please try again tomorrow`,
      ),
    /** Of an account, and nobody says until when. */
    quotaUsedUp: () =>
      say('quota_exceeded', `The quota of the ${model} is exceeded. Please try again later`),
    /** @param seconds Until it is renewed, where the service tells. */
    quotaOfMinute: (seconds?: number) => {
      const wait = seconds === undefined ? 'in a minute' : `in ${inSeconds(seconds)}`;
      return say(
        'rate_limited',
        `The quota of requests a minute of the ${model} is exceeded. Please try again ${wait}`,
        { retryAfterMs: seconds === undefined ? undefined : seconds * 1000 },
        { 'Retry-After': String(Math.max(1, Math.ceil(seconds ?? 60))) },
      );
    },
    notSetUp: () => new ServiceFailure(new AppError('engine_not_set_up')),
    refusedRequest: () => say('engine_failed', `The ${model} did not accept the request`),
    unreachable: () =>
      say('engine_failed', `The ${model} could not be reached. Please try again in a moment`),
    brokenOff: () =>
      say(
        'engine_failed',
        `The connection to the ${model} broke before its answer had arrived. Please try again`,
        { mayBeBilled: true },
      ),
    malformed: () =>
      say('engine_failed', `The answer of the ${model} could not be read. Please try again`, {
        mayBeBilled: true,
      }),
    tookTooLong: () =>
      say(
        'engine_timeout',
        `The ${model} did not answer in time, and was asked no longer. Please try again`,
        { mayBeBilled: true },
      ),
    unchanged: () =>
      say(
        'no_picture',
        `The ${model} gave the picture back unchanged. Please say more precisely what should change`,
        { retryAfterMs: 0, mayBeBilled: true },
      ),
  };
}

/** {@link failuresOf} one model. */
export type Failures = ReturnType<typeof failuresOf>;

/** Makes a failure whose sentence is the same for visitor and caller. */
export function say(
  code: AppError['code'],
  words: string,
  details: ServiceFailure['details'] = {},
  headers?: Record<string, string>,
): ServiceFailure {
  const failure = new AppError(code, { error: words, message: words, ...(headers && { headers }) });
  return new ServiceFailure(failure, details);
}

function inSeconds(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole === 1 ? '1 second' : `${whole} seconds`;
}

/** Tells a connection that never was from one that broke, by the words of Node's `fetch`. */
export function readNetworkError(error: unknown, failures: Failures): ServiceFailure {
  const code = networkCode(error);
  if (code && /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(code)) return failures.tookTooLong();
  if (
    code &&
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS)/.test(
      code,
    )
  ) {
    return failures.unreachable();
  }
  return failures.brokenOff();
}

/** Machine word of a failed connection, such as `ECONNREFUSED`. */
export function networkCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
