import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { answerJson, failureOf, formOf, jsonOf, serve } from '../testing/serve.ts';
import { AbortError, ApiError, createClient, NetworkError, TimeoutError } from './index.ts';

const edit = { images: [new Blob(['x'])], prompt: 'warmer' };
const done = { success: true, imageUrl: '/api/files/ab.png', message: 'Done' };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server whose answers follow each other; the last one stays. Tells the idempotency keys it saw. */
async function serveInTurn(...answers: Answer[]) {
  const keys: (string | undefined)[] = [];
  const baseUrl = await serve(async (request, response) => {
    const key = request.headers['idempotency-key'];
    keys.push(Array.isArray(key) ? key.join() : key);
    await answers[Math.min(keys.length, answers.length) - 1]?.(request, response);
  });
  return { keys, client: createClient({ baseUrl, timeout: 10_000 }) };
}

const succeed: Answer = (_, response) => answerJson(response, 200, done);
const hangUp: Answer = (_, response) => response.destroy();

describe('a call that makes something', () => {
  it('has a key of its own', async () => {
    const { client, keys } = await serveInTurn(succeed);
    await client.images.generate(edit);
    await client.images.generate(edit);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('has the key that the caller gives', async () => {
    const { client, keys } = await serveInTurn(succeed);
    await client.images.generate({ ...edit, idempotencyKey: 'order-7' });
    expect(keys).toEqual(['order-7']);
  });

  it('is sent once more, whole and with the same key, when the connection broke', async () => {
    let sent: FormData | undefined;
    const { client, keys } = await serveInTurn(hangUp, async (request, response) => {
      sent = await formOf(request);
      answerJson(response, 200, done);
    });
    expect((await client.images.generate(edit)).imageUrl).toBe(done.imageUrl);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sent?.get('prompt')).toBe('warmer');
    expect(sent?.getAll('image')).toHaveLength(1);
  });

  it('is sent twice at most', async () => {
    const { client, keys } = await serveInTurn(hangUp);
    expect(await failureOf(client.images.generate(edit))).toBeInstanceOf(NetworkError);
    expect(keys).toHaveLength(2);
  });

  it.each([429, 503])('is not sent again after an answer: %i', async (status) => {
    const { client, keys } = await serveInTurn((_, response) =>
      answerJson(response, status, {}, { 'retry-after': '40' }),
    );
    const error = await failureOf(client.images.generate(edit));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).retryAfter).toBe(40);
    expect(keys).toHaveLength(1);
  });

  it('is not sent again after it was aborted, not even while it waits to be', async () => {
    const controller = new AbortController();
    const { client, keys } = await serveInTurn((_, response) => {
      response.on('close', () => controller.abort());
      response.destroy();
    });
    const work = client.images.generate({ ...edit, signal: controller.signal });
    expect(await failureOf(work)).toBeInstanceOf(AbortError);
    expect(keys).toHaveLength(1);
  });

  it('has one time limit for both tries', async () => {
    const calls: Request[] = [];
    const client = createClient({
      baseUrl: 'http://x.test',
      timeout: 100,
      fetch: async (request) => {
        calls.push(request);
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await failureOf(client.images.generate(edit))).toBeInstanceOf(TimeoutError);
    expect(calls).toHaveLength(1);
  });

  it('goes without a key, and once, where no random one can be made', async () => {
    vi.stubGlobal('crypto', undefined);
    const { client, keys } = await serveInTurn(hangUp);
    const error = await failureOf(client.images.generate(edit)).finally(() =>
      vi.unstubAllGlobals(),
    );
    expect(error).toBeInstanceOf(NetworkError);
    expect(keys).toEqual([undefined]);
  });
});

describe('a call that only asks', () => {
  it('is not sent again', async () => {
    const { client, keys } = await serveInTurn(hangUp);
    expect(await failureOf(client.config.get())).toBeInstanceOf(NetworkError);
    expect(keys).toEqual([undefined]);
  });
});

describe('subscriptions and feedback', () => {
  it('send what was given as JSON, and safely', async () => {
    const bodies: unknown[] = [];
    const { client, keys } = await serveInTurn(hangUp, async (request, response) => {
      bodies.push([request.url, await jsonOf(request)]);
      answerJson(response, 201, { success: true });
    });
    await client.subscriptions.create({ email: 'ada@example.org', source: 'blog' });
    await client.feedback.create({ message: 'Good.' });
    expect(bodies).toEqual([
      ['/api/subscriptions', { email: 'ada@example.org', source: 'blog' }],
      ['/api/feedback', { message: 'Good.' }],
    ]);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('limits.get', () => {
  it('tells what is left', async () => {
    const limits = {
      limits: [{ name: 'day', limit: 2, remaining: 1, resetSeconds: 9 }],
      key: null,
    };
    const { client } = await serveInTurn((_, response) => answerJson(response, 200, limits));
    expect(await client.limits.get()).toEqual(limits);
  });
});
