import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import pino from 'pino';
import type { AppEnv } from '../app-env.ts';
import { answerError } from '../errors.ts';
import { createHttpServer, type HttpServerOptions } from '../http-server.ts';
import { limits, maxUploadBytes } from '../limits.ts';
import { withEdge } from '../middleware/edge/index.ts';
import { readForm } from '../routes/images/read-form.ts';
import type { Admission } from '../services/admission.ts';

const sizes = { maxBytes: maxUploadBytes, maxFileBytes: limits.maxImageBytes };

/** A server that admits and reads uploads as the product does and makes nothing of them. */
export async function openUploadServer(admission: Admission, options: HttpServerOptions = {}) {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('/api/upload', async (c) => {
    admission.refuseIfFull();
    const memory = admission.openBody('192.0.2.1');
    try {
      await readForm(c.req.raw, { ...sizes, reserve: memory.reserve });
      const leave = await admission.enter(c.req.raw.signal);
      leave();
      return c.text('read');
    } finally {
      memory.release();
    }
  });
  const fetch = withEdge(app.fetch, pino({ level: 'silent' }));
  const server = createHttpServer({ fetch }, options).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}/api/upload`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The beginning of an upload: headers and the first bytes of a picture. */
export function beginUpload(length: number, ...headers: string[]) {
  return {
    head: [
      'POST /api/upload HTTP/1.1',
      'Host: a',
      'Content-Type: multipart/form-data; boundary=XX',
      `Content-Length: ${length}`,
      ...headers,
      '\r\n',
    ].join('\r\n'),
    part: '--XX\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nbytes',
  };
}
