import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { OnProgress } from '../../engines/image-engine.ts';
import { AppError, answerError } from '../../errors.ts';

/** Milliseconds that an answer may take before it becomes a stream. */
const patienceMs = 1000;
/** Milliseconds between two looks for news. */
const newsMs = 100;
/** Milliseconds of silence after which proxies and clients may think that the connection is dead. */
const keepAliveMs = 15_000;

/** Headers of the answer that are known too late for a stream: they come with its last event. */
const lateHeaders = ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'Idempotent-Replayed'];

/** What the work of a stream is given. */
export interface Following {
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
  onProgress?: OnProgress;
}

/**
 * Does work and answers it. A caller who accepts `text/event-stream` gets, should it take longer than
 * a second, a stream instead: events `progress` and at last an `answer` with what would have been
 * answered.
 */
export async function answerInEvents<Answer extends Response>(
  c: Context<AppEnv>,
  work: (following: Following) => Promise<Answer>,
): Promise<Answer> {
  const { signal } = c.req.raw;
  if (!acceptsEvents(c.req.header('accept'))) return work({ signal });
  const gone = new AbortController();
  const news = collectNews();
  const answer = work({
    signal: AbortSignal.any([signal, gone.signal]),
    onProgress: news.add,
  });
  if (await isOverWithin(answer, patienceMs)) return answer;
  const final = answer.catch((error: unknown) => answerError(error, c));
  c.env.later = final.then(({ status }) => status);
  c.env.hasHeaders = true;
  const body = eventStream(news.take, final, () => gone.abort(new AppError('cancelled')));
  // Nobody on the way may keep events back, or keep them at all.
  const headers = {
    ...c.env.headers,
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  };
  return new Response(body, { headers }) as Answer;
}

function acceptsEvents(header: string | undefined): boolean {
  return /(^|,)\s*text\/event-stream\s*($|[,;])/i.test(header ?? '');
}

async function isOverWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const over = work.then(
    () => true,
    () => true,
  );
  const late = setTimeout(ms, false, { signal: timer.signal }).catch(() => false);
  const isOver = await Promise.race([over, late]);
  timer.abort();
  return isOver;
}

/** Keeps the newest news only: whoever reads slowly is told how far it is, not how it got there. */
function collectNews() {
  let newest: object | undefined = { share: 0 };
  return {
    add: (share: number, stage?: string) => {
      newest = { share, stage };
    },
    take: () => {
      const news = newest;
      newest = undefined;
      return news;
    },
  };
}

function eventStream(
  takeNews: () => object | undefined,
  answer: Promise<Response>,
  onGone: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let ticking: NodeJS.Timeout;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let silentMs = 0;
      const send = (text: string) => {
        controller.enqueue(encoder.encode(text));
        silentMs = 0;
      };
      const tick = () => {
        silentMs += newsMs;
        const hasRoom = (controller.desiredSize ?? 0) > 0;
        const news = hasRoom ? takeNews() : undefined;
        if (news) send(event('progress', news));
        else if (silentMs >= keepAliveMs) send(': still at work\n\n');
      };
      ticking = setInterval(tick, newsMs);
      tick();
      answer
        .then(async (final) => send(event('answer', await described(final))))
        .then(() => controller.close())
        // A stream that was cancelled takes nothing any more.
        .catch(() => undefined)
        .finally(() => clearInterval(ticking));
    },
    cancel() {
      clearInterval(ticking);
      onGone();
    },
  });
}

/** An event of the HTML standard's server-sent events; JSON has no line breaks of its own. */
function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function described(answer: Response): Promise<object> {
  const { status } = answer;
  const known = lateHeaders.map((name) => [name, answer.headers.get(name)] as const);
  const headers = Object.fromEntries(known.filter(([, value]) => value !== null));
  return { status, headers, body: await answer.json() };
}
