import type { AppError } from './errors.ts';

/** What is known about one request from its arrival to its answer. */
export interface RequestState {
  /** Identifies the request in the answer's header, its envelope and the log. */
  readonly requestId: string;
  /** Headers that the answer carries, whatever it is. */
  readonly headers: Record<string, string>;
  /** True once an answer was built that carries {@link headers}. */
  hasHeaders: boolean;
  /** The failure behind a 5xx answer, for the access log. */
  failure: AppError | undefined;
}

/** The types of this application's context; `c.env` is the request's state. */
export interface AppEnv {
  Bindings: RequestState;
}
