import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { takePort } from '../../testing/start-server.ts';
import { openPostgres } from './postgres.ts';

const open = (address: string) => openPostgres(address, () => undefined);

/** Answers each connection with one Postgres error; the last one stays. */
function refuseWith(codes: string[]) {
  let connections = 0;
  const server = createServer((socket) => {
    const code = codes[Math.min(connections, codes.length - 1)];
    connections += 1;
    const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused with ${code}\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    // What the client sends is not read, but has to be taken.
    socket.on('error', () => undefined).resume();
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  });
  return { server, connections: () => connections };
}

test.each([
  ['a password that is encoded wrongly', 'postgres://user:SECRET%E0@127.0.0.1/x'],
  ['a certificate that is not there', 'postgres://user:a@127.0.0.1/x?sslrootcert=/no/SECRET.pem'],
  ['a port that is none', 'postgres://user:a@127.0.0.1:99999/SECRET'],
])('an address with %s is refused in one sentence without it', async (_, address) => {
  const failure = await open(address).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect((failure as Error).message).toMatch(/^DATABASE_URL cannot be used: (?!.*SECRET)[^\n]*\.$/);
});

test('a server that starts up is waited for; a login that it refuses is not tried again', async () => {
  const { server, connections } = refuseWith(['57P03', '57P03', '28P01']);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(open(`postgres://user:a@127.0.0.1:${port}/x`)).rejects.toThrow(
    'The Postgres server of DATABASE_URL cannot be used: refused with 28P01.',
  );
  expect(connections()).toBe(3);
  server.close();
});

test('a server that does not listen yet is waited for', async () => {
  const { port, close } = await takePort();
  close();
  const failure = open(`postgres://user:a@127.0.0.1:${port}/x`).catch((error: unknown) => error);
  // The first try has been refused by then.
  await setImmediate();
  const { server } = refuseWith(['28P01']);
  server.listen(port, '127.0.0.1');
  expect(await failure).toMatchObject({ message: expect.stringContaining('refused with 28P01') });
  server.close();
});
