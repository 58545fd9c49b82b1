import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './startup-error.ts';
import type { Metrics } from './watching/metrics.ts';

/** The server of the metrics' own port. */
export interface MetricsServer {
  /** The port it listens on. */
  port: number;
  close(): Promise<void>;
}

export interface MetricsServerOptions {
  /** TCP port; 0 takes a free one. */
  port: number;
  /** Address to listen on; undefined listens on all. */
  host: string | undefined;
  metrics: Metrics;
}

/** Far more than those who scrape it need. */
const maxConnections = 32;

/**
 * Serves `/metrics` on a port of its own, for networks where that port is closed to strangers, and
 * nothing else.
 *
 * @throws StartupError when the port cannot be taken.
 */
export async function openMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { port, host, metrics } = options;
  await metrics.prepare();
  const server = createServer((request, answer) => void serve(metrics, request, answer));
  server.maxConnections = maxConnections;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(whyNotListening(error, port));
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(metrics: Metrics, request: IncomingMessage, answer: ServerResponse) {
  const { method, url = '' } = request;
  if (url.split('?')[0] !== '/metrics') return end(answer, 404, 'Only /metrics is served here.\n');
  if (method !== 'GET' && method !== 'HEAD') {
    answer.setHeader('Allow', 'GET, HEAD');
    return end(answer, 405, 'Only GET and HEAD work here.\n');
  }
  try {
    const { body, contentType } = await metrics.text();
    end(answer, 200, body, contentType);
  } catch {
    end(answer, 500, 'The metrics could not be gathered.\n');
  }
}

function end(answer: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  answer.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  answer.end(body);
}

function whyNotListening(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE'
    ? `Port ${port} for the metrics is taken by another program; stop that one, or choose another port with METRICS_PORT.`
    : `The metrics cannot be served on port ${port} (${code ?? error}); choose another one with METRICS_PORT.`;
}
