import type { ServerResponse } from 'node:http';

const sender = Symbol('sender');

/** A property, because a `WeakMap` costs a health check 0.7 µs more of 19. */
interface SentRequest extends Request {
  [sender]?: ServerResponse;
}

/** Makes it known what sends the answer to a request. */
export function rememberSender(request: SentRequest, outgoing: ServerResponse): void {
  request[sender] = outgoing;
}

/**
 * Breaks off an answer whose rest cannot be sent; its connection is closed, so that nobody takes the
 * part for the whole. An error in the answer's stream would do so too, but Hono's adapter for Node
 * writes those to stderr as they are.
 *
 * @returns False when nothing sends the answer, as in `app.request()`.
 */
export function cutAnswer(request: SentRequest): boolean {
  const outgoing = request[sender];
  outgoing?.destroy();
  return outgoing !== undefined;
}
