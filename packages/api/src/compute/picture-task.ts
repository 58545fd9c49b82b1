import { AppError } from '../errors.ts';
import { type ComputePool, PoolFullError, type TaskOptions } from './pool.ts';
import type { Refusal, Tasks } from './tasks.ts';

/** Seconds that a turned-away caller should wait; about as long as one large edit. */
const retryAfterSeconds = 5;

/**
 * Runs a task in the pool and gives its failures the API's codes.
 *
 * @throws AppError `unsupported_edit`, `subject_unclear`, `image_damaged`, `validation_failed`,
 *   `overloaded`, `engine_failed`; the signal's reason when it aborts.
 */
export async function runPictureTask<Name extends keyof Tasks>(
  pool: ComputePool,
  name: Name,
  input: Tasks[Name]['input'],
  options: TaskOptions,
): Promise<Exclude<Tasks[Name]['output'], Refusal>> {
  const output = await pool.run(name, input, options).catch((error: unknown) => {
    if (options.signal.aborted) throw error;
    if (error instanceof PoolFullError) {
      throw new AppError('overloaded', { headers: { 'Retry-After': String(retryAfterSeconds) } });
    }
    throw new AppError('engine_failed', { cause: error });
  });
  if ('refused' in output) throw fromRefusal(output);
  return output as Exclude<Tasks[Name]['output'], Refusal>;
}

function fromRefusal({ refused, message, remarks, alternatives }: Refusal): AppError {
  if (!alternatives?.length) return new AppError(refused, { error: message, message, remarks });
  const offer = alternatives.map((wish) => `“${wish}”`).join(', ');
  return new AppError(refused, {
    error: message,
    message: `${message} Wishes that can be carried out: ${offer}.`,
    remarks,
    alternatives,
  });
}
