import type { Logger } from 'pino';
import { within } from '../watching/deadline.ts';

/** What the server cannot work without. */
export const requiredParts = ['database', 'files', 'queue'] as const;

export type RequiredPart = (typeof requiredParts)[number];

/** Asks each part for an answer; throws when it gives none. */
export type ReadinessChecks = Readonly<Record<RequiredPart, () => Promise<void>>>;

/** How each part is. */
export type ReadinessResult = Readonly<Record<RequiredPart, 'ok' | 'failed'>>;

/** Tells whether the server can do its work. */
export interface Readiness {
  /** Asks all parts, or answers what it found a moment ago. */
  check(): Promise<ReadinessResult>;
}

export interface ReadinessOptions {
  checks: ReadinessChecks;
  log: Logger;
  /** Milliseconds that a part gets to answer. */
  deadlineMs?: number;
  /** Milliseconds for which a result is good: however often somebody asks, the parts are not. */
  freshMs?: number;
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { log, freshMs = 1_000 } = options;
  const parts = requiredParts.map((name) => {
    const ask = askOnce(options.checks[name], options.deadlineMs ?? 2_000);
    return { name, ask, isOk: true };
  });
  let round: Promise<ReadinessResult> | undefined;
  let result: { checks: ReadinessResult; until: number } | undefined;

  async function askAll(): Promise<ReadinessResult> {
    const found = parts.map(async (part) => {
      const failure = await part.ask();
      const isOk = failure === undefined;
      if (part.isOk && !isOk) log.error({ err: failure.cause, part: part.name }, 'not ready');
      if (!part.isOk && isOk) log.info({ part: part.name }, 'ready again');
      part.isOk = isOk;
      return [part.name, isOk ? 'ok' : 'failed'] as const;
    });
    const checks = Object.fromEntries(await Promise.all(found)) as ReadinessResult;
    result = { checks, until: performance.now() + freshMs };
    round = undefined;
    return checks;
  }

  return {
    async check() {
      if (result && performance.now() < result.until) return result.checks;
      round ??= askAll();
      return round;
    },
  };
}

/**
 * A part that hangs is not asked a second time before it has answered the first: questions do not
 * pile up at a database that is in trouble.
 */
function askOnce(check: () => Promise<void>, deadlineMs: number) {
  let running: Promise<void> | undefined;
  const start = async () => check();
  return async (): Promise<{ cause: unknown } | undefined> => {
    running ??= start().finally(() => {
      running = undefined;
    });
    // It may fail after the deadline, when nobody listens any more.
    running.catch(() => undefined);
    try {
      await within(deadlineMs, running);
      return undefined;
    } catch (cause) {
      return { cause };
    }
  };
}
