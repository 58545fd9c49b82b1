import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
let incoming: string;
beforeAll(async () => {
  open = await openApp();
  incoming = join(open.folder, 'files', 'incoming');
});
afterAll(() => open.close());
beforeEach(async () => {
  // Nobody may make a file there, not even root.
  await rm(incoming, { recursive: true });
  await symlink(process.platform === 'darwin' ? '/System' : '/sys', incoming);
});

async function edit() {
  const body = editForm([await makePicture('png')], { prompt: 'make it black and white' });
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body });
  return { answer, json: await checkContract(answer, 'post /api/generate-image') };
}

test('an edit on a folder that became read-only says so, and when to try again', async () => {
  const { answer, json } = await edit();
  expect({ status: answer.status, json }).toMatchObject({
    status: 503,
    json: { success: false, code: 'not_ready' },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const line = open.logLines().find(({ code }) => code === 'not_ready');
  expect(JSON.stringify(line)).toContain('The file store does not work');
});

test('edits work again as soon as the folder does', async () => {
  expect((await edit()).answer.status).toBe(503);
  await rm(incoming);
  await mkdir(incoming);
  expect((await edit()).answer.status).toBe(200);
});
