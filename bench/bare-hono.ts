import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The floor: the same answer from Hono alone. */
const app = new Hono();
app.get('/api/health', (c) => c.json({ status: 'ok', version: '0.1.0', uptimeSeconds: 1 }));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.stdout.write(`http://localhost:${port}\n`);
});
