// First, before there is anything to compile.
import './v8-flags.ts';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp, createWorkerApp, type Services } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { type Log, openLog } from './log.ts';
import { openMetricsServer } from './metrics-server.ts';
import { openServices } from './open-services.ts';
import { listenForOperator } from './operator-socket.ts';
import { checkEmbedFolder } from './services/embed.ts';
import { checkSiteFolder } from './services/site.ts';
import { StartupError } from './startup-error.ts';
import { describeError } from './watching/describe-error.ts';

/** A terminal's Ctrl-C reaches this process directly and once more through npm: that is one signal. */
const sameSignalMs = 200;

async function main(): Promise<void> {
  // What is kept is personal: nobody else on this machine may read it.
  process.umask(0o077);
  const config = readConfig(process.env);
  if (process.env.SITE_DIR?.trim()) await checkSiteFolder(config.siteDir);
  if (process.env.EMBED_DIR?.trim()) await checkEmbedFolder(config.embedDir);
  const log = openLog(config.logLevel);
  logCrashes(log);
  const open = await openServices(config, log.logger);
  const { services } = open;
  const app = config.role === 'worker' ? createWorkerApp : createApp;
  const server = createHttpServer(app(services, config));
  const port = await listen(server, config);
  const doors = await openSideDoors(config, services);
  stopOnSignal(config, log, async () => {
    const seconds = config.shutdownSeconds;
    await Promise.all([closeServer(server, seconds), open.stopWork(seconds)]);
    for (const door of doors) await door.close();
    await open.close();
  });
  if (config.role !== 'api') await open.startWork();
  sayReady(config, log, services, port);
}

/** Node's own words about an error show everything in it, a database's also what it was asked. */
function logCrashes({ logger, flush }: Log): void {
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'the process ends because of an unforeseen error');
    flush();
    process.exit(1);
  });
}

/** What else listens: for Prometheus, and for the operator's commands. */
async function openSideDoors(config: Config, { metrics, commands, log }: Services) {
  const doors: { close(): Promise<void> }[] = [];
  const { metricsPort: port, host, dataDir, databaseUrl } = config;
  if (port !== undefined) {
    const door = await openMetricsServer({ port, host, metrics });
    say(log, `Metrics are at http://localhost:${door.port}/metrics`);
    doors.push(door);
  }
  // A command reaches a Postgres server by itself.
  if (databaseUrl === undefined) {
    doors.push({ close: await listenForOperator(dataDir, commands, log) });
  }
  return doors;
}

function sayReady(config: Config, log: Log, { engine }: Services, port: number): void {
  const { role, databaseUrl, s3, dataDir } = config;
  const details = {
    role,
    engine: `${engine.name}, ENGINE=${engine.id}${engine.generative ? '' : ' (it needs no key and no network)'}`,
    data: databaseUrl ? 'the Postgres server of DATABASE_URL' : dataDir,
    files: s3 ? `bucket ${s3.bucket}` : dataDir,
  };
  say(log.logger, `Nano Banana is ready: http://localhost:${port}`, details);
  log.flush();
}

/** Words for a person at a terminal, lines of JSON for everybody else. */
function say(logger: Logger, words: string, details: Record<string, string> = {}): void {
  if (!process.stdout.isTTY) {
    logger.info(details, words);
    return;
  }
  const lines = Object.entries(details).map(([name, value]) => `  ${name.padEnd(7)} ${value}`);
  console.log([words, ...lines].join('\n'));
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

/** The first signal lets what runs finish within the configured time; a second one ends the process at once. */
function stopOnSignal({ shutdownSeconds }: Config, log: Log, close: () => Promise<void>): void {
  let stoppedAt: number | undefined;
  const onSignal = async () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > sameSignalMs) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    say(log.logger, 'Stopping; what runs may finish. Once more stops at once.');
    log.flush();
    // A store that does not answer any more must not keep the process.
    setTimeout(() => process.exit(1), (shutdownSeconds + 10) * 1000).unref();
    await close();
    log.flush();
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
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
  console.error(
    expected ? error.message : `The server could not start: ${describeError(error).message}`,
  );
  process.exit(1);
});
