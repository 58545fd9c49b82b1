import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { type Log, openLog } from './log.ts';
import { openServices } from './open-services.ts';
import { StartupError } from './startup-error.ts';

/** A terminal's Ctrl-C reaches this process directly and once more through npm: that is one signal. */
const sameSignalMs = 200;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const { services, close } = await openServices(config, log.logger);
  const server = createHttpServer(createApp(services));
  const port = await listen(server, config);
  stopOnSignal(server, config, { log, close });
  console.log(`Nano Banana is ready: http://localhost:${port}
  Engine  ${services.engine.name} (edits run on this machine; no key and no network needed).
          It is the only engine of this version: ENGINE=${services.engine.id}
  Data    ${config.dataDir}
  Stop    Ctrl-C`);
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(whyNotListening(error, port, host));
  }
  return (server.address() as AddressInfo).port;
}

function whyNotListening(error: unknown, port: number, host: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; stop that one, or choose another port, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `This user may not open port ${port}; choose one above 1023 with the environment variable PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The address ${host} does not belong to this machine; change the environment variable HOST, or unset it to listen on all addresses.`;
    default:
      return `The server cannot listen on port ${port} (${code ?? error}); choose another one with the environment variable PORT.`;
  }
}

/** The first signal lets running requests finish within the configured time; a second one ends the process at once. */
function stopOnSignal(server: Server, config: Config, open: { log: Log; close(): Promise<void> }) {
  let stoppedAt: number | undefined;
  const onSignal = async () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > sameSignalMs) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    console.log('Stopping; running requests may finish. Once more stops at once.');
    await closeServer(server, config.shutdownSeconds);
    await open.close();
    open.log.flush();
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function closeServer(server: Server, seconds: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections that were busy at that moment stay open for reuse after their answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

main().catch((error: unknown) => {
  const expected = error instanceof StartupError;
  console.error(expected ? error.message : `The server could not start: ${error}`);
  process.exit(1);
});
