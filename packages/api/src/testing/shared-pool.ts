import { type ComputePool, createPool } from '../compute/pool.ts';

let threads: ComputePool | undefined;

/** More than the applications of a test process ever let wait. */
const MAX_QUEUE = 256;

/**
 * The one worker thread of all applications of a test process, as each of its own would load the engine and read the
 * grammar anew, which is most of a short test's time. To close it stops what one application still runs there.
 */
export function sharedPool(): ComputePool {
  threads ??= createPool({ size: 1, maxQueue: MAX_QUEUE });
  const { run, load } = threads;
  const closing = new AbortController();
  return {
    run: (name, input, options) =>
      run(name, input, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    load,
    close: async () => closing.abort(new Error('The application is closed.')),
  };
}
