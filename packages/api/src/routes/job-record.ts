import { z } from '@hono/zod-openapi';
import { errorCodes } from '../error-codes.ts';
import type { JobRow } from '../services/jobs.ts';
import type { JobState } from '../stores/database/schema.ts';
import { remarksSchema } from './remark-schema.ts';

const statuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

const statusOf: Record<JobState, (typeof statuses)[number]> = {
  queued: 'pending',
  active: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-01-31T12:00:00.000Z' });

/** An id, as the contract has it. */
export const idSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** A path on this server of a file with one of some endings. */
export const filePath = (endings: string, description: string) =>
  z
    .string()
    .regex(new RegExp(`^/api/files/[0-9a-f]{32}\\.(${endings})$`))
    .nullable()
    .openapi({ description: `${description}; null until there is one.` });

/** The path parameter of a record. */
export const idParams = (example: string) =>
  z.object({
    id: idSchema.openapi({
      param: { name: 'id', in: 'path' },
      description: '32 hexadecimal digits.',
      example,
    }),
  });

/** What every record of lasting work says of itself. */
export const recordFields = {
  id: idSchema.openapi({ description: 'Names it; nobody can guess it.' }),
  status: z.enum(statuses).openapi({ description: 'How far it is; the last three are final.' }),
  progress: z.int().min(0).max(100).openapi({ description: 'Percentage that is done.' }),
  stage: z.string().nullable().openapi({
    description:
      'What is being done, in words for the visitor; null where that is not known, and when it is over.',
  }),
  error: z
    .object({
      code: z.string().openapi({
        description: `Stable machine word, such as \`${Object.keys(errorCodes)[0]}\`.`,
      }),
      error: z.string().openapi({ description: 'The sentence to show the visitor.' }),
      message: z.string().openapi({ description: 'The detail for whoever calls the API.' }),
      remarks: remarksSchema.optional(),
    })
    .nullable()
    .openapi({ description: 'Why it failed; null unless it did.' }),
  createdAt: moment('When it was asked for.'),
  finishedAt: moment('When it was over; null before.').nullable(),
  expiresAt: moment('When it is removed.'),
};

const recordSchema = z.object(recordFields);

/** A failure as a job's row keeps it. */
type RowError = NonNullable<z.infer<typeof recordSchema>['error']>;

/** The values of {@link recordFields}. */
export function toRecord(row: JobRow): z.infer<typeof recordSchema> {
  const { code, error = '', message = '', remarks } = (row.error ?? {}) as Partial<RowError>;
  return {
    id: row.id,
    status: statusOf[row.state],
    progress: row.progress,
    stage: row.finishedAt ? null : row.stage,
    error: code ? { code, error, message, ...(remarks && { remarks }) } : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** It changes from one look to the next, and is nobody else's business. */
export const noStore = { 'Cache-Control': 'no-store' };
