import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds that a client gets to send what it has begun to send, after its answer. */
const lingerMs = 10_000;

const closing = new WeakSet<Duplex>();

/** True when a connection has its last answer and only waits for the client to stop sending. */
export function isClosingGently(socket: Duplex): boolean {
  return closing.has(socket);
}

/**
 * Lets an answer arrive that is given before the request's body has: a connection that is closed
 * while there are bytes to read is reset, and a reset takes the answer with it. Instead our side is
 * closed after the answer, and the rest of the body is read and dropped for a while. Browsers read
 * an answer only when they have sent everything.
 */
export function letAnswerArrive(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // Said, so that a client does not send its next request into a connection that ends.
    if (!incoming.complete && hasBody(incoming)) outgoing.setHeader('Connection', 'close');
    return writeHead.apply(outgoing, head);
  }) as typeof writeHead;
  // Before Node's own listener, which closes the connection.
  outgoing.prependOnceListener('finish', () => {
    if (!incoming.complete && !incoming.destroyed) linger(incoming);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

function linger(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const { destroySoon } = socket;
  closing.add(socket);
  const deadline = setTimeout(() => socket.destroy(), lingerMs).unref();
  // Node calls it after the last answer, its Hono adapter half a second after any.
  socket.destroySoon = () => {
    socket.end();
  };
  incoming.resume();
  incoming.once('end', () => {
    clearTimeout(deadline);
    closing.delete(socket);
    socket.destroySoon = destroySoon;
    // Our side was closed meanwhile: there is nothing left to wait for.
    if (socket.writableEnded) socket.destroySoon();
  });
}
