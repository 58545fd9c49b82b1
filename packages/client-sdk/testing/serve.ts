import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];

/** A real server for one test. @returns its origin */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An origin where nobody listens. */
export async function nobody(): Promise<string> {
  const origin = await serve(() => {});
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  return origin;
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** The whole body, read as a form. */
export async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': String(request.headers['content-type']) };
  return new Response(await bytesOf(request), { headers }).formData();
}

/** The whole body, read as JSON. */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  return new Response(await bytesOf(request)).json();
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What went wrong with work that has to. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('expected a failure');
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
