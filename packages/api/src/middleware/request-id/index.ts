import { randomBytes } from 'node:crypto';

/** An id from outside is kept when it cannot upset a log line or a header. */
const sane = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Makes the ids of requests: the caller's own `x-request-id` when it is sane, else a fresh one.
 *
 * Fresh ids are a random prefix per process and a counter: unique across restarts and instances,
 * and cheaper than a random id per request. They are no secret.
 */
export function createRequestIds(): (incoming: string | undefined) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (incoming) =>
    incoming !== undefined && sane.test(incoming) ? incoming : `${prefix}-${++count}`;
}
