import { describe, expect, it } from 'vitest';
import { answerJson, failureOf, formOf, nobody, serve } from '../testing/serve.ts';
import { AbortError, ApiError, createClient, NetworkError, TimeoutError } from './index.ts';

describe('images.generate', () => {
  it('sends every picture in order, the prompt and the ratio as one form', async () => {
    let sent: FormData | undefined;
    const baseUrl = await serve(async (request, response) => {
      sent = await formOf(request);
      answerJson(response, 200, { success: true, imageUrl: '/api/files/ab.png', message: 'Done' });
    });
    const result = await createClient({ baseUrl }).images.generate({
      images: [new File(['one'], 'first.png', { type: 'image/png' }), new Blob(['two'])],
      prompt: 'wärmer, bitte',
      aspectRatio: '16:9',
    });
    expect(result.imageUrl).toBe('/api/files/ab.png');
    const images = sent?.getAll('image') as File[];
    expect(await Promise.all(images.map((image) => image.text()))).toEqual(['one', 'two']);
    expect(images[0]?.name).toBe('first.png');
    expect(images[0]?.type).toBe('image/png');
    expect(sent?.get('prompt')).toBe('wärmer, bitte');
    expect(sent?.get('aspectRatio')).toBe('16:9');
  });

  it('leaves the ratio out when none is wanted', async () => {
    let sent: FormData | undefined;
    const baseUrl = await serve(async (request, response) => {
      sent = await formOf(request);
      answerJson(response, 200, { success: true });
    });
    await createClient({ baseUrl }).images.generate({ images: [new Blob(['x'])], prompt: 'p' });
    expect(sent?.has('aspectRatio')).toBe(false);
  });

  it('hangs up when the caller aborts', async () => {
    const controller = new AbortController();
    const hungUp = new Promise<void>((resolve) => {
      void serve((request, response) => {
        response.on('close', resolve);
        request.resume().on('end', () => controller.abort('enough'));
      }).then((baseUrl) => {
        const work = createClient({ baseUrl }).images.generate({
          images: [new Blob(['x'])],
          prompt: 'p',
          signal: controller.signal,
        });
        aborted = failureOf(work);
      });
    });
    let aborted: Promise<unknown> | undefined;
    await hungUp;
    const error = await aborted;
    expect(error).toBeInstanceOf(AbortError);
    expect((error as AbortError).name).toBe('AbortError');
    expect((error as AbortError).cause).toBe('enough');
  });

  it('does not call the server when the signal has been aborted before', async () => {
    let calls = 0;
    const baseUrl = await serve((_, response) => {
      calls += 1;
      response.end();
    });
    const error = await failureOf(
      createClient({ baseUrl }).config.get({ signal: AbortSignal.abort() }),
    );
    expect(error).toBeInstanceOf(AbortError);
    expect(calls).toBe(0);
  });
});

describe('a failed answer', () => {
  const failWith = async (status: number, body: string, headers: Record<string, string> = {}) => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(status, headers);
      response.end(body);
    });
    return (await failureOf(createClient({ baseUrl }).config.get())) as ApiError;
  };

  it('throws ApiError with status and body as its message and the envelope as its fields', async () => {
    const body = JSON.stringify({
      success: false,
      error: 'Cannot do that.',
      message: 'No operation matches.',
      code: 'unsupported_edit',
      requestId: 'r1',
      alternatives: ['a', 'b', 'c'],
    });
    const error = await failWith(422, body);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`422: ${body}`);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 422,
      body,
      code: 'unsupported_edit',
      error: 'Cannot do that.',
      detail: 'No operation matches.',
      requestId: 'r1',
      alternatives: ['a', 'b', 'c'],
    });
  });

  it('says the status text when the body is empty', async () => {
    const error = await failWith(503, '', { 'x-request-id': 'r2', 'retry-after': '7' });
    expect(error.message).toBe('503: Service Unavailable');
    expect(error).toMatchObject({
      requestId: 'r2',
      retryAfter: 7,
      code: undefined,
      alternatives: [],
    });
  });

  it('survives a body that is not the envelope', async () => {
    expect((await failWith(502, '<h1>Bad gateway</h1>')).message).toBe('502: <h1>Bad gateway</h1>');
    expect((await failWith(500, 'null')).code).toBeUndefined();
    expect((await failWith(500, '{"code":7,"error":""}')).error).toBeUndefined();
  });

  it('reads Retry-After as a date as well', async () => {
    const error = await failWith(429, '', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' });
    expect(error.retryAfter).toBe(0);
  });
});

