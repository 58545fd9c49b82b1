import type { FileFormat, FileUrlOptions } from './file-url.ts';
import type {
  CallOptions,
  CompletedFigurine,
  CompletedJob,
  CompletedModel,
  Config,
  FeedbackRequest,
  Figurine,
  FindSubjectRequest,
  FoundSubject,
  GenerateFigurineRequest,
  GenerateImageRequest,
  GenerateImageResult,
  GeneratePoseRequest,
  GeneratePoseResult,
  Health,
  Job,
  Limits,
  MakeModelRequest,
  Model,
  OptimizedPrompt,
  OptimizePromptOptions,
  OrderRequest,
  PrintJob,
  PrintOrder,
  ProgressOptions,
  PromptPack,
  Provenance,
  QuoteRequest,
  SubscriptionRequest,
  SuccessRecord,
  SuggestOptions,
  TrendingPattern,
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
    /**
     * Says whether a picture was made by this server, by its watermark and its content credentials. The
     * picture is not kept, and none is counted.
     */
    verify(image: Blob, options?: CallOptions): Promise<Provenance>;
  };
  poses: {
    /** Puts characters into a scene, in the poses that are drawn. */
    generate(request: GeneratePoseRequest): Promise<GeneratePoseResult>;
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
    wait(id: string, options?: WaitOptions<Job>): Promise<CompletedJob>;
  };
  figurines: {
    /** The templates, in the order in which to offer them. */
    promptPacks(options?: CallOptions): Promise<PromptPack[]>;
    /** Begins to make the picture of a figurine: see `wait`. Aborting the signal does not stop what has begun. */
    generate(request: GenerateFigurineRequest): Promise<Figurine>;
    get(id: string, options?: CallOptions): Promise<Figurine>;
    /** The visitor's newest figurines, the newest first, at most 100. */
    list(options?: CallOptions): Promise<Figurine[]>;
    /** Stops the making of a figurine; one that is over stays as it is. */
    cancel(id: string, options?: CallOptions): Promise<Figurine>;
    /** Waits for a figurine as `jobs.wait` does. @throws JobError when it failed or was cancelled */
    wait(id: string, options?: WaitOptions<Figurine>): Promise<CompletedFigurine>;
    /** Begins to make a printable model of it: see `models.wait`. The same wish again is the same model. */
    makeModel(id: string, request?: MakeModelRequest): Promise<Model>;
  };
  models: {
    get(id: string, options?: CallOptions): Promise<Model>;
    /** Stops the making of a model; one that is over stays as it is. */
    cancel(id: string, options?: CallOptions): Promise<Model>;
    /** Waits for a model as `jobs.wait` does. @throws JobError when it failed or was cancelled */
    wait(id: string, options?: WaitOptions<Model>): Promise<CompletedModel>;
    /** Prices the print of a completed model; the price is valid for 14 days. */
    quote(id: string, request?: QuoteRequest): Promise<PrintJob>;
  };
  printJobs: {
    get(id: string, options?: CallOptions): Promise<PrintJob>;
    /** Orders at the quoted price, once. */
    order(id: string, request: OrderRequest): Promise<PrintOrder>;
  };
  prompts: {
    /**
     * Completes a prompt without changing what it asks for. 1 to `maxPromptLength` characters.
     * @throws ApiError `unsupported_edit` with `alternatives` when the engine can do nothing of it
     */
    optimize(prompt: string, options?: OptimizePromptOptions): Promise<OptimizedPrompt>;
    /** Prompts that go on from one: all different, and none the prompt itself. */
    suggest(basePrompt: string, options?: SuggestOptions): Promise<string[]>;
    /** What visitors ask for and keep, most popular first. */
    trending(options?: CallOptions): Promise<TrendingPattern[]>;
    /** Tells what became of a result, once, when the visitor leaves it; survives the end of the page. */
    recordSuccess(record: SuccessRecord): Promise<void>;
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
    /** Absolute address of a stored file; a picture may be asked for as another type, everything as a download. */
    url(imageUrl: string, options?: FileUrlOptions): string;
    /** Absolute address of the server's page that says where a stored picture comes from. */
    checkUrl(imageUrl: string): string;
    /** The picture's bytes, converted by the server when `format` is another type. */
    get(imageUrl: string, options?: CallOptions & { format?: FileFormat }): Promise<Blob>;
  };
  visitor: Visitor;
}
