import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CommandServices } from './cli/command.ts';
import { runCommand } from './cli/commands.ts';
import { operatorAddress } from './operator-address.ts';

const callSchema = z.object({ name: z.string(), args: z.array(z.string()), folder: z.string() });

/**
 * Runs the operator's commands for whoever may write to a socket in the data folder: the embedded
 * database serves one process only, so that a command beside a running server has to ask it.
 *
 * The caller holds the lock of the folder; a socket that is there already belongs to nobody.
 *
 * @returns what stops listening.
 */
export async function listenForOperator(
  dataDir: string,
  services: CommandServices,
  log: Logger,
): Promise<() => Promise<void>> {
  const address = operatorAddress(dataDir);
  if (address === undefined) {
    log.warn(
      'The path of the data folder is too long for a socket: "keys" and "personal-data" work only while the server is stopped. A shorter DATA_DIR mends that.',
    );
    return async () => {};
  }
  const server = createServer((request, response) => {
    answer(services, request, response).catch((err: unknown) => {
      log.error({ err }, 'an operator’s command failed');
      response.writeHead(500).end();
    });
  });
  try {
    await listen(server, address);
  } catch (err) {
    // Some file systems have no sockets; the server itself does without.
    log.warn(
      { err },
      'There can be no socket in the data folder: "keys" and "personal-data" work only while the server is stopped.',
    );
    return async () => {};
  }
  server.on('error', (err) => log.error({ err }, 'the operator’s socket failed'));
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  };
}

async function listen(server: Server, address: string): Promise<void> {
  const isFile = process.platform !== 'win32';
  if (isFile) await rm(address, { force: true });
  server.listen(address);
  await once(server, 'listening');
  if (isFile) await chmod(address, 0o600);
}

async function answer(
  services: CommandServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const outcome = await runCommand(services, callSchema.parse(await json(request)));
  response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(outcome));
}
