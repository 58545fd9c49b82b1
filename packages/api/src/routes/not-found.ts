import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { AppError, answerError } from '../errors.ts';
import type { SiteService } from '../services/site.ts';
import { answerSite } from './site.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what no route answers: pages of the site, wrong methods, unknown paths. */
export function answerUnrouted(app: Hono<AppEnv>, site: SiteService) {
  return (c: Context<AppEnv>): Response | Promise<Response> => {
    const { path, method } = c.req;
    const isSite = !path.startsWith('/api/');
    if (isSite && (method === 'GET' || method === 'HEAD')) return answerSite(c, site);
    const allowed = isSite ? ['GET', 'HEAD'] : allowedMethods(app, path);
    if (allowed.length === 0) return answerError(new AppError('not_found'), c);
    return answerError(
      new AppError('method_not_allowed', { headers: { Allow: allowed.join(', ') } }),
      c,
    );
  };
}

/** The methods that routes answer under a path; middleware, registered for all methods, does not count. */
function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const answered = methods.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return answered.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
