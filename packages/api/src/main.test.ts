import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePicture } from './testing/pictures.ts';
import { embeddedStores, startAndFail, startServer, takePort } from './testing/start-server.ts';

let folder: string;
let picture: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-main-'));
  picture = await makePicture('png');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a start that cannot be', () => {
  test('says that the port is taken', async () => {
    const { port, close } = await takePort();
    const { code, stdout, stderr } = await startAndFail({ PORT: String(port), DATA_DIR: folder });
    close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken.*PORT=\\d+\\.\\n$`));
  });

  test('says that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const below = join(file, 'data');
    const environment = { ...embeddedStores, PORT: '0', DATA_DIR: below };
    const { code, stdout, stderr } = await startAndFail(environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The data folder .*a-file\/data cannot be written .*DATA_DIR\.\n$/);
  });

  test('says which environment variable is wrong', async () => {
    const { code, stdout, stderr } = await startAndFail({ PORT: 'abc', DATA_DIR: folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^The environment variable PORT must be [^\n]* not "abc";[^\n]*\n$/);
  });

  test('says which engines there are', async () => {
    const { code, stderr } = await startAndFail({ ENGINE: 'banana', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The environment variable ENGINE must be embedded, gemini, openai, not "banana";.*\n$/,
    );
  });

  test('says that an engine’s key is missing', async () => {
    const { code, stderr } = await startAndFail({ ENGINE: 'gemini', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toBe('ENGINE=gemini needs a key in GEMINI_API_KEY.\n');
  });

  test('says that the address is not of this machine', async () => {
    const { code, stderr } = await startAndFail({ HOST: '192.0.2.1', PORT: '0', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The address 192\.0\.2\.1 does not belong to this machine;.*HOST.*\n$/);
  });
});

describe('a running server', () => {
  test('says where it is and which engine is on, and logs requests as JSON', async () => {
    const server = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    server.process.kill('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(server.url);
    expect(stdout).toContain('Embedded engine');
    expect(stdout).toMatch(/^\{.*"method":"GET","path":"\/api\/health","status":200.*\}$/m);
  });

  test('finishes what runs when it is stopped, and takes nothing new', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const { send, answer } = await startUpload(server.url);
    server.process.kill('SIGINT');
    await server.says('Stopping');
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
    send(await editBody());
    expect(await json(await answer)).toMatchObject({ success: true });
    expect((await server.ended).code).toBe(0);
  });

  test('gives up on what runs longer than it may when it is stopped', async () => {
    const server = await startServer({ DATA_DIR: folder, SHUTDOWN_SECONDS: '0' });
    const { answer } = await startUpload(server.url);
    server.process.kill('SIGTERM');
    await expect(answer).rejects.toThrow();
    expect((await server.ended).code).toBe(0);
  });

  test('ends at once when it is told a second time', async () => {
    const server = await startServer({ DATA_DIR: folder, SHUTDOWN_SECONDS: '600' });
    const { answer } = await startUpload(server.url);
    const insist = setInterval(() => server.process.kill('SIGTERM'), 50);
    await expect(answer).rejects.toThrow();
    expect((await server.ended).code).toBe(1);
    clearInterval(insist);
  });
});

const boundary = 'x'.repeat(20);

/** Sends the head of an upload and waits until the server asks for the body, so that it surely runs. */
async function startUpload(url: string) {
  const request = httpRequest(`${url}/api/generate-image`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': (await editBody()).length,
      expect: '100-continue',
    },
  });
  const answer = once(request, 'response').then(([response]) => response as IncomingMessage);
  answer.catch(() => undefined);
  request.flushHeaders();
  await once(request, 'continue');
  return { send: (body: Uint8Array) => request.end(body), answer };
}

async function editBody() {
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  return Buffer.concat([
    Buffer.from(`${head('prompt')}\r\n\r\nmake it black and white\r\n`),
    Buffer.from(`${head('image')}; filename="a.png"\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
