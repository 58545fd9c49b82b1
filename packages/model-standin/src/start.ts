import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createCalls, type RecordedCall } from './calls.ts';
import { geminiRoutes } from './gemini/routes.ts';
import { type MeshyControl, meshyRoutes } from './meshy/routes.ts';
import { openAiRoutes } from './openai/routes.ts';
import { createPictureMaker } from './picture.ts';
import { createTurns } from './words.ts';

/** How the stand-in is started. */
export interface ModelStandInOptions {
  /** TCP port; 0, the default, takes a free one. */
  port?: number;
  /** The only key that is taken; without it any is, and OpenAI's needs none. */
  key?: string;
}

/** A server that speaks as the paid services do. */
export interface ModelStandIn {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** What it was asked so far. */
  calls: readonly RecordedCall[];
  /** The service that makes 3D models. */
  meshy: MeshyControl;
  /** Waits for the next call. */
  nextCall(): Promise<RecordedCall>;
  /** Ends it, and with it every connection. */
  close(): Promise<void>;
}

/**
 * Starts a server that speaks Gemini's `generateContent` and OpenAI's `images/edits`, makes pictures
 * of the request's own, and fails as the prompt says; and Meshy's `image-to-3d`, which makes a ball.
 *
 * @throws Error when the port is taken.
 * @example
 * const standIn = await startModelStandIn();
 * const ai = new GoogleGenAI({ apiKey: 'x', httpOptions: { baseUrl: standIn.url } });
 */
export async function startModelStandIn(options: ModelStandInOptions = {}): Promise<ModelStandIn> {
  const calls = createCalls();
  const parts = { calls, takeWords: createTurns(), makePicture: createPictureMaker() };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route('/', geminiRoutes({ ...parts, key: options.key }));
  app.route('/', openAiRoutes({ ...parts, key: options.key }));
  const meshy: MeshyControl = { behaviour: {}, tasks: [] };
  app.route('/', meshyRoutes(meshy, options.key));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(options.port ?? 0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    calls: calls.all,
    meshy,
    nextCall: calls.next,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
