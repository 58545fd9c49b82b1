import type { Remark } from '@nano-banana/client-sdk';

interface FailureFields {
  message?: string;
  alternatives?: string[];
  remarks?: Remark[];
  /** Seconds. */
  retryAfter?: number;
}

/** A failed answer in the API's envelope. */
export function failure(
  status: number,
  code: string,
  error: string,
  { retryAfter, ...more }: FailureFields = {},
): Response {
  const body = { success: false, error, message: error, code, requestId: 'story-1', ...more };
  const headers = new Headers({ 'x-request-id': 'story-1' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json(body, { status, headers });
}
