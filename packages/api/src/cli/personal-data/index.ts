import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { visitorOwner } from '../../services/callers.ts';
import { type Action, type Command, done, parsed, UsageError } from '../command.ts';
import { toTable } from '../table.ts';
import { collectRows, type PersonalRows, type Subject } from './collect.ts';
import { exportPersonalData } from './export.ts';
import { type Removed, removePersonalData } from './remove.ts';

const help = `Everything that belongs to a visitor or to an e-mail address.

  npm run personal-data -- export --visitor <token> [--out folder]
  npm run personal-data -- export --email <address> [--out folder]
  npm run personal-data -- delete --visitor <token> [--yes]
  npm run personal-data -- delete --email <address> [--yes]

A visitor's token lies in the localStorage of their own browser, as nano-banana-visitor; only they can
tell it to you.
export writes data.json and files/ into a new folder, by default personal-data.
delete says what there is and asks first; --yes answers.`;

/** `personal-data`: exports and deletes what belongs to somebody. */
export const personalDataCommand: Command = {
  help,
  read([verb, ...args], folder) {
    switch (verb) {
      case 'export':
        return readExport(args, folder);
      case 'delete':
        return readDelete(args);
      case undefined:
        throw new UsageError('Say what to do: export or delete; --help shows how.');
      default:
        throw new UsageError(`There is no "personal-data ${verb}"; use export or delete.`);
    }
  },
};

const subjectOptions = { visitor: { type: 'string' }, email: { type: 'string' } } as const;

/** One token in 64 begins with a dash and would be taken for an option: `--visitor -x` becomes `--visitor=-x`. */
function joined(args: readonly string[]): string[] {
  const at = args.indexOf('--visitor');
  const token = args[at + 1];
  if (at < 0 || token === undefined) return [...args];
  return [...args.slice(0, at), `--visitor=${token}`, ...args.slice(at + 2)];
}

function readExport(args: string[], folder: string): Action {
  const { values } = parsed(() =>
    parseArgs({
      args: joined(args),
      options: { ...subjectOptions, out: { type: 'string', default: 'personal-data' } },
    }),
  );
  const subject = toSubject(values);
  const target = resolve(folder, values.out);
  return async (services) => {
    const { rows, files } = await exportPersonalData(services, subject, target);
    return done(`Written to ${target}:`, ...describe(count(rows)), `Pictures in files/: ${files}.`);
  };
}

function readDelete(args: string[]): Action {
  const { values } = parsed(() =>
    parseArgs({
      args: joined(args),
      options: { ...subjectOptions, yes: { type: 'boolean', default: false } },
    }),
  );
  const subject = toSubject(values);
  return async (services) => {
    const rows = await collectRows(services, subject);
    const found = count(rows);
    if (isEmpty(found)) return done('Nothing is kept that belongs to this one.');
    const plan = ['To be removed for good, the pictures included:', ...describe(found)];
    if (!values.yes) return { lines: plan, exitCode: 1, question: 'Remove it?' };
    const removed = await removePersonalData(services, subject);
    return done(...plan, 'Removed:', ...describe(removed), ...warnOfRunning(rows));
  };
}

/** A worker notices within a second that its job is gone; it may store a picture until then. */
function warnOfRunning({ jobs }: PersonalRows): string[] {
  const isRunning = jobs.some(({ state }) => state === 'active');
  return isRunning
    ? ['Work was under way and has been cancelled; run this again in a minute to be sure.']
    : [];
}

function toSubject({ visitor, email }: { visitor?: string; email?: string }): Subject {
  if ((visitor === undefined) === (email === undefined)) {
    throw new UsageError('Say whose data: either --visitor <token> or --email <address>.');
  }
  if (email !== undefined) {
    if (!email.includes('@')) throw new UsageError('--email takes an address with an @ in it.');
    return { email: email.trim().toLowerCase() };
  }
  try {
    return { owner: visitorOwner(visitor ?? '') };
  } catch {
    throw new UsageError(
      '--visitor takes a token: 16 to 128 characters of A-Z, a-z, 0-9, _ and -.',
    );
  }
}

const words: Record<keyof PersonalRows, string> = {
  files: 'pictures',
  jobs: 'jobs',
  idempotency: 'answers kept for repeats',
  usage: 'counters of limits',
  subscriptions: 'subscriptions',
  feedback: 'messages of feedback',
  patternVisitors: 'patterns of prompts counted lately',
  printJobs: 'quotes and orders of prints',
};

function count(rows: PersonalRows): Removed {
  const entries = Object.entries(rows).map(([name, list]) => [name, list.length]);
  return Object.fromEntries(entries);
}

const isEmpty = (counts: Removed) => Object.values(counts).every((number) => number === 0);

function describe(counts: Removed): string[] {
  const rows = Object.entries(words).map(([name, word]) => [
    word,
    counts[name as keyof PersonalRows],
  ]);
  return toTable([['WHAT', 'NUMBER'], ...rows]).map((line) => `  ${line}`);
}
