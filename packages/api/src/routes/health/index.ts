import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { version } from '../../version.ts';
import { getHealth } from './schema.ts';

export function healthRoutes() {
  const start = performance.now();
  return new OpenAPIHono<AppEnv>().openapi(getHealth, (c) => {
    const uptimeSeconds = Math.floor((performance.now() - start) / 1000);
    return answerJson(c, { status: 'ok' as const, version, uptimeSeconds }, 200);
  });
}
