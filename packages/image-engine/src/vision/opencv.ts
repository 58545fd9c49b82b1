import { createRequire } from 'node:module';

/** OpenCV's functions and constants. */
export type OpenCv = typeof import('@techstark/opencv-js');

/** Something that lies on OpenCV's own heap, which no collector looks after. */
interface Disposable {
  delete(): void;
}

/** Keeps what is given to it until the scope ends. */
export type Keep = <T extends Disposable>(made: T) => T;

let loading: Promise<{ cv: OpenCv }> | undefined;

/**
 * OpenCV, started once per thread and only when first asked for: a third of a second, and a heap that
 * never shrinks. Its random state is shared by all functions: call `setRNGSeed` before each one that
 * draws from it.
 *
 * It comes in an object: the module itself has a `then` that calls back with itself, so that a promise
 * of it would never settle.
 */
export function loadOpenCv(): Promise<{ cv: OpenCv }> {
  loading ??= start();
  return loading;
}

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

function start(): Promise<{ cv: OpenCv }> {
  const before = EVENTS.map((event) => new Set(process.listeners(event as never)));
  const module = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv & {
    then?: unknown;
    onRuntimeInitialized?: () => void;
  };
  // It ends the process at any error of anybody's that nobody handles: that is not its business.
  for (const [index, event] of EVENTS.entries()) {
    for (const listener of process.listeners(event as never)) {
      if (!before[index]?.has(listener)) process.off(event, listener as never);
    }
  }
  return new Promise((resolve) => {
    const ready = () => {
      delete module.then;
      resolve({ cv: module });
    };
    if ('Mat' in module && module.Mat !== undefined) ready();
    else module.onRuntimeInitialized = ready;
  });
}

/**
 * Runs work whose Mats, Sizes and the like are deleted at its end, whatever happens.
 *
 * @throws Error with OpenCV's own message, where OpenCV throws the number of a C++ exception
 */
export function withScope<T>(cv: OpenCv, work: (keep: Keep) => T): T {
  const kept = new Set<Disposable>();
  try {
    return work((made) => {
      kept.add(made);
      return made;
    });
  } catch (error) {
    if (typeof error !== 'number') throw error;
    const { exceptionFromPtr } = cv as unknown as {
      exceptionFromPtr: (pointer: number) => { msg: string };
    };
    throw new Error(exceptionFromPtr(error).msg, { cause: error });
  } finally {
    for (const made of kept) made.delete();
  }
}
