import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { AppError, toEnvelope } from './errors.ts';
import { isClosingGently, letAnswerArrive } from './gentle-close.ts';
import { answerHeaders } from './middleware/answer-headers/index.ts';

/** The part of a Hono application that a server needs. */
interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** How long a client may take, in milliseconds. */
export interface HttpServerOptions {
  /** For the headers of a request; 20 s by default, a hundred times what a bad connection needs. */
  headersTimeoutMs?: number;
  /** For a whole request; 5 minutes by default: the largest upload at 1.4 Mbit/s. */
  requestTimeoutMs?: number;
}

const maxHeaderBytes = 16 * 1024;

/** Puts an application behind a Node HTTP server; what breaks before the application answers in its envelope too. */
export function createHttpServer(app: App, options: HttpServerOptions = {}): Server {
  const { headersTimeoutMs = 20_000, requestTimeoutMs = 300_000 } = options;
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    // A request line or a Host header that makes no URL.
    errorHandler: () => {
      const { body, headers } = describeUnreadable();
      return new Response(body, { status: 400, headers });
    },
  });
  const listen = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined) {
      return refuse('NO_HOST', incoming, outgoing);
    }
    if (incoming.method !== 'GET') letAnswerArrive(incoming, outgoing);
    return listener(incoming, outgoing);
  };
  const server = createServer(
    {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      // How often the two above are looked at; Node's 30 s would make them 30 s longer.
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs, requestTimeoutMs),
      // Longer than proxies keep theirs (60 s is common): whoever closes first must not be the server,
      // or a request that is under way at that moment is lost.
      keepAliveTimeout: 75_000,
      maxHeaderSize: maxHeaderBytes,
      // Node's own refusal has no words.
      requireHostHeader: false,
    },
    listen,
  );
  // Any number: a proxy's few connections carry everybody's requests.
  server.maxRequestsPerSocket = 0;
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The client waits for leave to send its body: it gets it when the application wants the body.
    incoming.once('resume', () => {
      if (!outgoing.headersSent) outgoing.writeContinue();
    });
    listen(incoming, outgoing);
  });
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    refuse('UNKNOWN_EXPECTATION', incoming, outgoing);
  });
  server.on('clientError', answerUnreadable);
  return server;
}

const tooSlow = {
  error: 'The request took too long to arrive',
  message:
    'The request did not arrive in time; try again on a faster connection or with smaller pictures.',
};

const unreadable: Record<string, { statusLine: string; error?: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    statusLine: '431 Request Header Fields Too Large',
    message: `The headers have more than ${maxHeaderBytes} bytes; send fewer or shorter ones.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { statusLine: '408 Request Timeout', ...tooSlow },
  NO_HOST: {
    statusLine: '400 Bad Request',
    message: 'The header Host is missing; send the name of the server.',
  },
  UNKNOWN_EXPECTATION: {
    statusLine: '417 Expectation Failed',
    message: 'The header Expect may only be 100-continue; leave it out.',
  },
};

const malformed = {
  statusLine: '400 Bad Request',
  message: 'The request line or a header is malformed.',
};

/** The answer to what never became a request. */
function describeUnreadable(code = '') {
  const { statusLine, ...words } = unreadable[code] ?? malformed;
  const requestId = randomUUID();
  const body = JSON.stringify(toEnvelope(new AppError('validation_failed', words), requestId));
  const arrived = { path: '/api/', url: '', requestId, isCrossOrigin: false, isSecure: false };
  const headers = { ...answerHeaders(arrived), 'Content-Type': 'application/json' };
  return { statusLine, body, headers };
}

/** Answers in place of the application. */
function refuse(why: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { statusLine, body, headers } = describeUnreadable(why);
  letAnswerArrive(incoming, outgoing);
  outgoing.writeHead(Number.parseInt(statusLine, 10), { ...headers, Connection: 'close' });
  outgoing.end(body);
}

/** Bytes that are no HTTP, oversized headers and requests that never end. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET' || isClosingGently(socket)) {
    socket.destroy();
    return;
  }
  const { statusLine, body, headers } = describeUnreadable(error.code);
  const lines = Object.entries({
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  // Closed on both sides when it is sent, which also ends the work of whoever waits for the rest.
  socket.end(`HTTP/1.1 ${[statusLine, ...lines].join('\r\n')}\r\n\r\n${body}`, () => {
    socket.destroy();
  });
}
