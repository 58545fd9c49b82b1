import type { ErrorEnvelope, LastingWork } from './types.ts';

/** What {@link ApiError} is made from. */
export interface ApiErrorInit {
  status: number;
  statusText?: string;
  /** The body exactly as received; may be empty or anything but JSON (a proxy's page, say). */
  body: string;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/**
 * The server answered, but not with success.
 * `message` is `{status}: {body}`, with the status text when the body is empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The body as received. */
  readonly body: string;
  /** Stable machine word, such as `prompt_required`; absent when something else than the API answered. */
  readonly code: string | undefined;
  /** The sentence to show a visitor; absent when something else than the API answered. */
  readonly error: string | undefined;
  /** The detail behind `error`. */
  readonly detail: string | undefined;
  /** Names this request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined;
  /** Wishes close to the refused one that can be carried out; [] for every other failure. */
  readonly alternatives: readonly string[];

  constructor(init: ApiErrorInit) {
    super(`${init.status}: ${init.body || init.statusText || ''}`);
    const envelope = parseEnvelope(init.body);
    this.status = init.status;
    this.body = init.body;
    this.code = envelope.code;
    this.error = envelope.error;
    this.detail = envelope.message;
    this.requestId = envelope.requestId ?? init.requestId;
    this.retryAfter = init.retryAfter;
    this.alternatives = envelope.alternatives ?? [];
  }
}

/** No answer, or one that broke off or could not be read: offline, DNS, refused, CORS, cut connection. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('Network error', { cause });
  }
}

/** The answer was not complete within the client's `timeout`. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** The limit that passed, in milliseconds. */
  readonly timeout: number;

  constructor(timeout: number) {
    super(`No complete answer within ${timeout} ms`);
    this.timeout = timeout;
  }
}

/** The caller's own `signal` ended the call; carries the signal's reason as `cause`. */
export class AbortError extends Error {
  override readonly name = 'AbortError';

  constructor(cause?: unknown) {
    super('The call was aborted', { cause });
  }
}

/**
 * Lasting work (a job, a figurine, a model) ended without its result: it failed, or was cancelled. Says
 * why in the same fields as {@link ApiError}.
 */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** The work as it ended. */
  readonly job: LastingWork;
  /** Stable machine word, such as `engine_failed`; `cancelled` when it was. */
  readonly code: string;
  /** The sentence to show a visitor; absent when the job was cancelled. */
  readonly error: string | undefined;
  /** The detail behind `error`. */
  readonly detail: string | undefined;
  /** Wishes close to the refused one that can be carried out; [] for every other failure. */
  readonly alternatives: readonly string[];

  constructor(job: LastingWork) {
    const code = job.error?.code ?? ('state' in job ? job.state : job.status);
    super(`Job ${job.id}: ${code}`);
    this.job = job;
    this.code = code;
    this.error = job.error?.error;
    this.detail = job.error?.message;
    this.alternatives = (job.error && 'alternatives' in job.error && job.error.alternatives) || [];
  }
}

/** A newer server may send codes that this client does not know yet. */
type LooseEnvelope = Partial<Omit<ErrorEnvelope, 'success' | 'code'> & { code: string }>;

/** Takes from a body what has the envelope's form: a proxy's JSON may have half of it, or other types. */
function parseEnvelope(body: string): LooseEnvelope {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const fields = value as Record<string, unknown>;
  const word = (name: string) => {
    const field = fields[name];
    return typeof field === 'string' && field ? { [name]: field } : {};
  };
  const list = fields.alternatives;
  return {
    ...word('error'),
    ...word('message'),
    ...word('code'),
    ...word('requestId'),
    ...(Array.isArray(list)
      ? { alternatives: list.filter((item) => typeof item === 'string') }
      : {}),
  };
}
