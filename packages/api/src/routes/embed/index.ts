import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import type { EmbedService } from '../../services/embed.ts';
import { matchesEtag } from '../conditional.ts';

/** A version's address never changes; the moving one is looked up again after this many seconds. */
const MOVING_SECONDS = 300;

/** `/embed/<version>/…` and `/embed/v1/…`: what pages of any origin load with a script tag. */
export function embedRoutes(embed: EmbedService) {
  const app = new Hono<AppEnv>();
  app.get('/embed/*', async (c) => {
    const file = await embed.find(
      c.req.path.slice('/embed/'.length),
      c.req.header('accept-encoding'),
    );
    if (!file) throw new AppError('not_found');
    c.header(
      'Cache-Control',
      file.immutable
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${MOVING_SECONDS}, stale-while-revalidate=86400`,
    );
    c.header('ETag', file.etag);
    c.header('Vary', 'Accept-Encoding');
    if (matchesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304);
    c.header('Content-Type', file.type);
    c.header('Content-Length', String(file.size));
    if (file.encoding) c.header('Content-Encoding', file.encoding);
    return c.req.method === 'HEAD' ? c.body(null, 200) : c.body(file.open(), 200);
  });
  return app;
}
