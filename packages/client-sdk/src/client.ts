import type { FileFormat, FileUrlOptions } from './file-url.ts';
import type {
  CallOptions,
  CompletedJob,
  Config,
  FeedbackRequest,
  FindSubjectRequest,
  FoundSubject,
  GenerateImageRequest,
  GenerateImageResult,
  Health,
  Job,
  Limits,
  ProgressOptions,
  SubscriptionRequest,
} from './types.ts';
import type { Visitor } from './visitor.ts';
import type { WaitOptions } from './wait-for-job.ts';

/** What {@link createClient} takes. */
export interface ClientOptions {
  /** Origin (and path prefix) of the API, without `/api`. Default `''`: the page's own origin. */
  baseUrl?: string | undefined;
  /** Partner key, sent as `Authorization: Bearer …`. */
  apiKey?: string | undefined;
  /**
   * Who the visitor is: 16 to 128 of A-Z, a-z, 0-9, `_` and `-`, that nobody can guess. Default: 128 random
   * bits, made at the first call that needs them and kept in `localStorage` under `nano-banana-visitor`;
   * where there is no such storage, as long as the client lives. `false` = none: for a server of your own,
   * whose jobs then belong to its `apiKey`.
   */
  visitorToken?: string | false | undefined;
  /** Another `fetch` than the runtime's. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds for a whole call, reading the answer included. Default 120000; 0 = no limit. */
  timeout?: number | undefined;
}

/** See {@link createClient}. Every call may throw ApiError, NetworkError, TimeoutError or AbortError. */
export interface Client {
  config: {
    /** Limits, picture types, aspect ratios, the engine and its abilities, feature categories. */
    get(options?: CallOptions): Promise<Config>;
  };
  health: { get(options?: CallOptions): Promise<Health> };
  /**
   * What makes a picture. When the connection breaks, the client asks once more, half a second later, under
   * the same idempotency key. An answer is never asked for again: after 429 and 503 the error's
   * `retryAfter` says when to.
   */
  images: {
    /** Edits pictures by words. All pictures are sent in order; the first is the primary. */
    generate(request: GenerateImageRequest & ProgressOptions): Promise<GenerateImageResult>;
    /**
     * The same as a job, which goes on without a connection: see `jobs.wait`. Aborting the signal does not
     * stop a job that has begun.
     */
    start(request: GenerateImageRequest): Promise<Job>;
    /** Shows what an edit would take for the subject. No picture is counted. */
    findSubject(request: FindSubjectRequest): Promise<FoundSubject>;
  };
  jobs: {
    /** How far a job is and what came of it. */
    get(id: string, options?: CallOptions): Promise<Job>;
    /** The visitor's newest jobs, the newest first, at most 100. */
    list(options?: CallOptions): Promise<Job[]>;
    /** Stops a job, and tells what it is now; one that is over stays as it is. */
    cancel(id: string, options?: CallOptions): Promise<Job>;
    /**
     * Waits for a job, however long it takes. Looks at it after 0.3 seconds and then less and less
     * often, every 2 seconds at last; passes over broken connections and a server that restarts.
     * @throws JobError when the job failed or was cancelled
     * @example
     * const { id } = await client.images.start({ images: [photo], prompt: 'make it warmer' });
     * const { result } = await client.jobs.wait(id, { onProgress: (job) => show(job.progress) });
     */
    wait(id: string, options?: WaitOptions): Promise<CompletedJob>;
  };
  limits: {
    /** What is left for the visitor or the key; asking does not count. */
    get(options?: CallOptions): Promise<Limits>;
  };
  subscriptions: {
    /** Asks for news; an address that is known already is taken like a new one. */
    create(request: SubscriptionRequest): Promise<void>;
  };
  feedback: {
    /** Tells the people behind the server what a visitor thinks. */
    create(request: FeedbackRequest): Promise<void>;
  };
  files: {
    /** Absolute address of a stored picture, as another type or as a download if wanted. */
    url(imageUrl: string, options?: FileUrlOptions): string;
    /** The picture's bytes, converted by the server when `format` is another type. */
    get(imageUrl: string, options?: CallOptions & { format?: FileFormat }): Promise<Blob>;
  };
  visitor: Visitor;
}
