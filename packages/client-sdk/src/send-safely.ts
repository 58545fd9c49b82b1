import { ApiError } from './errors.ts';
import { Unsendable } from './http.ts';
import { pause } from './pause.ts';

/** Milliseconds before the second try: a phone that changes networks needs a moment. */
const DELAY = 500;

/**
 * Sends a request that makes something; once more when its connection broke before the answer was here.
 * The idempotency key makes that safe: the server does the work once, however often it is asked.
 * @param key - what `send` puts into the header; undefined = only one try
 */
export async function sendSafely<T>(
  key: string | undefined,
  signal: AbortSignal,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!key || signal.aborted) throw error;
    if (error instanceof ApiError || error instanceof Unsendable) throw error;
    await pause(DELAY, signal);
    return send();
  }
}