describe('no usable answer', () => {
  it('is a NetworkError when nobody listens', async () => {
    const baseUrl = await nobody();
    expect(await failureOf(createClient({ baseUrl }).health.get())).toBeInstanceOf(NetworkError);
  });

  it('is a NetworkError when the connection breaks inside the body', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"status":');
      response.socket?.end();
    });
    expect(await failureOf(createClient({ baseUrl }).health.get())).toBeInstanceOf(NetworkError);
  });

  it('is a NetworkError when a 200 is not JSON', async () => {
    const baseUrl = await serve((_, response) => response.end('<html>sign in to this wifi</html>'));
    expect(await failureOf(createClient({ baseUrl }).health.get())).toBeInstanceOf(NetworkError);
  });

  it('is a TimeoutError when the body stops half way', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":');
    });
    const error = await failureOf(createClient({ baseUrl, timeout: 50 }).health.get());
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as TimeoutError).timeout).toBe(50);
  });

  it('is a TimeoutError even when a custom fetch ignores its signal', async () => {
    const client = createClient({
      baseUrl: 'http://x.test',
      timeout: 20,
      fetch: () => new Promise<Response>(() => {}),
    });
    expect(await failureOf(client.health.get())).toBeInstanceOf(TimeoutError);
  });
});

describe('requests', () => {
  it('carry the key as a bearer token, under the prefix of baseUrl', async () => {
    const seen: Request[] = [];
    const client = createClient({
      baseUrl: 'https://banana.example/edit/',
      apiKey: 'k1',
      fetch: async (request) => {
        seen.push(request);
        return Response.json({ status: 'ok' });
      },
    });
    await client.health.get();
    expect(seen[0]?.url).toBe('https://banana.example/edit/api/health');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer k1');
  });

  it('can be repeated after a failure', async () => {
    let calls = 0;
    const baseUrl = await serve((_, response) => {
      calls += 1;
      if (calls === 1) answerJson(response, 500, {});
      else answerJson(response, 200, { status: 'ok' });
    });
    const client = createClient({ baseUrl });
    await failureOf(client.health.get());
    expect(await client.health.get()).toEqual({ status: 'ok' });
  });
});

describe('files', () => {
  it('gives the bytes, converted by the server when another type is wanted', async () => {
    let path: string | undefined;
    const baseUrl = await serve((request, response) => {
      path = request.url;
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.from([1, 2, 3]));
    });
    const file = await createClient({ baseUrl }).files.get('/api/files/ab12.jpg', {
      format: 'png',
    });
    expect(path).toBe('/api/files/ab12.png');
    expect(file.type).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('gives an absolute address with the wanted type and download name', () => {
    const { url } = createClient({ baseUrl: 'https://banana.example' }).files;
    expect(url('/api/files/ab12.jpg')).toBe('https://banana.example/api/files/ab12.jpg');
    expect(url('/api/files/ab12.jpg', { format: 'webp', download: 'my cat&dog.webp' })).toBe(
      'https://banana.example/api/files/ab12.webp?download=my%20cat%26dog.webp',
    );
  });

  it('refuses what is not the address of a stored picture', async () => {
    const { files } = createClient({ baseUrl: 'https://banana.example' });
    expect(() => files.url('/api/health')).toThrow(TypeError);
    expect(() => files.url('/api/files/../health')).toThrow(TypeError);
    expect(await failureOf(files.get('https://evil.example/x.png'))).toBeInstanceOf(TypeError);
  });
});
