import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { OnProgress } from '../engines/image-engine.ts';
import type { Controlled, Progress, Tasks } from './tasks.ts';
import type { WorkerSettings } from './worker.ts';
import { workerLimits } from './worker-limits.ts';

/** How many workers there are and how much may wait for them. */
export interface PoolOptions {
  /** Worker threads, at least 1. */
  size: number;
  /** Tasks that may wait while all workers are busy, at least 0. */
  maxQueue: number;
  /** Told of a worker that died while it had nothing to do. */
  onError?: (error: unknown) => void;
  /** The worker's file; tests give their own. */
  workerFile?: string;
  /** Milliseconds that a cancelled task gets to stop by itself before its worker is stopped. */
  stopGraceMs?: number;
}

/** One task's conditions. */
export interface TaskOptions {
  /** Takes the task out of the line or stops it. */
  signal: AbortSignal;
  /** Told how much is done. */
  onProgress?: OnProgress | undefined;
  /** Memory that moves to the worker; the caller can no longer use it. */
  transfer?: readonly ArrayBuffer[];
}

/** Runs work on pictures in worker threads, so that the event loop never blocks. */
export interface ComputePool {
  /**
   * Runs one task.
   *
   * @throws PoolFullError at once when too many tasks wait; the signal's reason when it aborts;
   *   an Error when the work failed or its worker died.
   */
  run<Name extends keyof Tasks>(
    name: Name,
    input: Tasks[Name]['input'],
    options: TaskOptions,
  ): Promise<Tasks[Name]['output']>;
  /** How busy it is, for the metrics. */
  load(): { threads: number; busy: number; waiting: number };
  /** Stops all workers, and with them what still runs. */
  close(): Promise<void>;
}

/** All workers are busy and the waiting line is full. */
export class PoolFullError extends Error {
  override readonly name = 'PoolFullError';
}

/** With what a checkpoint takes to be heard, a cancelled edit costs no more than 200 ms. */
const defaultStopGraceMs = 150;

/** Starts the worker threads. */
export function createPool(options: PoolOptions): ComputePool {
  const { size, maxQueue, stopGraceMs = defaultStopGraceMs } = options;
  const settings: WorkerSettings = {
    concurrency: Math.max(1, Math.floor(availableParallelism() / size)),
  };
  const piscina = new Piscina({
    filename: options.workerFile ?? ownWorkerFile(),
    minThreads: size,
    maxThreads: size,
    stricterFIFO: true,
    workerData: settings,
    resourceLimits: workerLimits,
  });
  piscina.on('error', (error) => options.onError?.(error));
  let unfinished = 0;

  async function run(name: string, input: unknown, options: TaskOptions) {
    const { signal, onProgress, transfer = [] } = options;
    signal.throwIfAborted();
    // Piscina does not bound the line of tasks that can be cancelled: it keeps them in a second queue.
    if (unfinished >= size + maxQueue) throw new PoolFullError('Too many tasks are waiting.');
    unfinished += 1;
    const control = openControl(stopGraceMs, onProgress);
    const settled = piscina
      .run({ input, control: control.port } satisfies Controlled<unknown>, {
        name,
        signal: control.kill,
        transferList: [control.port, ...transfer] as Transferable[] as never,
      })
      .finally(() => {
        unfinished -= 1;
        control.dispose();
      });
    return untilAborted(settled, signal, control.cancel);
  }

  const load = () => ({
    threads: size,
    busy: Math.min(unfinished, size),
    waiting: Math.max(0, unfinished - size),
  });
  return { run, load, close: () => piscina.destroy() } as ComputePool;
}

/** Beside this module: TypeScript in the sources, JavaScript in the bundle. */
function ownWorkerFile(): string {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL('./worker.js', import.meta.url));
}

/**
 * A task that waits is taken out of the line. One that runs is asked to stop, which it hears between
 * two pieces of its work; that keeps its worker, whose successor would take a second to be warm. A
 * task that does not heed the word loses its worker. Native work under way ends by itself either way.
 */
function openControl(stopGraceMs: number, onProgress?: OnProgress) {
  const { port1: ours, port2: port } = new MessageChannel();
  const kill = new AbortController();
  let started = false;
  let grace: NodeJS.Timeout | undefined;
  ours.on('message', (word: 'started' | Progress) => {
    started = true;
    if (word !== 'started') onProgress?.(word.share, word.stage);
  });
  return {
    port,
    kill: kill.signal,
    cancel() {
      if (!started) return kill.abort();
      ours.postMessage('cancel');
      grace = setTimeout(() => kill.abort(), stopGraceMs).unref();
    },
    dispose() {
      clearTimeout(grace);
      ours.close();
    },
  };
}

/** Answers an abort at once; what still runs settles unseen. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal, cancel: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
