import { setTimeout } from 'node:timers/promises';

/** The time that one edit has. */
export interface TimeLeft {
  /** Aborts when the caller is gone or the time is over. */
  signal: AbortSignal;
  /** True once the time is over. */
  isOver(): boolean;
  /** True when waiting so long leaves enough time for another try. */
  allows(waitMs: number): boolean;
  /** @throws what the signal aborts with. */
  wait(ms: number): Promise<void>;
  /** Forgets the deadline. */
  end(): void;
}

/** Share of the whole time that another try needs to be worth it. */
const worthTrying = 0.25;

export function openTimeLeft(totalMs: number, caller: AbortSignal): TimeLeft {
  const deadline = new AbortController();
  const timer = globalThis.setTimeout(() => deadline.abort(), totalMs);
  const signal = AbortSignal.any([caller, deadline.signal]);
  const endsAt = performance.now() + totalMs;
  return {
    signal,
    isOver: () => deadline.signal.aborted,
    allows: (waitMs) => performance.now() + waitMs + totalMs * worthTrying <= endsAt,
    wait: (ms) => setTimeout(ms, undefined, { signal }),
    end: () => clearTimeout(timer),
  };
}
