import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { CallEnd } from './calls.ts';

/** One call's connection. */
export interface Connection {
  readonly ended: Promise<CallEnd>;
  /** Waits, unless the connection ends before. */
  wait(seconds: number): Promise<void>;
  /** Sends the beginning of an answer and breaks the connection off. */
  cut(beginning: string): Promise<Response>;
}

/** Watches how the connection of a request ends. */
export function watchConnection({ outgoing }: HttpBindings): Connection {
  const { promise: ended, resolve } = Promise.withResolvers<CallEnd>();
  let cutByUs = false;
  outgoing.once('close', () => {
    if (cutByUs) resolve('cut by the stand-in');
    else resolve(outgoing.writableFinished ? 'answered' : 'closed by the caller');
  });
  return {
    ended,
    async wait(seconds) {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, seconds * 1000);
      await Promise.race([late.promise, ended]);
      clearTimeout(timer);
    },
    async cut(beginning) {
      cutByUs = true;
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': beginning.length * 2,
      });
      await new Promise<void>((resolve) => {
        outgoing.write(beginning, () => resolve());
      });
      outgoing.destroy();
      await ended;
      return RESPONSE_ALREADY_SENT;
    },
  };
}
