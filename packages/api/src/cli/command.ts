import type { Seal } from '../services/print-jobs/seal.ts';
import type { Database } from '../stores/database/index.ts';
import type { FileStore } from '../stores/files/index.ts';
import type { JobKind, Queue } from '../stores/queue.ts';

/** What the commands work with; the running server has it open, or the command opens it. */
export interface CommandServices {
  db: Database;
  store: FileStore;
  /** Opens what is encrypted. */
  seal: Seal;
  /** Opened when it is first needed: most commands have nothing to do with jobs. */
  openQueue(kinds: readonly JobKind[]): Promise<Pick<Queue, 'send' | 'cancel'>>;
}

/** What a command has to say. */
export interface Outcome {
  lines: string[];
  /** 0 when it did what was asked. */
  exitCode: number;
  /** Asked in a terminal; with a yes the command runs again with `--yes`. */
  question?: string;
}

/** A command whose arguments have been read. */
export type Action = (services: CommandServices) => Promise<Outcome>;

/** An operator's command: reading its arguments needs nothing open. */
export interface Command {
  /** How it is called, for `--help`. */
  help: string;
  /**
   * Reads the arguments.
   *
   * @param folder Absolute path that relative ones start from.
   * @throws UsageError when they make no sense.
   */
  read(args: readonly string[], folder: string): Action;
}

/** The command was called wrongly; the message is one sentence that says how it is right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a parser of arguments; what it says of unknown ones becomes an error of usage. */
export function parsed<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${sentence.replace(/\.$/, '')}; --help shows what there is.`);
  }
}

/** The outcome of a command that did what was asked. */
export const done = (...lines: string[]): Outcome => ({ lines, exitCode: 0 });

/** The outcome of a command that could not do what was asked. */
export const failed = (...lines: string[]): Outcome => ({ lines, exitCode: 1 });
