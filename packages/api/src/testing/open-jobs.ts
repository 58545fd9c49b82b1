import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createJobRunner, type JobHandler } from '../services/job-runner.ts';
import { createJobsService, type JobRow, type JobsService } from '../services/jobs.ts';
import { openDatabase } from '../stores/database/index.ts';
import { openQueue } from '../stores/queue.ts';
import { noTracing } from '../watching/tracing.ts';
import { testStores } from './test-stores.ts';

/** Jobs on a database of their own, with handlers of the test. */
export interface OpenJobs {
  jobs: JobsService;
  /** The jobs that were told to be over, in that order. */
  over: JobRow[];
  /** Ends of attempts, in that order. */
  outcomes: string[];
  close(): Promise<void>;
}

export async function openJobs(
  handlers: Record<string, JobHandler>,
  { concurrency = 2 } = {},
): Promise<OpenJobs> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-jobs-'));
  const stores = await testStores();
  const log = pino({ level: 'silent' });
  let isClosing = false;
  // A pool says that it is closed before its connections are; dropping their database ends them.
  const onError = (error: unknown) => {
    if (!isClosing) throw error;
  };
  const { databaseUrl } = stores;
  const database = await openDatabase({ dataDir: folder, databaseUrl, onError });
  const { db } = database;
  const kinds = Object.keys(handlers).map((name) => ({ name }));
  const queue = await openQueue({ database, kinds, works: true, onError });
  const over: JobRow[] = [];
  const outcomes: string[] = [];
  const onOver = async (job: JobRow) => void over.push(job);
  const record = (_kind: string, outcome: string) => void outcomes.push(outcome);
  const runner = createJobRunner({
    db,
    queue,
    handlers,
    concurrency,
    log,
    tracing: noTracing,
    onOver,
    record,
  });
  const onCancel = (id: string) => runner.abort(id);
  const jobs = createJobsService({ db, queue, retentionHours: 1, onCancel, onOver });
  await runner.start();
  return {
    jobs,
    over,
    outcomes,
    async close() {
      isClosing = true;
      runner.close();
      await queue.rest(1);
      await queue.close();
      await database.close();
      await stores.drop();
      await rm(folder, { recursive: true });
    },
  };
}
