import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import type { ImageEngine } from './engines/image-engine.ts';
import { answerError, throwInvalid } from './errors.ts';
import { withEdge } from './middleware/edge/index.ts';
import { answerPreflight } from './middleware/preflight/index.ts';
import { configRoutes } from './routes/config/index.ts';
import { fileRoutes } from './routes/files/index.ts';
import { healthRoutes } from './routes/health/index.ts';
import { imageRoutes } from './routes/images/index.ts';
import { answerUnrouted } from './routes/not-found.ts';
import { openApiRoutes } from './routes/openapi/index.ts';
import type { FilesService } from './services/files.ts';
import type { ImagesService } from './services/images.ts';
import type { SiteService } from './services/site.ts';

/** What the product does, ready to be put behind HTTP. */
export interface Services {
  log: Logger;
  engine: ImageEngine;
  images: ImagesService;
  files: FilesService;
  site: SiteService;
}

/**
 * Builds the HTTP application: middleware and routes, without a port and without reading the
 * environment.
 *
 * @example
 * const app = createApp(services);
 * const answer = await app.request('/api/health');
 */
export function createApp(services: Services) {
  const app = new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid });
  app.options('/api/*', answerPreflight);
  app.route('/', healthRoutes());
  app.route('/', configRoutes(services.engine));
  app.route('/', imageRoutes(services.images));
  app.route('/', fileRoutes(services.files));
  app.route('/', openApiRoutes());
  app.notFound(answerUnrouted(app, services.site));
  app.onError(answerError);
  app.fetch = withEdge(app.fetch, services.log);
  return app;
}
