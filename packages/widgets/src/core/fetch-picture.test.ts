import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];

describe('fetchPicture', () => {
  it('reads an address that holds the picture itself', async () => {
    const file = await fetchPicture('data:image/png;base64,iVBORw0K/+8=');
    expect(await bytesOf(file)).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xef]);
    expect(file).toMatchObject({ name: 'picture', type: 'image/png' });
  });

  it.each([
    ['percent signs', 'data:image/gif,GIF%38'],
    ['percent signs in base64', new URL('data:image/gif;base64,R0lGOA%3D%3D')],
  ])('reads one with %s', async (_, address) => {
    const file = await fetchPicture(address);
    expect(await file.text()).toBe('GIF8');
    expect(file.type).toBe('image/gif');
  });

  it('rejects one that is broken', async () => {
    await expect(fetchPicture('data:image/png;base64,?')).rejects.toThrow();
  });

  it('keeps a file as it is, and names what has no name', async () => {
    const file = new File(['x'], 'cat.png');
    expect(await fetchPicture(file)).toBe(file);
    expect(await fetchPicture(new Blob(['x'], { type: 'image/webp' }))).toMatchObject({
      name: 'picture',
      type: 'image/webp',
    });
  });

  it('names what it fetches after its address, and rejects what is not there', async () => {
    const server = createServer(({ url }, response) => {
      response.writeHead(url?.startsWith('/gone') ? 404 : 200, { 'Content-Type': 'image/png' });
      response.end('x');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      for (const [path, name] of [
        ['/pictures/a%20cat.png?size=1/2', 'a cat.png'],
        ['/cat.png#top', 'cat.png'],
        ['/', 'picture'],
      ]) {
        expect(await fetchPicture(origin + path)).toMatchObject({ name, type: 'image/png' });
      }
      await expect(fetchPicture(`${origin}/gone.png`)).rejects.toThrow('answered 404');
    } finally {
      server.close();
    }
  });
});
