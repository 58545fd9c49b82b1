import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askServer } from './cli/ask-server.ts';
import { operatorAddress } from './operator-address.ts';
import { listenForOperator } from './operator-socket.ts';
import { feedback } from './stores/database/schema.ts';
import { type OpenCommands, openCommands } from './testing/open-commands.ts';

const operateFile = fileURLToPath(new URL('./cli/operate.ts', import.meta.url));
const silent = pino({ level: 'silent' });

let open: OpenCommands;
let dataDir: string;
beforeAll(async () => {
  open = await openCommands();
  dataDir = join(open.folder, 'data');
});
afterAll(() => open.close());

/** Calls a command in a process of its own, as an operator does. */
async function operate(...args: string[]) {
  const child = spawn(process.execPath, [operateFile, ...args], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, DATA_DIR: dataDir },
    cwd: open.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, code };
}

describe('commands beside a running server', () => {
  test('the server makes the key', async () => {
    const stop = await listenForOperator(dataDir, open.services, silent);
    const created = await operate('keys', 'create', '--name', 'Shop');
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const { lines } = await open.run('keys', 'list');
    expect(lines.join('\n')).toContain('Shop');
    await stop();
  });

  test('what a command refuses ends it with 1', async () => {
    const stop = await listenForOperator(dataDir, open.services, silent);
    const { code, stderr } = await operate('keys', 'revoke', 'abc');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'There is no key with the id "abc"; list shows them.\n',
    });
    await stop();
  });

  test('an export lands where the operator stands', async () => {
    await open.services.store.put('originals/x.jpg', new Uint8Array([1]));
    const stop = await listenForOperator(dataDir, open.services, silent);
    const { code } = await operate('personal-data', 'export', '--email', 'a@b.example');
    expect(code).toBe(0);
    await stat(join(open.folder, 'personal-data', 'data.json'));
    await stop();
  });

  test('delete wants --yes where nobody can be asked', async () => {
    const email = 'a@b.example';
    await open.services.db.insert(feedback).values({ id: '1', message: 'Nice.', email });
    const stop = await listenForOperator(dataDir, open.services, silent);
    const asked = await operate('personal-data', 'delete', '--email', email);
    expect(asked).toMatchObject({ code: 1, stderr: 'Nothing was done; add --yes to do it.\n' });
    const told = await operate('personal-data', 'delete', '--email', email, '--yes');
    expect(told.code).toBe(0);
    expect(await open.services.db.$count(feedback)).toBe(0);
    await stop();
  });

  test('a server that does not listen is told of, with what to do', async () => {
    const { code, stderr } = await operate('keys', 'list');
    expect(code).toBe(1);
    expect(stderr).toMatch(/in use by a process that this command cannot reach; try again/);
  });
});

describe('the operator’s socket', () => {
  test.skipIf(process.platform === 'win32')('only its owner may write to it', async () => {
    const stop = await listenForOperator(dataDir, open.services, silent);
    const { mode } = await stat(join(dataDir, 'operator.sock'));
    expect((mode & 0o777).toString(8)).toBe('600');
    await stop();
  });

  test('one that a killed server left is replaced', async () => {
    await writeFile(join(dataDir, 'operator.sock'), '');
    const stop = await listenForOperator(dataDir, open.services, silent);
    const call = { name: 'keys', args: ['list'], folder: open.folder };
    expect(await askServer(dataDir, call)).toMatchObject({ exitCode: 0 });
    await stop();
  });

  test('a path that is too long is told of in the log', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const stop = await listenForOperator(`/${'long/'.repeat(30)}`, open.services, log);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: expect.stringMatching(/too long for a socket/) },
    ]);
    await stop();
  });

  test('a folder that takes no socket is told of in the log, and nothing fails', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const stop = await listenForOperator(join(open.folder, 'missing'), open.services, log);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: expect.stringMatching(/There can be no socket/) },
    ]);
    await stop();
  });

  test('Windows has a named pipe for each folder', () => {
    const pipe = operatorAddress('C:\\data', 'win32');
    expect(pipe).toMatch(/^\\\\\.\\pipe\\nano-banana-[0-9a-f]{32}$/);
    expect(operatorAddress('C:\\other', 'win32')).not.toBe(pipe);
  });
});
