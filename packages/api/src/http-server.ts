import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { AppError, toEnvelope } from './errors.ts';

/** The part of a Hono application that a server needs. */
interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** Puts an application behind a Node HTTP server; what breaks before the application answers in its envelope too. */
export function createHttpServer(app: App): Server {
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    // A request line or a Host header that makes no URL.
    errorHandler: () => new Response(malformed(), { status: 400, headers: json }),
  });
  const server = createServer(listener);
  server.on('clientError', answerUnreadable);
  return server;
}

const json = { 'Content-Type': 'application/json' };

function malformed(): string {
  const failure = new AppError('validation_failed', {
    message: 'The request line or a header is malformed.',
  });
  return JSON.stringify(toEnvelope(failure, randomUUID()));
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Bytes that are no HTTP, oversized headers and requests that never end. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const body = malformed();
  const head = [
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
