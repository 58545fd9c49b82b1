import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JSONParsed } from 'hono/utils/types';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import { fingerprint } from '../../services/fingerprint.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';

/** What the work of a route answers. */
export interface WorkAnswer<Body, Status> {
  status: Status;
  body: Body;
  headers?: Record<string, string>;
}

/** The response of each answer that the work may give. */
type Answered<Answer> =
  Answer extends WorkAnswer<infer Body, infer Status>
    ? Response & TypedResponse<JSONParsed<Body>, Status & ContentfulStatusCode, 'json'>
    : never;

const keyFormat = /^[\x21-\x7e]{1,255}$/;

/**
 * Does the work of a request and answers it; once, when it has an `Idempotency-Key`. What counts
 * against limits belongs into the work, so that an answer that comes again costs nothing.
 *
 * @param parts The content of the request, apart from how it was sent; read when there is a key.
 * @throws AppError `validation_failed` for a malformed key; what {@link IdempotencyService.answerOnce}
 *   throws.
 * @example
 * return runOnce(c, idempotency, [email, source ?? ''], async () => {
 *   await subscriptions.add({ email, source, owner: c.var.caller.owner });
 *   return { status: 201, body: { success: true } };
 * });
 */
export async function runOnce<Answer extends WorkAnswer<unknown, ContentfulStatusCode>>(
  c: Context<AppEnv>,
  idempotency: IdempotencyService,
  parts: Iterable<string | Uint8Array<ArrayBuffer>>,
  work: () => Promise<Answer>,
): Promise<Answered<Answer>> {
  const key = c.req.header('idempotency-key');
  const { body, status, headers } = key === undefined ? await work() : await once(key);
  return answerJson(c, body, status, headers) as Answered<Answer>;

  async function once(key: string) {
    if (!keyFormat.test(key)) throw malformedKey();
    const request = {
      caller: c.var.caller,
      method: c.req.method,
      path: c.req.path,
      key,
      fingerprint: await fingerprint(parts),
      signal: c.req.raw.signal,
    };
    return idempotency.answerOnce(request, work);
  }
}

function malformedKey(): AppError {
  const words = 'The header "Idempotency-Key" must be 1 to 255 visible ASCII characters.';
  return new AppError('validation_failed', { message: words });
}
