import { getPath } from 'hono/utils/url';
import type { RequestState } from '../app-env.ts';
import { describeRoute } from './route-label.ts';
import type { Tracing } from './tracing.ts';

type Fetch = (request: Request, state: RequestState) => Response | Promise<Response>;

/** Puts a span around each request, carrying on the caller's trace; without a collector, nothing. */
export function traceRequests(fetch: Fetch, tracing: Tracing): Fetch {
  if (!tracing.isOn) return fetch;
  return (request, state) => {
    const { method } = request;
    const route = describeRoute(getPath(request));
    const attributes = { method, route, requestId: state.requestId };
    const parent = request.headers.get('traceparent');
    return tracing.span(
      `${method} ${route}`,
      attributes,
      async (note) => {
        const answer = await fetch(request, state);
        note({ status: answer.status, ...(state.failure && { code: state.failure.code }) });
        return answer;
      },
      parent,
    );
  };
}
