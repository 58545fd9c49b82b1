import { randomBytes } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { ErrorEnvelope } from '../src/errors.ts';
import type { jobSchema } from '../src/routes/jobs/schema.ts';
import { editForm, makePicture } from '../src/testing/pictures.ts';

/** A job as visitors see it. */
export type Job = z.infer<typeof jobSchema>;

/** What an edit is asked for with. */
export interface EditRequest {
  picture: Uint8Array<ArrayBuffer>;
  prompt?: string;
  headers?: Record<string, string>;
}

/** An edit of some milliseconds. */
export const smallEdit = async (): Promise<EditRequest> => ({ picture: await makePicture('png') });

/** An edit of a few seconds: many pixels, and operations that look at many of their neighbours. */
export async function longEdit({ width, height } = { width: 6400, height: 5000 }) {
  const picture = await sharp(await makePicture('png'))
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .jpeg({ quality: 60 })
    .toBuffer();
  const prompt =
    'blur it a lot, make it a pencil sketch, add grain, add a vignette, sharpen it and pixelate it';
  return { picture: new Uint8Array(picture), prompt } satisfies EditRequest;
}

export const newToken = () => randomBytes(16).toString('base64url');

/** The header by which a server knows a visitor again. */
export const as = (token: string) => ({ 'X-Visitor-Token': token });

/** Asks for an edit. */
export function edit(url: string, { picture, prompt, headers = {} }: EditRequest) {
  const body = editForm([picture], { prompt: prompt ?? 'make it black and white' });
  return fetch(`${url}/api/generate-image`, { method: 'POST', body, headers });
}

/** Asks for an edit by a job. */
export async function startJob(url: string, request: EditRequest): Promise<Job> {
  const headers = { ...request.headers, Prefer: 'respond-async' };
  const answer = await edit(url, { ...request, headers });
  expect(answer.status).toBe(202);
  return (await answer.json()) as Job;
}

export async function findJob(url: string, id: string, token?: string): Promise<Job> {
  const answer = await fetch(`${url}/api/jobs/${id}`, { headers: token ? as(token) : {} });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Job;
}

/** Waits until a job is as it is wanted. */
export function jobThat(
  url: string,
  id: string,
  isAsWanted: (job: Job) => boolean,
  token?: string,
): Promise<Job> {
  return until(async () => {
    const job = await findJob(url, id, token);
    expect(job).toSatisfy(isAsWanted);
    return job;
  });
}

/** A job that is worked on at this moment. */
export const isUnderWay = ({ state, progress }: Job) => state === 'active' && progress > 0;
export const isCompleted = ({ state }: Job) => state === 'completed';

/** Asks again and again until nothing is thrown; the deadline only ends a test that fails. */
export function until<T>(ask: () => Promise<T>, seconds = 60): Promise<T> {
  return vi.waitFor(ask, { timeout: seconds * 1000, interval: 25 });
}

/** Sends JSON. */
export function post(url: string, path: string, body: object, headers = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Fetches a picture that was made, as a whole. */
export async function expectPicture(url: string, imageUrl = ''): Promise<void> {
  const answer = await fetch(url + imageUrl);
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
}

/** What of the pictures of a day is left. */
export async function remainingToday(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/limits`, { headers });
  const { limits } = (await answer.json()) as { limits: { name: string; remaining: number }[] };
  return limits.find(({ name }) => name === 'day')?.remaining;
}

/** Checks that an answer is a failure in the one shape of all failures. */
export async function expectFailure(answer: Response, status: number): Promise<ErrorEnvelope> {
  const body = (await answer.json()) as ErrorEnvelope;
  expect({ status: answer.status, body }).toMatchObject({
    status,
    body: {
      success: false,
      error: expect.any(String),
      message: expect.any(String),
      code: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
    },
  });
  return body;
}
