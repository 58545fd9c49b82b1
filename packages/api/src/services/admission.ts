import { AppError } from '../errors.ts';
import { type BodyMemory, createBodyMemory } from './body-memory.ts';
import { waitIn } from './waiting-line.ts';

/** How much may be under way at once. */
export interface AdmissionOptions {
  /** Edits at once, at least 1. */
  maxConcurrent: number;
  /** Edits that may wait for their turn, at least 0. */
  maxWaiting: number;
  /** Bytes of request bodies that may be in memory at once. */
  maxBytes?: number;
}

/** What is under way. */
export interface AdmissionFigures {
  /** Edits that hold a place. */
  running: number;
  /** Edits that wait for one. */
  waiting: number;
  /** Bytes of request bodies in memory. */
  bytes: number;
}

/** Bounds what this process takes on, so that too much of it is turned away instead of piling up. */
export interface Admission {
  /** True when {@link Admission.enter} would refuse: a route can say so before it reads a body. */
  readonly isFull: boolean;
  /**
   * Waits for a place, in the order of arrival.
   *
   * @param signal Leaves the line when it aborts.
   * @returns what gives the place back; called once more it does nothing.
   * @throws AppError `overloaded` at once when too many wait; the signal's reason when it aborts.
   */
  enter(signal: AbortSignal): Promise<() => void>;
  /**
   * Waits for a place behind all who use {@link Admission.enter}, however long: for work that nobody
   * waits for. It takes no room in their line.
   */
  enterPatiently(signal: AbortSignal): Promise<() => void>;
  /**
   * Counts the body of one more request; its `release` is called when the request is over.
   *
   * @param address Whose it is, as limits count it.
   */
  openBody(address: string): BodyMemory;
  /** @throws AppError `overloaded` when {@link Admission.isFull}. */
  refuseIfFull(): void;
  figures(): AdmissionFigures;
}

/** Enough for 25 bodies with a picture of 10 MiB each; further ones are turned away. */
const defaultMaxBytes = 256 * 1024 * 1024;

/** Seconds that a caller who was turned away should wait: about as long as one large edit. */
const retryAfterSeconds = 5;

export function createAdmission(options: AdmissionOptions): Admission {
  const { maxConcurrent, maxWaiting, maxBytes = defaultMaxBytes } = options;
  /** Gives a place to each who waits; a set keeps the order and lets anyone leave. */
  const line = new Set<() => void>();
  /** As `line`, for work that nobody waits for. */
  const patient = new Set<() => void>();
  let running = 0;
  const memory = createBodyMemory({ maxBytes, refuse: overloaded });

  const isFull = () => running >= maxConcurrent && line.size >= maxWaiting;

  function take(): () => void {
    running += 1;
    return once(() => {
      running -= 1;
      const [next] = line.size > 0 ? line : patient;
      next?.();
    });
  }

  return {
    get isFull() {
      return isFull();
    },
    async enter(signal) {
      signal.throwIfAborted();
      if (isFull()) throw overloaded();
      if (running < maxConcurrent) return take();
      return waitIn(line, take, signal);
    },
    async enterPatiently(signal) {
      signal.throwIfAborted();
      return running < maxConcurrent ? take() : waitIn(patient, take, signal);
    },
    openBody: (address) => memory.open(address),
    refuseIfFull() {
      if (isFull() || memory.bytes() >= maxBytes) throw overloaded();
    },
    figures: () => ({ running, waiting: line.size, bytes: memory.bytes() }),
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

function overloaded(): AppError {
  return new AppError('overloaded', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
