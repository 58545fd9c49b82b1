import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerJson, failureOf, serve } from '../testing/serve.ts';
import { AbortError, ApiError, createClient, JobError, NetworkError } from './index.ts';

const job = (state: string, more: Record<string, unknown> = {}) => ({
  id: 'j1',
  kind: 'edit',
  state,
  progress: 0,
  createdAt: '2026-01-31T12:00:00.000Z',
  finishedAt: null,
  expiresAt: '2026-02-01T12:00:00.000Z',
  result: null,
  error: null,
  ...more,
});
const result = { imageUrl: '/api/files/ab.png', message: 'Done', engine: 'e', width: 1, height: 1 };
const completed = job('completed', { progress: 100, result });

type Answer = (response: ServerResponse) => unknown;
const tell =
  (body: unknown, status = 200): Answer =>
  (response) =>
    answerJson(response, status, body);

/** A server whose answers follow each other; the last one stays. */
async function serveInTurn(...answers: Answer[]) {
  const requests: string[] = [];
  const baseUrl = await serve((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.prefer ?? ''}`.trim());
    request.resume().on('end', () => {
      answers[Math.min(requests.length, answers.length) - 1]?.(response);
    });
  });
  return { requests, jobs: createClient({ baseUrl }).jobs, client: createClient({ baseUrl }) };
}

describe('jobs', () => {
  it('are started, looked at, listed and cancelled', async () => {
    const { client, requests } = await serveInTurn(
      tell(job('queued'), 202),
      tell(job('active')),
      tell({ jobs: [job('active')] }),
      tell(job('cancelled')),
    );
    const edit = { images: [new Blob(['x'])], prompt: 'warmer' };
    expect((await client.images.start(edit)).state).toBe('queued');
    expect((await client.jobs.get('j1')).state).toBe('active');
    expect(await client.jobs.list()).toHaveLength(1);
    expect((await client.jobs.cancel('j1')).state).toBe('cancelled');
    expect(requests).toEqual([
      'POST /api/generate-image respond-async',
      'GET /api/jobs/j1',
      'GET /api/jobs',
      'DELETE /api/jobs/j1',
    ]);
  });
});

describe('jobs.wait', () => {
  it('gives the completed job, and on the way how far it is', async () => {
    const { jobs } = await serveInTurn(
      tell(job('queued')),
      tell(job('active', { progress: 50 })),
      tell(completed),
    );
    const seen: number[] = [];
    const { result } = await jobs.wait('j1', { onProgress: ({ progress }) => seen.push(progress) });
    expect(result.imageUrl).toBe('/api/files/ab.png');
    expect(seen).toEqual([0, 50, 100]);
  });

  it('says why a job failed', async () => {
    const error = {
      code: 'unsupported_edit',
      error: 'Cannot fly.',
      message: 'detail',
      alternatives: ['Walk'],
    };
    const { jobs } = await serveInTurn(tell(job('failed', { error })));
    const failure = await failureOf(jobs.wait('j1'));
    expect(failure).toBeInstanceOf(JobError);
    expect(failure).toMatchObject({
      name: 'JobError',
      message: 'Job j1: unsupported_edit',
      code: 'unsupported_edit',
      error: 'Cannot fly.',
      detail: 'detail',
      alternatives: ['Walk'],
      job: { state: 'failed' },
    });
  });

  it('says that a job was cancelled', async () => {
    const { jobs } = await serveInTurn(tell(job('cancelled')));
    expect(await failureOf(jobs.wait('j1'))).toMatchObject({
      name: 'JobError',
      code: 'cancelled',
      error: undefined,
      alternatives: [],
    });
  });

  it('passes over a server that restarts', async () => {
    const { jobs } = await serveInTurn(
      (response) => response.destroy(),
      tell({ code: 'not_ready' }, 503),
      tell(completed),
    );
    expect((await jobs.wait('j1')).state).toBe('completed');
  });

  it('ends when the server does not know the job', async () => {
    const { jobs, requests } = await serveInTurn(tell({ code: 'not_found' }, 404));
    const error = await failureOf(jobs.wait('j1'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(NetworkError);
    expect(requests).toHaveLength(1);
  });

  it('stops waiting when it is aborted, and leaves the job alone', async () => {
    const { jobs, requests } = await serveInTurn(tell(job('active')));
    const controller = new AbortController();
    const waiting = jobs.wait('j1', {
      signal: controller.signal,
      onProgress: () => controller.abort('enough'),
    });
    const error = await failureOf(waiting);
    expect(error).toBeInstanceOf(AbortError);
    expect((error as AbortError).cause).toBe('enough');
    expect(requests).toEqual(['GET /api/jobs/j1']);
  });

  it('does not hide what the caller’s own function throws', async () => {
    const { jobs } = await serveInTurn(tell(job('active')));
    const onProgress = () => {
      throw new RangeError('mine');
    };
    expect(await failureOf(jobs.wait('j1', { onProgress }))).toBeInstanceOf(RangeError);
  });
});
