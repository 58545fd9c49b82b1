import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';
import { type TestStores, testStores } from '../../testing/test-stores.ts';

/** A way to the S3 server that can be closed and opened. */
async function openWay(endpoint: string) {
  const { hostname, port } = new URL(endpoint);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(open: boolean) {
      isOpen = open;
      if (!open) for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

let open: OpenApp;
let stores: TestStores;
let way: Awaited<ReturnType<typeof openWay>>;
beforeAll(async () => {
  stores = await testStores();
  way = await openWay(stores.s3!.endpoint!);
  open = await openApp({ stores, environment: { S3_ENDPOINT: way.endpoint } });
});
afterAll(async () => {
  await open.close();
  await stores.drop();
  way.set(false);
  way.close();
});

async function edit() {
  const body = editForm([await makePicture('png')], { prompt: 'make it black and white' });
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body });
  return { answer, json: await checkContract(answer, 'post /api/generate-image') };
}

test('an edit while S3 cannot be reached says so, and works again when it can', async () => {
  expect((await edit()).answer.status).toBe(200);
  way.set(false);
  const { answer, json } = await edit();
  expect({ status: answer.status, json }).toMatchObject({
    status: 503,
    json: { success: false, code: 'not_ready' },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  way.set(true);
  expect((await edit()).answer.status).toBe(200);
});
