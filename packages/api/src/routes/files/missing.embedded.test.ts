import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createId } from '../../services/jobs.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
let id: string;
beforeAll(async () => {
  open = await openApp();
  id = createId();
  const data = await makePicture('jpeg');
  await open.services.files.save({ id, data, type: 'image/jpeg', owner: null });
  const originals = join(open.folder, 'files', 'originals');
  for (const name of await readdir(originals)) await rm(join(originals, name));
});
afterAll(() => open.close());

test.each([
  ['GET', 'jpg', {}],
  ['GET', 'jpg', { range: 'bytes=10-29' }],
  ['HEAD', 'jpg', {}],
  ['GET', 'png', {}],
  ['HEAD', 'png', {}],
])('a picture that the store has lost is gone for %s .%s %o', async (method, ending, headers) => {
  const answer = await open.app.request(`/api/files/${id}.${ending}`, { method, headers });
  expect(answer.status).toBe(410);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  if (method === 'HEAD') return;
  expect(await checkContract(answer, 'get /api/files/{name}')).toMatchObject({
    code: 'file_expired',
  });
});
