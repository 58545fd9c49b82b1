import { z } from 'zod';

/** The service answered something that is no JSON. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/** A `fetch` for one call of the SDK that keeps what the SDK drops. */
export interface KeptAnswer {
  fetch: typeof fetch;
  /** Why there is no picture, in the model's own words, where it gives some. */
  finishMessage(): string | undefined;
}

const messageSchema = z.looseObject({
  candidates: z.array(z.looseObject({ finishMessage: z.string().optional() })),
});

/**
 * Answers of several megabytes are read and parsed once: the SDK is handed the parsed body.
 *
 * @example
 * const kept = keepAnswer();
 * await ai.models.generateContent({ …, config: { httpOptions: { fetch: kept.fetch } } });
 * kept.finishMessage();
 */
export function keepAnswer(): KeptAnswer {
  let body: unknown;
  return {
    async fetch(url, init) {
      // A redirect would take the key to a server that nobody named.
      const response = await fetch(url, { ...init, redirect: 'error' });
      if (!response.ok) return response;
      body = parse(await response.text());
      const { status, headers } = response;
      return Object.defineProperty(new Response(null, { status, headers }), 'json', {
        value: async () => body,
      });
    },
    finishMessage() {
      const read = messageSchema.safeParse(body);
      return read.success ? read.data.candidates[0]?.finishMessage : undefined;
    },
  };
}

function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Nothing of it is repeated.
  }
  throw new MalformedAnswerError('The answer is no JSON object.');
}
