import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

test('nothing is left of the pictures and the mask that a job was given, not even their folder', async () => {
  const open = await openApp();
  const body = editForm([await makePicture('jpeg')], { prompt: 'make it black and white' });
  body.append('mask', new File([await makePicture('png')], 'mask.png'));
  const answer = await open.app.request('/api/generate-image', {
    method: 'POST',
    body,
    headers: { prefer: 'respond-async' },
  });
  expect(answer.status).toBe(202);
  const inputs = () => readdir(join(open.folder, 'files', 'inputs'));
  await vi.waitFor(async () => expect(await inputs()).toEqual([]), { timeout: 30_000 });
  await open.close();
});
