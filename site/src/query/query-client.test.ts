import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('fetching by default', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gets the path that the parts of the key make, with credentials', async () => {
    const fetchStub = vi.fn(async () => Response.json({ id: 7 }));
    vi.stubGlobal('fetch', fetchStub);

    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/figurines', '7'] });

    expect(data).toEqual({ id: 7 });
    expect(fetchStub).toHaveBeenCalledWith(
      '/api/figurines/7',
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  it('asks once and answers from memory afterwards', async () => {
    const fetchStub = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetchStub);
    const client = createQueryClient();

    await client.fetchQuery({ queryKey: ['/api/config'] });
    await client.fetchQuery({ queryKey: ['/api/config'] });

    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('fails with status and body and does not try again', async () => {
    const fetchStub = vi.fn(async () => new Response('no such page', { status: 404 }));
    vi.stubGlobal('fetch', fetchStub);

    const answer = createQueryClient().fetchQuery({ queryKey: ['/api/nothing'] });

    await expect(answer).rejects.toThrow('404: no such page');
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('names the status when the body is empty', async () => {
    const empty = new Response('', { status: 503, statusText: 'Service Unavailable' });
    vi.stubGlobal('fetch', async () => empty);

    const answer = createQueryClient().fetchQuery({ queryKey: ['/api/config'] });

    await expect(answer).rejects.toThrow('503: Service Unavailable');
  });
});
