import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The way to a server, which can be broken and mended. */
export interface BreakableLink {
  /** The server's address by way of this link. */
  url: string;
  /** Cuts every connection and refuses new ones, as when the server ends. */
  cut(): void;
  /** Lets nothing through and says nothing, as when a cable is pulled. */
  silence(): void;
  /** Lets everything through again; what was cut stays cut. */
  mend(): void;
}

/** @param address Address of a server, such as `postgres://…`. */
export async function openLink(address: string): Promise<BreakableLink> {
  const { hostname, port: farPort } = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') return near.destroy();
    const far = connect(Number(farPort), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    if (state === 'silent') pause([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pause = (all: Iterable<Socket>) => {
    for (const socket of all) socket.unpipe().pause();
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      state = 'cut';
      cut();
    },
    silence() {
      state = 'silent';
      pause(sockets);
    },
    mend() {
      // A connection that lost its silence half-way would be out of step.
      if (state === 'silent') cut();
      state = 'open';
    },
  };
}
