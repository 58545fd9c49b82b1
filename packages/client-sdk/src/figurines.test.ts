import { describe, expect, it } from 'vitest';
import { answerJson, failureOf, serve } from '../testing/serve.ts';
import { createClient, JobError } from './index.ts';

const record = (status: string, more: object = {}) => ({ id: 'f1', status, error: null, ...more });

/** A server whose answers follow each other; the last one stays. */
async function serveInTurn(...answers: unknown[]) {
  const requests: { line: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const baseUrl = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({ line: `${method} ${url}`, body, headers });
      answerJson(response, 200, answers[Math.min(requests.length, answers.length) - 1]);
    });
  });
  return { requests, client: createClient({ baseUrl }) };
}

describe('figurines', () => {
  it('are asked for with a template, words and marks, and waited for', async () => {
    const { client, requests } = await serveInTurn(record('pending'), record('completed'));
    const { id } = await client.figurines.generate({
      image: new Blob(['photo']),
      promptId: 'pet-vinyl',
      customPrompt: 'warmer',
      subjectBox: { left: 0.1, top: 0, right: 0.9, bottom: 1 },
    });
    const seen: string[] = [];
    const onProgress = ({ status }: { status: string }) => void seen.push(status);
    expect((await client.figurines.wait(id, { onProgress })).status).toBe('completed');
    expect(seen).toEqual(['completed']);
    const [asked] = requests;
    expect(asked?.line).toBe('POST /api/generate-figurine');
    expect(asked?.headers['idempotency-key']).toBeTruthy();
    for (const part of ['photo', 'pet-vinyl', 'warmer', '{"left":0.1']) {
      expect(asked?.body).toContain(part);
    }
  });

  it('become models, with options and marks in one body', async () => {
    const { client, requests } = await serveInTurn(record('processing'));
    await client.figurines.makeModel('f1', { heightMm: 120, subjectHints: [] });
    await client.figurines.makeModel('f1');
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { heightMm: 120, subjectHints: [] },
      {},
    ]);
    expect(requests[0]?.line).toBe('POST /api/figurines/f1/make-3d');
  });

  it('that fail say why', async () => {
    const error = { code: 'mesh_impossible', error: 'Nothing there', message: 'Empty.' };
    const { client } = await serveInTurn(record('failed', { error }));
    const failure = await failureOf(client.models.wait('f1'));
    expect(failure).toBeInstanceOf(JobError);
    expect(failure).toMatchObject({ code: 'mesh_impossible', error: 'Nothing there' });
  });

  it('can be looked at, listed and cancelled', async () => {
    const { client, requests } = await serveInTurn(record('completed'));
    await client.figurines.promptPacks();
    await client.figurines.get('f1');
    await client.figurines.list();
    await client.figurines.cancel('f1');
    await client.models.get('m1');
    await client.models.cancel('m1');
    expect(requests.map(({ line }) => line)).toEqual([
      'GET /api/prompt-packs',
      'GET /api/figurines/f1',
      'GET /api/figurines',
      'DELETE /api/figurines/f1',
      'GET /api/3d-models/m1',
      'DELETE /api/3d-models/m1',
    ]);
  });

  it('have files whose addresses can be made downloads', () => {
    const client = createClient({ baseUrl: 'https://banana.example' });
    expect(client.files.url('/api/files/ab.3mf', { download: 'my cat.3mf' })).toBe(
      'https://banana.example/api/files/ab.3mf?download=my%20cat.3mf',
    );
  });
});
