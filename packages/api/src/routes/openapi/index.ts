import { OpenAPIHono } from '@hono/zod-openapi';
import { answerLongJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { openApiDocument } from './document.ts';
import { getOpenApi } from './schema.ts';

export function openApiRoutes() {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const app = new OpenAPIHono<AppEnv>();
  // The document says what it is better than its own schema could: no type to check it against.
  app.get(getOpenApi.getRoutingPath(), (c) => {
    document ??= openApiDocument();
    return answerLongJson(c, document, 200);
  });
  return app;
}
