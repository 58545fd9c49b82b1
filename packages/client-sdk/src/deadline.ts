import { AbortError, ApiError, NetworkError, TimeoutError } from './errors.ts';
import { Unsendable } from './http.ts';

/**
 * Runs one call under a time limit and the caller's signal, and sorts what goes wrong into the SDK's
 * error classes. The limit covers the whole of `run`, reading the body included.
 * @param timeout - milliseconds; 0 = no limit
 */
export async function withDeadline<T>(
  timeout: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (caller?.aborted) throw new AbortError(caller.reason);
  const controller = new AbortController();
  let stop: (error: Error) => void = () => {};
  // Settles the call even when a custom fetch ignores its signal.
  const stopped = new Promise<never>((_, reject) => {
    stop = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const onAbort = () => stop(new AbortError(caller?.reason));
  caller?.addEventListener('abort', onAbort, { once: true });
  const timer =
    timeout > 0 ? setTimeout(() => stop(new TimeoutError(timeout)), timeout) : undefined;
  try {
    return await Promise.race([run(controller.signal), stopped]);
  } catch (error) {
    throw isOurs(error) ? error : new NetworkError(error);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', onAbort);
  }
}

function isOurs(error: unknown): boolean {
  return (
    error instanceof ApiError ||
    error instanceof TimeoutError ||
    error instanceof AbortError ||
    error instanceof Unsendable
  );
}
