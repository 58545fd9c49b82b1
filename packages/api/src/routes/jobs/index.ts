import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { throwInvalid } from '../../errors.ts';
import { editKind } from '../../services/images.ts';
import type { JobRow, JobsService } from '../../services/jobs.ts';
import { cancelJob, getJob, type jobSchema, listJobs } from './schema.ts';

export function jobRoutes(jobs: JobsService) {
  return new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid })
    .openapi(getJob, async (c) => {
      const { id } = c.req.valid('param');
      const job = await jobs.find(id, c.var.caller.owner, editKind);
      return answerJson(c, toJob(job), 200, noStore);
    })
    .openapi(cancelJob, async (c) => {
      const { id } = c.req.valid('param');
      const job = await jobs.cancel(id, c.var.caller.owner, editKind);
      return answerJson(c, toJob(job), 200, noStore);
    })
    .openapi(listJobs, async (c) => {
      const { owner } = c.var.caller;
      // A partner's key stands in a page that many visitors open: it lists nobody's work.
      const rows = owner?.startsWith('visitor:') ? await jobs.list(owner, editKind) : [];
      return answerJson(c, { jobs: rows.map(toJob) }, 200, noStore);
    });
}

/** It changes from one look to the next, and is nobody else's business. */
const noStore = { 'Cache-Control': 'no-store' };

type Job = z.infer<typeof jobSchema>;

/** What visitors see of a job's row. */
export function toJob(row: JobRow): Job {
  const { id, kind, state, progress, stage, createdAt, finishedAt, expiresAt } = row;
  return {
    id,
    kind,
    state,
    progress,
    stage,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    result: row.result as Job['result'],
    error: row.error as Job['error'],
  };
}
