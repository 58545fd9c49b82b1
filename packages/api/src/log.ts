import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { safeLog } from './watching/safe-log.ts';

/** The process's log. */
export interface Log {
  logger: Logger;
  /** Writes out what is still held back; for the moment before the process ends. */
  flush(): void;
}

/**
 * Characters that are collected before a write. Each write wakes a thread, which on two busy cores
 * interrupts the one that answers: with 16 KiB a health check costs a fifth more.
 */
const batchLength = 262_144;
/** Milliseconds after which they are written anyway. */
const batchMs = 250;

/**
 * Opens the JSON log on stdout. In a terminal only warnings and errors show unless a level is
 * asked for, so that a person who just started the server is not met with a wall of JSON.
 */
export function openLog(level: Config['logLevel']): Log {
  const stdout = pino.destination({ dest: 1, sync: false });
  const batch = collectLines((lines) => stdout.write(lines));
  const least = level ?? (process.stdout.isTTY ? 'warn' : 'info');
  const logger = pino({ ...safeLog, level: least }, batch);
  const flush = () => {
    batch.flush();
    stdout.flushSync();
  };
  return { logger, flush };
}

/**
 * pino's destination has a batch too, but measures its last piece again for every line: 3 µs more of
 * the 19 that a health check costs (0.11 of the ratio that `npm run bench` measures).
 */
function collectLines(write: (lines: string) => void) {
  let lines = '';
  const flush = () => {
    if (lines !== '') write(lines);
    lines = '';
  };
  setInterval(flush, batchMs).unref();
  return {
    flush,
    write(line: string) {
      lines += line;
      if (lines.length >= batchLength) flush();
    },
  };
}
