import type { Caller } from './caller.ts';
import type { AppError } from './errors.ts';

/** What is known about one request from its arrival to its answer. */
export interface RequestState {
  /** Identifies the request in the answer's header, its envelope and the log. */
  readonly requestId: string;
  /** Path of the request, without a query. */
  readonly path: string;
  /**
   * The client's address as limits count it: an IPv4 address, the /64 of an IPv6 one such as
   * `2001:db8:1:2::/64`, or `unknown`. Computed when it is asked for.
   */
  readonly address: string;
  /** True when the client's own connection is encrypted, at the server or at a believed proxy. */
  readonly isSecure: boolean;
  /** Headers that the answer carries, whatever it is; they may be changed until it is built. */
  readonly headers: Record<string, string>;
  /** True once an answer was built that carries {@link headers}. */
  hasHeaders: boolean;
  /** Status of an answer that is given within a stream, once it is known. */
  later: Promise<number> | undefined;
  /** The failure behind a 5xx answer, for the access log. */
  failure: AppError | undefined;
  /**
   * Breaks off an answer whose rest cannot be sent, with its connection, so that nobody takes the part
   * for the whole. An error in the answer's stream would do so too, but Hono's adapter for Node writes
   * those to stderr as they are.
   *
   * @returns False when there is no connection, as in `app.request()`.
   */
  cutOff(): boolean;
}

/** The types of this application's context; `c.env` is the request's state. */
export interface AppEnv {
  Bindings: RequestState;
  /** Set by `identifyCaller`, on the routes that ask who calls. */
  Variables: { caller: Caller };
}
