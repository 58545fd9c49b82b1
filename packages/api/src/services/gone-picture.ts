import { AppError } from '../errors.ts';

/**
 * A picture that has a row but is not in the store: whoever has its name can only make it again, as
 * if it had expired. Nobody may remember that: a store that is restored has it again.
 */
export function gone(cause?: unknown): AppError {
  return new AppError('file_expired', { headers: { 'Cache-Control': 'no-store' }, cause });
}

/** For what a store throws while it reads a picture. */
export function goneIfMissing(error: unknown): unknown {
  return error instanceof AppError && error.code === 'not_found' ? gone(error) : error;
}

/** The same bytes, with {@link goneIfMissing}. */
export async function* orGone<Bytes>(bytes: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  try {
    yield* bytes;
  } catch (error) {
    throw goneIfMissing(error);
  }
}
