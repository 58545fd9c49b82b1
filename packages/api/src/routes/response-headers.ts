/** The header of answers that say "not now". */
export const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 5,
  },
};

/** Headers of answers to requests that count; left out where nothing is limited. */
export const limitHeaders = {
  'RateLimit-Policy': {
    description:
      'The limits that this request counted against, as in draft-ietf-httpapi-ratelimit-headers: `q` is how much is allowed in `w` seconds.',
    schema: { type: 'string' as const },
    example: '"minute";q=60;w=60, "day";q=1000;w=86400',
  },
  RateLimit: {
    description: 'What is left of each: `r` is how much, `t` the seconds until it is renewed.',
    schema: { type: 'string' as const },
    example: '"minute";r=59;t=34, "day";r=998;t=40211',
  },
};

/** The header of answers that are given again to the same `Idempotency-Key`. */
export const replayHeaders = {
  'Idempotent-Replayed': {
    description: '`true` when this is the answer to an earlier request with the same key.',
    schema: { type: 'string' as const, enum: ['true'] },
    example: 'true',
  },
};
