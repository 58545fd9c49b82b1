import { parseArgs } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { unfinished } from '../../services/jobs.ts';
import type { Transaction } from '../../stores/database/index.ts';
import { jobs } from '../../stores/database/schema.ts';
import { openQueue, type Queue } from '../../stores/queue.ts';
import { done, type Outcome, parsed, UsageError } from '../command.ts';
import { commonFiles, copyFiles, countFiles, listFiles } from './files.ts';
import { openPlaces, type Places } from './open-places.ts';
import { type MovedFiles, report } from './report.ts';
import { copyTables, countRows, lockTables, type RowCounts } from './tables.ts';

/** How `move-to` is called. */
export const moveToHelp = `Moves an embedded data folder to Postgres and S3.

  DATABASE_URL=postgres://… S3_BUCKET=… npm run move-to -- --check
  DATABASE_URL=postgres://… S3_BUCKET=… npm run move-to

Moves from DATA_DIR, whose server must be stopped, to the empty database of DATABASE_URL and, when
S3_BUCKET is set, the files to that bucket. DATA_DIR stays as it is. A run that failed can be
repeated. --check says what would be moved and moves nothing.`;

/**
 * Reads the arguments of `move-to`.
 *
 * @throws UsageError
 */
export function readMoveTo(args: string[]): { isCheck: boolean } {
  const { values } = parsed(() =>
    parseArgs({ args, options: { check: { type: 'boolean', default: false } } }),
  );
  return { isCheck: values.check };
}

/**
 * Moves the embedded data folder of a configuration to the servers that it names.
 *
 * @throws UsageError when it cannot be moved as things are; StartupError when a store cannot be opened.
 */
export async function moveTo(
  config: Config,
  { isCheck }: { isCheck: boolean },
  onError: (error: unknown) => void,
): Promise<Outcome> {
  const places = await openPlaces(config, onError);
  const startedAt = performance.now();
  try {
    const found = await countRows(places.source.db);
    refuseFilled(await countRows(places.target.db));
    const files = await moveFiles(places, isCheck);
    const moved = isCheck ? undefined : await moveRows(places, found, onError);
    const seconds = (performance.now() - startedAt) / 1000;
    return done(...report({ found, moved, files, seconds }));
  } finally {
    await places.close();
  }
}

function refuseFilled(counts: RowCounts): void {
  const filled = Object.keys(counts).filter((name) => counts[name] !== 0);
  if (filled.length === 0) return;
  throw new UsageError(
    `The database of DATABASE_URL has rows already (${filled.join(', ')}); name an empty one.`,
  );
}

/** Files first: a row always has its file. */
async function moveFiles({ files }: Places, isCheck: boolean): Promise<MovedFiles | undefined> {
  if (!files) return undefined;
  const here = await listFiles(files.source);
  const known = new Set(commonFiles(here, await listFiles(files.target)));
  const found = countFiles(here);
  const waiting = [...here.keys()].filter((key) => !known.has(key));
  if (isCheck) return { found, alreadyThere: known.size, moved: undefined };
  await copyFiles(files.source, files.target, waiting);
  const there = commonFiles(here, await listFiles(files.target));
  if (there.length !== here.size) {
    throw new Error(`${here.size - there.length} files did not arrive; run move-to again.`);
  }
  return { found, alreadyThere: known.size, moved: countFiles(here, there) };
}

/** All rows in one transaction: a run that fails leaves the target as empty as it was. */
async function moveRows(
  { source, target }: Places,
  found: RowCounts,
  onError: (error: unknown) => void,
): Promise<RowCounts> {
  const isOpen = inArray(jobs.state, [...unfinished]);
  const open = await source.db.selectDistinct({ kind: jobs.kind }).from(jobs).where(isOpen);
  const kinds = open.map(({ kind }) => ({ name: kind }));
  const queue = await openQueue({ database: target, kinds, works: false, onError });
  try {
    return await target.db.transaction(async (tx) => {
      await lockTables(tx);
      refuseFilled(await countRows(tx));
      await copyTables(source.db, tx);
      await enqueueOpen(tx, queue);
      const moved = await countRows(tx);
      if (Object.keys(found).some((name) => found[name] !== moved[name])) {
        throw new Error('The counts of both sides differ; nothing was moved.');
      }
      return moved;
    });
  } finally {
    await queue.close();
  }
}

/** The queue's own tables stay behind: what is not done yet is handed to the new one. */
async function enqueueOpen(tx: Transaction, queue: Queue): Promise<void> {
  const isOpen = inArray(jobs.state, [...unfinished]);
  const open = await tx.select({ id: jobs.id, kind: jobs.kind }).from(jobs).where(isOpen);
  for (const { id, kind } of open) await queue.send(tx, kind, id);
}
