import type { Logger } from 'pino';

/** Tells the operator what only the operator can mend. */
export interface OperatorAlarm {
  /**
   * Logs an error, the same one at most once a minute.
   *
   * @param words What is wrong and what to do.
   * @param details Machine words and numbers only.
   */
  raise(words: string, details: Record<string, string | number | undefined>): void;
}

const quietMs = 60_000;

export function createOperatorAlarm(
  log: Pick<Logger, 'error'>,
  now: () => number = Date.now,
): OperatorAlarm {
  const raisedAt = new Map<string, number>();
  return {
    raise(words, details) {
      const time = now();
      if (time - (raisedAt.get(words) ?? -Infinity) < quietMs) return;
      raisedAt.set(words, time);
      log.error(details, words);
    },
  };
}
