import { createRoute, z } from '@hono/zod-openapi';
import { errorCodes } from '../../error-codes.ts';
import { jobStates } from '../../stores/database/schema.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { resultSchema } from '../images/result-schema.ts';
import { remarksSchema } from '../remark-schema.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';

const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-01-31T12:00:00.000Z' });

/** A job as visitors see it. */
export const jobSchema = z
  .object({
    id: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .openapi({ description: 'Names the job; nobody can guess it.' }),
    kind: z.string().openapi({ description: 'What is done, such as `edit`.' }),
    state: z.enum(jobStates).openapi({ description: 'How far it is; the last three are final.' }),
    progress: z.int().min(0).max(100).openapi({ description: 'Percentage that is done.' }),
    stage: z.string().nullable().openapi({
      description: 'What is being done, in words for the visitor; null where that is not known.',
    }),
    createdAt: moment('When it was asked for.'),
    finishedAt: moment('When it was over; null before.').nullable(),
    expiresAt: moment('When it is removed.'),
    result: resultSchema
      .omit({ success: true })
      .nullable()
      .openapi({ description: 'What came of it; null unless it is completed.' }),
    error: z
      .object({
        code: z.string().openapi({
          description: `Stable machine word, such as \`${Object.keys(errorCodes)[0]}\`.`,
        }),
        error: z.string().openapi({ description: 'The sentence to show the visitor.' }),
        message: z.string().openapi({ description: 'The detail for whoever calls the API.' }),
        alternatives: z.array(z.string()).optional(),
        remarks: remarksSchema.optional(),
      })
      .nullable()
      .openapi({ description: 'Why it failed; null unless it did.' }),
  })
  .openapi('Job');

const exampleJob = {
  id: '0c6f1f6d3b8a4a52a8c1f64f8f6a2d11',
  kind: 'edit',
  state: 'active' as const,
  progress: 50,
  stage: 'Painting the strokes',
  createdAt: '2026-01-31T12:00:00.000Z',
  finishedAt: null,
  expiresAt: '2026-02-01T12:00:00.000Z',
  result: null,
  error: null,
};

/** The answer that carries one job. */
export const jobResponse = (description: string, headers: Record<string, object> = {}) => ({
  description,
  headers: { ...commonHeaders, ...headers },
  content: { 'application/json': { schema: jobSchema, example: exampleJob } },
});

const params = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({
      param: { name: 'id', in: 'path' },
      description: '32 hexadecimal digits.',
      example: exampleJob.id,
    }),
});

export const getJob = createRoute({
  method: 'get',
  path: '/api/jobs/{id}',
  operationId: 'getJob',
  tags: ['Jobs'],
  summary: 'Tells how far a job is and what came of it',
  description:
    'A job that was started with a visitor token or a key is seen with the same one only.',
  request: { params, headers: callerHeaders },
  responses: { 200: jobResponse('The job.'), ...errorResponses(...callerErrors, 'not_found') },
});

export const cancelJob = createRoute({
  method: 'delete',
  path: '/api/jobs/{id}',
  operationId: 'cancelJob',
  tags: ['Jobs'],
  summary: 'Cancels a job',
  description:
    'A job that is over stays as it is. What was charged for a cancelled job is given back.',
  request: { params, headers: callerHeaders },
  responses: {
    200: jobResponse('The job as it is now.'),
    ...errorResponses(...callerErrors, 'not_found'),
  },
});

export const listJobs = createRoute({
  method: 'get',
  path: '/api/jobs',
  operationId: 'listJobs',
  tags: ['Jobs'],
  summary: 'Lists the newest jobs of the visitor token, at most 100',
  description: 'Without a token the list is empty.',
  request: { headers: callerHeaders },
  responses: {
    200: {
      description: 'The jobs, the newest first.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: z.object({ jobs: z.array(jobSchema) }).openapi('JobList'),
          example: { jobs: [exampleJob] },
        },
      },
    },
    ...errorResponses(...callerErrors),
  },
});
