import type { Client } from '@nano-banana/client-sdk';
import { expect, test } from 'vitest';
import type { Version } from '../../core/version.ts';
import { resultPicture } from './result-picture.ts';

/** A server that has the result as a PNG of 2000 bytes, and as a WebP of 100. */
function serverWith() {
  const asked: (string | undefined)[] = [];
  const client = {
    files: {
      get: async (_url: string, { format }: { format?: string } = {}) => {
        asked.push(format);
        return new Blob([new Uint8Array(format === 'webp' ? 100 : 2000)]);
      },
    },
  } as unknown as Client;
  return { client, asked };
}

const version = { id: 'v1', imageUrl: '/api/files/abc.png' } as Version;
const rules = (maxImageBytes: number) => ({ maxImages: 5, maxImageBytes, imageTypes: [] });

test('a result is edited on as it is', async () => {
  const { client, asked } = serverWith();
  const picture = await resultPicture(client, version, rules(2000));
  expect(picture).toMatchObject({ id: 'v1', versionId: 'v1', file: { size: 2000 } });
  expect(asked).toEqual([undefined]);
});

test('one that is more than the server takes is edited on as WebP', async () => {
  const { client } = serverWith();
  const picture = await resultPicture(client, version, rules(1999));
  expect(picture).toMatchObject({ versionId: 'v1', file: { size: 100 } });
  expect(picture.id).not.toBe('v1');
});
