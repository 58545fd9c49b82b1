import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { engineThat } from '../../testing/test-engine.ts';

let open: OpenApp;
let jpeg: Uint8Array<ArrayBuffer>;
let isBroken = false;

beforeAll(async () => {
  jpeg = await makePicture('jpeg');
  const engine = engineThat(async () => {
    if (isBroken) throw new AppError('engine_failed');
    return { data: jpeg, type: 'image/jpeg', width: 64, height: 48, message: 'Done.' };
  });
  open = await openApp({ engine: () => engine });
});
afterAll(() => open.close());

async function edit(): Promise<void> {
  const body = editForm([jpeg], { prompt: 'x' });
  await open.app.request('/api/generate-image', { method: 'POST', body });
}

async function timing() {
  const answer = await open.app.request('/api/config');
  const config = (await checkContract(answer, 'get /api/config')) as {
    engine: { timing: { pictures: number; typicalSeconds: number; slowSeconds: number } | null };
  };
  return config.engine.timing;
}

test('how long a picture takes is told from three pictures on; failures count for nothing', async () => {
  await edit();
  await edit();
  isBroken = true;
  await edit();
  isBroken = false;
  expect(await timing()).toBeNull();
  await edit();
  const told = await timing();
  expect(told).toMatchObject({ pictures: 3 });
  expect(told?.typicalSeconds).toBeLessThanOrEqual(told?.slowSeconds ?? -1);
});
