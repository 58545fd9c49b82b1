import { OpenAPIHono } from '@hono/zod-openapi';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../app-env.ts';
import { withEdge } from '../../middleware/edge/index.ts';
import { createReadiness } from '../../services/readiness.ts';
import { checkContract } from '../../testing/contract.ts';
import { readyRoutes } from './index.ts';

const works = () => Promise.resolve();
const breaks = () => Promise.reject(new Error('secret detail'));
const log = pino({ level: 'silent' });

function ask(checks: { database: typeof works; files: typeof works; queue: typeof works }) {
  const app = new OpenAPIHono<AppEnv>();
  app.route('/', readyRoutes(createReadiness({ checks, log })));
  const fetch = withEdge(app.fetch, log);
  return fetch(new Request('http://localhost/api/ready'), {});
}

test('a server whose parts all answer is ready', async () => {
  const answer = await ask({ database: works, files: works, queue: works });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await checkContract(answer, 'get /api/ready')).toEqual({
    status: 'ready',
    checks: { database: 'ok', files: 'ok', queue: 'ok' },
  });
});

test('a server whose parts fail says which, and not why', async () => {
  const answer = await ask({ database: breaks, files: works, queue: breaks });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = await checkContract(answer, 'get /api/ready');
  expect(body).toMatchObject({
    success: false,
    code: 'not_ready',
    message: expect.stringContaining('database, queue'),
    requestId: answer.headers.get('x-request-id'),
    checks: { database: 'failed', files: 'ok', queue: 'failed' },
  });
  expect(JSON.stringify(body)).not.toContain('secret');
});
