import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from '../packages/api/src/app.ts';
import { readConfig } from '../packages/api/src/config.ts';
import type { ImageEngine } from '../packages/api/src/engines/image-engine.ts';
import { createHttpServer } from '../packages/api/src/http-server.ts';
import { openLog } from '../packages/api/src/log.ts';
import { openServices } from '../packages/api/src/open-services.ts';

/** The server, with an engine that asks the model at `MODEL_URL` in place of the embedded one. */
const modelUrl = process.env.MODEL_URL ?? '';

const askModel: ImageEngine['edit'] = async ({ images, signal }) => {
  const [body] = images;
  if (!body) throw new Error('There is no picture.');
  const answer = await fetch(modelUrl, { method: 'POST', body, signal });
  const data = new Uint8Array(await answer.arrayBuffer());
  return { data, type: 'image/jpeg', width: 2560, height: 1600, message: 'Done.' };
};

const config = readConfig(process.env);
const log = openLog('info');
const open = await openServices(config, log.logger, {
  engine: (embedded) => ({ ...embedded, id: 'stand-in', edit: askModel }),
});
const server = createHttpServer(createApp(open.services, config)).listen(config.port);
await once(server, 'listening');
process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`);
process.on('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await open.close();
  process.exit(0);
});
