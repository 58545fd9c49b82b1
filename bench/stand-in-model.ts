import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { makePhoto } from './photo.ts';

/** A model elsewhere: takes a picture, waits 2 s and answers another one of about 1 MB. */
const answer = await makePhoto(2560, 1600);
const server = createServer(async (request, response) => {
  for await (const _ of request);
  await setTimeout(2_000);
  response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(answer);
});
server.listen(0, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://localhost:${port} ${answer.byteLength} bytes\n`);
});
