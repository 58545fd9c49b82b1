import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  open = await openApp({ environment: { DAILY_LIMIT: '5', TRUST_PROXY: '1' } });
  jpeg = await makePicture('jpeg');
});
afterAll(() => open.close());

async function edit(prompt: string, address: string) {
  const answer = await open.app.request('/api/generate-image', {
    method: 'POST',
    body: editForm([jpeg], { prompt }),
    headers: { 'x-forwarded-for': address },
  });
  return { status: answer.status, left: answer.headers.get('RateLimit') };
}

test('the answer says what is left', async () => {
  expect(await edit('make it warmer', '192.0.2.1')).toEqual({
    status: 200,
    left: expect.stringMatching(/^"day";r=4;t=\d+$/),
  });
});

test('an answer without a picture says what is left after it was given back', async () => {
  expect(await edit('give her a new nose', '192.0.2.2')).toEqual({
    status: 422,
    left: expect.stringMatching(/^"day";r=5;t=\d+$/),
  });
});
