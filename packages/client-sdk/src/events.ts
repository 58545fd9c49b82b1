import { ApiError } from './errors.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { EditProgress } from './types.ts';

/** What the last event of a stream holds: the answer that would have been given at once. */
interface AnswerEvent {
  status: number;
  headers?: { 'Retry-After'?: string };
  body: unknown;
}

/**
 * Reads an answer that may be a stream of server-sent events, as this API sends them: `progress`, and
 * at last one `answer`.
 * @throws ApiError when the answer in the stream is a failure
 */
export async function readEvents(
  response: Response,
  onProgress: ((progress: EditProgress) => void) | undefined,
): Promise<unknown> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return response.json();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream ended without an answer');
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name === 'progress') onProgress?.(JSON.parse(data));
        if (name === 'answer') return bodyOf(JSON.parse(data), response);
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function bodyOf({ status, headers, body }: AnswerEvent, response: Response): unknown {
  if (status < 400) return body;
  throw new ApiError({
    status,
    body: JSON.stringify(body),
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(headers?.['Retry-After'] ?? null),
  });
}
