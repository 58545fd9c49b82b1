import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerJson, failureOf, formOf, serve } from '../testing/serve.ts';
import { ApiError, createClient, type EditProgress, NetworkError } from './index.ts';

const plan = [{ op: 'grayscale', params: {}, on: 'background' as const }];
const subjectBox = { left: 0.1, top: 0.2, right: 0.7, bottom: 0.9 };
const subjectHints = [{ keep: true, radius: 0.02, points: [[0.4, 0.5]] as [number, number][] }];
const images = [new Blob(['x'])];

describe('images.generate', () => {
  it('sends a plan, a box and strokes as JSON, and no prompt when there is none', async () => {
    let sent: FormData | undefined;
    const baseUrl = await serve(async (request, response) => {
      sent = await formOf(request);
      answerJson(response, 200, {
        success: true,
        plan: [{ ...plan[0], label: 'Black and white' }],
      });
    });
    const request = { images, plan, subjectBox, subjectHints };
    const result = await createClient({ baseUrl }).images.generate(request);
    expect(result.plan?.[0]?.label).toBe('Black and white');
    expect(JSON.parse(String(sent?.get('plan')))).toEqual(plan);
    expect(JSON.parse(String(sent?.get('subjectBox')))).toEqual(subjectBox);
    expect(JSON.parse(String(sent?.get('subjectHints')))).toEqual(subjectHints);
    expect(sent?.has('prompt')).toBe(false);
  });

  it('sends a mask as a file, for a job as well', async () => {
    const sent: FormData[] = [];
    const kept = { keptShare: 0.75, keptExactly: true };
    const baseUrl = await serve(async (request, response) => {
      sent.push(await formOf(request));
      answerJson(response, 200, { success: true, mask: kept });
    });
    const { images: calls } = createClient({ baseUrl });
    const request = { images, prompt: 'redder', mask: new Blob(['painted']) };
    expect((await calls.generate(request)).mask).toEqual(kept);
    await calls.start(request);
    for (const form of sent) expect(await (form.get('mask') as File).text()).toBe('painted');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['one file instead of a list', { baseUrl: 'http://localhost', images: images[0] }],
    ['a path instead of a file', { baseUrl: 'http://localhost', images: ['photo.jpg'] }],
    ['no server outside a page', { images }],
  ])('is a TypeError at once, and no failure of the connection, with %s', async (_what, given) => {
    const { images, ...options } = given as { images: Blob[] };
    const fetch = () => Promise.reject(new Error('asked for'));
    const call = createClient({ ...options, fetch }).images.generate({ images, prompt: 'p' });
    await expect(call).rejects.toThrow(/^This call cannot be sent: /);
    await expect(call).rejects.toBeInstanceOf(TypeError);
  });

  it('asks for events only when somebody listens to progress', async () => {
    const accepted: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      accepted.push(request.headers.accept);
      request.resume().on('end', () => answerJson(response, 200, { success: true }));
    });
    const client = createClient({ baseUrl });
    await client.images.generate({ images, prompt: 'p' });
    await client.images.generate({ images, prompt: 'p', onProgress: () => {} });
    expect(accepted[0]).not.toContain('event-stream');
    expect(accepted[1]).toContain('text/event-stream');
  });
});

describe('an answer in events', () => {
  const progress = 'event: progress\ndata: {"share":0.5,"stage":"Finding the subject"}\n\n';
  const answer = (data: object) => `event: answer\ndata: ${JSON.stringify(data)}\n\n`;

  async function edit(...chunks: string[]) {
    const told: EditProgress[] = [];
    const baseUrl = await serve((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'r-1' });
        void writeSlowly(response, chunks);
      });
    });
    const result = createClient({ baseUrl }).images.generate({
      images,
      prompt: 'wärmer',
      idempotencyKey: '',
      onProgress: (news) => told.push(news),
    });
    return { told, result };
  }

  it('tells how far it is, and is the answer at last', async () => {
    const body = { success: true, message: 'Wärmer – fertig.' };
    const { told, result } = await edit(
      progress,
      ': still at work\n\n',
      answer({ status: 200, body }),
    );
    expect(await result).toEqual(body);
    expect(told).toEqual([{ share: 0.5, stage: 'Finding the subject' }]);
  });

  it('may come in any pieces', async () => {
    const body = { success: true, message: 'fertig' };
    const { told, result } = await edit(...(progress + answer({ status: 200, body })));
    expect(await result).toEqual(body);
    expect(told).toHaveLength(1);
  });

  it('may be a failure, with when to try again', async () => {
    const body = { success: false, code: 'overloaded', error: 'Busy', message: 'm' };
    const headers = { 'Retry-After': '5' };
    const { result } = await edit(progress, answer({ status: 503, headers, body }));
    const error = (await failureOf(result)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 503,
      code: 'overloaded',
      retryAfter: 5,
      requestId: 'r-1',
    });
  });

  it('that ends early is a broken connection', async () => {
    const { result } = await edit(progress);
    expect(await failureOf(result)).toBeInstanceOf(NetworkError);
  });
});

async function writeSlowly(response: ServerResponse, chunks: readonly string[]): Promise<void> {
  for (const chunk of chunks) await new Promise((resolve) => response.write(chunk, resolve));
  response.end();
}

describe('images.findSubject', () => {
  it('sends the picture and what is marked on it', async () => {
    let sent: FormData | undefined;
    const found = { success: true, confidence: 0.9, verdict: 'sure', box: subjectBox, outline: [] };
    const baseUrl = await serve(async (request, response) => {
      expect(request.url).toBe('/api/find-subject');
      sent = await formOf(request);
      answerJson(response, 200, found);
    });
    const image = new File(['one'], 'first.png', { type: 'image/png' });
    const request = { image, subjectBox, subjectHints };
    expect(await createClient({ baseUrl }).images.findSubject(request)).toEqual(found);
    expect(sent?.get('image')).toMatchObject({ name: 'first.png' });
    expect(JSON.parse(String(sent?.get('subjectBox')))).toEqual(subjectBox);
    expect(JSON.parse(String(sent?.get('subjectHints')))).toEqual(subjectHints);
  });
});

describe('images.verify', () => {
  it('sends the picture and answers what is known of it', async () => {
    let sent: FormData | undefined;
    const known = { success: true, verdict: 'none', explanation: ['Nothing was found.'] };
    const baseUrl = await serve(async (request, response) => {
      expect(request.url).toBe('/api/verify-provenance');
      sent = await formOf(request);
      answerJson(response, 200, known);
    });
    const image = new File(['one'], 'found.jpg', { type: 'image/jpeg' });
    expect(await createClient({ baseUrl }).images.verify(image)).toEqual(known);
    expect(sent?.get('image')).toMatchObject({ name: 'found.jpg' });
  });
});
