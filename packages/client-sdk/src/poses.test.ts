import { describe, expect, it } from 'vitest';
import { answerJson, serve } from '../testing/serve.ts';
import { ApiError, createClient } from './index.ts';

const result = {
  success: true,
  imageUrl: '/api/files/a.png',
  message: 'Done.',
  engine: 'embedded',
};

/** A server that keeps what it is asked. */
async function serveAnswer(
  answer: (response: Parameters<Parameters<typeof serve>[0]>[1]) => void,
): Promise<{
  asked: () => Record<string, unknown>;
  headers: () => NodeJS.Dict<unknown>;
  client: ReturnType<typeof createClient>;
}> {
  let body = '';
  let headers: NodeJS.Dict<unknown> = {};
  const baseUrl = await serve((request, response) => {
    body = '';
    headers = request.headers;
    request.setEncoding('latin1');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => answer(response));
  });
  const client = createClient({ baseUrl });
  return { asked: () => JSON.parse(body), headers: () => headers, client };
}

const blob = (bytes: Uint8Array<ArrayBuffer>, type = '') => new Blob([bytes], { type });
const request = { poseSketch: blob(new Uint8Array([1, 2])), sceneDescription: 'a beach' };

describe('a pose', () => {
  it('sends every byte of the pictures as data URLs, and the rest as it is', async () => {
    const { asked, headers, client } = await serveAnswer((response) =>
      answerJson(response, 200, result),
    );
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7) & 255);
    const pose = { figures: [{ reference: 0, keypoints: Array.from({ length: 18 }, () => null) }] };
    const made = await client.poses.generate({
      ...request,
      referenceImages: [blob(bytes, 'image/jpeg'), blob(bytes.subarray(0, 3))],
      aspectRatio: '2:3',
      pose,
    });
    expect(made).toEqual(result);
    const { referenceImages, ...rest } = asked();
    const [first = '', second] = referenceImages as string[];
    expect(first.slice(0, 23)).toBe('data:image/jpeg;base64,');
    expect(new Uint8Array(Buffer.from(first.slice(23), 'base64'))).toEqual(bytes);
    expect(second).toBe('data:image/png;base64,AAcO');
    const poseSketch = 'data:image/png;base64,AQI=';
    expect(rest).toEqual({ poseSketch, sceneDescription: 'a beach', aspectRatio: '2:3', pose });
    expect(headers()['idempotency-key']).toBeTruthy();
  });

  it('tells how far it is', async () => {
    const { headers, client } = await serveAnswer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const answer = JSON.stringify({ status: 200, headers: {}, body: result });
      response.end(`event: progress\ndata: {"share":0.5}\n\nevent: answer\ndata: ${answer}\n\n`);
    });
    const shares: number[] = [];
    const made = await client.poses.generate({
      ...request,
      referenceImages: [blob(new Uint8Array(1))],
      onProgress: ({ share }) => void shares.push(share),
    });
    expect([made.imageUrl, shares]).toEqual(['/api/files/a.png', [0.5]]);
    expect(headers().accept).toContain('text/event-stream');
  });

  it('fails with the server’s words', async () => {
    const { client } = await serveAnswer((response) =>
      answerJson(response, 503, { success: false, error: 'Overloaded', code: 'overloaded' }),
    );
    const failed = client.poses.generate({ ...request, referenceImages: [] });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({ status: 503 });
  });
});
