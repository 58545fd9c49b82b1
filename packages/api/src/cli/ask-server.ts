import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { operatorAddress } from '../operator-address.ts';
import { StartupError } from '../startup-error.ts';
import type { Outcome } from './command.ts';
import type { Call } from './commands.ts';

/**
 * Has the server that holds a data folder run a command.
 *
 * @throws StartupError when it does not listen or could not do it.
 */
export async function askServer(dataDir: string, call: Call): Promise<Outcome> {
  const socketPath = operatorAddress(dataDir);
  if (socketPath === undefined) throw unreachable(dataDir);
  const asking = request({ socketPath, method: 'POST', agent: false });
  asking.end(JSON.stringify(call));
  const [response] = (await once(asking, 'response').catch(() => {
    throw unreachable(dataDir);
  })) as [IncomingMessage];
  if (response.statusCode !== 200) {
    response.resume();
    throw new StartupError('The running server could not do it; its log says why.');
  }
  return (await json(response)) as Outcome;
}

function unreachable(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by a process that this command cannot reach; try again when the server is ready, run it as the server’s own user, or stop the server first.`,
  );
}
