import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { answerJson, failureOf, jsonOf, serve } from '../testing/serve.ts';
import { ApiError, createClient } from './index.ts';

const visitorToken = 'a-visitor-of-16-or-more';

/** A client of a server that answers everything the same, and what it was asked last. */
async function clientOf(status: number, answer: unknown) {
  const seen: { path?: string; body?: unknown; headers?: IncomingMessage['headers'] } = {};
  const baseUrl = await serve(async (request, response) => {
    const { method, url, headers } = request;
    Object.assign(seen, { path: `${method} ${url}`, headers });
    if (method === 'POST') seen.body = await jsonOf(request);
    answerJson(response, status, answer);
  });
  return { client: createClient({ baseUrl, visitorToken }), seen, baseUrl };
}

it('optimizes a prompt for a feature', async () => {
  const { client, seen } = await clientOf(200, { optimizedPrompt: 'Make the picture warmer.' });
  const { optimizedPrompt } = await client.prompts.optimize('warmer', { featureCategory: 'style' });
  expect(optimizedPrompt).toBe('Make the picture warmer.');
  expect(seen).toMatchObject({
    path: 'POST /api/optimize-prompt',
    body: { prompt: 'warmer', featureCategory: 'style' },
    headers: { 'x-visitor-token': visitorToken },
  });
});

it('hands on what could be done instead of a prompt that cannot', async () => {
  const alternatives = ['Make it warmer', 'Blur the background', 'Add rain'];
  const { client } = await clientOf(422, { code: 'unsupported_edit', error: 'No.', alternatives });
  const failure = await failureOf(client.prompts.optimize('add a dragon'));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'unsupported_edit', alternatives });
});

it('asks for as many suggestions as are wanted', async () => {
  const { client, seen } = await clientOf(200, { suggestions: ['Add rain', 'Add fog'] });
  expect(await client.prompts.suggest('warmer', { count: 2 })).toEqual(['Add rain', 'Add fog']);
  expect(seen).toMatchObject({
    path: 'POST /api/generate-suggestions',
    body: { basePrompt: 'warmer', count: 2 },
  });
});

it('gets the trending patterns without saying who asks, so that no preflight is needed', async () => {
  const { client, seen } = await clientOf(200, [{ id: 'rain' }]);
  expect(await client.prompts.trending()).toEqual([{ id: 'rain' }]);
  expect(seen.path).toBe('GET /api/trending-patterns');
  expect(seen.headers).not.toHaveProperty('x-visitor-token');
});

it('records a success with a request that outlives the page', async () => {
  const { baseUrl, seen } = await clientOf(200, { success: true });
  const metrics = { views: 2, shares: 0, saves: 1, engagementRate: 50, viralScore: 0 };
  let isKeptAlive: boolean | undefined;
  const client = createClient({
    baseUrl,
    visitorToken,
    fetch: (request) => {
      isKeptAlive = request.keepalive;
      return fetch(request);
    },
  });
  await client.prompts.recordSuccess({ prompt: 'warmer', metrics });
  expect(isKeptAlive).toBe(true);
  expect(seen).toMatchObject({
    path: 'POST /api/record-success',
    body: { prompt: 'warmer', metrics },
    headers: { 'x-visitor-token': visitorToken },
  });
});
