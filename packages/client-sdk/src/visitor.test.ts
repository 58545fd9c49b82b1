import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './index.ts';

/** As browsers have it; `broken` fails like one in a sandboxed frame or a full private window. */
function useStorage(broken: 'never' | 'writing' | 'silently' = 'never') {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken === 'writing') throw new DOMException('full', 'QuotaExceededError');
      if (broken === 'never') values.set(key, value);
    },
  };
  vi.stubGlobal('localStorage', storage);
  return values;
}

/** A client, and the headers of what it sends. */
function listen(options: { visitorToken?: string | false } = {}) {
  const seen: Request[] = [];
  const client = createClient({
    ...options,
    baseUrl: 'https://banana.example',
    fetch: async (request) => {
      seen.push(request);
      return Response.json({ success: true, jobs: [] });
    },
  });
  const tokens = () => seen.map((request) => request.headers.get('x-visitor-token'));
  return { client, tokens };
}

const key = 'nano-banana-visitor';

afterEach(() => vi.unstubAllGlobals());

describe('the visitor token', () => {
  it('is 128 random bits, kept for later visits under a documented key', () => {
    const values = useStorage();
    const token = listen().client.visitor.token();
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(values.get(key)).toBe(token);
    expect(listen().client.visitor.token()).toBe(token);
    values.clear();
    expect(listen().client.visitor.token()).not.toBe(token);
  });

  it('goes with every call that the server wants it for, and with no other', async () => {
    useStorage();
    const { client, tokens } = listen();
    await client.images.generate({ images: [new Blob(['x'])], prompt: 'p' });
    await client.jobs.list();
    await client.jobs.get('j');
    await client.jobs.cancel('j');
    await client.limits.get();
    await client.subscriptions.create({ email: 'ada@example.org' });
    await client.feedback.create({ message: 'Good.' });
    expect(tokens()).toEqual(Array(7).fill(client.visitor.token()));
    await client.config.get();
    await client.health.get();
    await client.files.get('/api/files/ab.png');
    expect(tokens().slice(7)).toEqual([null, null, null]);
  });

  it('is not made before it is needed', async () => {
    const values = useStorage();
    await listen().client.config.get();
    expect(values.size).toBe(0);
  });

  it('becomes the same in two tabs that made one at once', () => {
    const values = useStorage();
    const { client } = listen();
    client.visitor.token();
    values.set(key, 'the-other-tabs-token-00');
    expect(client.visitor.token()).toBe('the-other-tabs-token-00');
  });

  it('is another one as soon as the visitor has cleared the storage', () => {
    const values = useStorage();
    const { client } = listen();
    const token = client.visitor.token();
    values.clear();
    expect(client.visitor.token()).toMatch(/^[\w-]{22}$/);
    expect(client.visitor.token()).not.toBe(token);
  });

  it('replaces what the server would not take', () => {
    useStorage().set(key, 'not a token');
    expect(listen().client.visitor.token()).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['is missing', () => vi.stubGlobal('localStorage', undefined)],
    ['cannot be written', () => useStorage('writing')],
    ['keeps nothing', () => useStorage('silently')],
  ])('lives as long as the client where the storage %s', (_, prepare) => {
    prepare();
    const { client } = listen();
    const token = client.visitor.token();
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(client.visitor.token()).toBe(token);
    expect(listen().client.visitor.token()).not.toBe(token);
  });

  it('is the caller’s own, or none, when the caller says so', async () => {
    const values = useStorage();
    const own = listen({ visitorToken: 'my-own-visitor-0001' });
    await own.client.limits.get();
    expect(own.tokens()).toEqual(['my-own-visitor-0001']);
    const none = listen({ visitorToken: false });
    await none.client.limits.get();
    expect(none.tokens()).toEqual([null]);
    expect(none.client.visitor.token()).toBeUndefined();
    expect(values.size).toBe(0);
  });

  it('is not made where nothing unguessable can be made', async () => {
    vi.stubGlobal('crypto', undefined);
    const { client, tokens } = listen();
    await client.limits.get();
    expect(tokens()).toEqual([null]);
  });
});
