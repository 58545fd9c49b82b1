import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];

/** Answer of `GET /api/config`. */
export type Config = Schemas['Config'];
/** Answer of `GET /api/health`. */
export type Health = Schemas['Health'];
/** Answer of `POST /api/generate-image`. */
export type GenerateImageResult = Schemas['GenerateImageResult'];
/** Work that goes on without a connection; `state` says how far it is, and whether it is over. */
export type Job = Schemas['Job'];
/** A job that made its picture. */
export type CompletedJob = Job & { state: 'completed'; result: NonNullable<Job['result']> };
/** How much the caller may still do; answer of `GET /api/limits`. */
export type Limits = Schemas['CallerLimits'];
/** What is left of one limit: of this minute, day or month. */
export type Limit = Schemas['Limit'];

export type EngineInfo = Schemas['Engine'];
export type FeatureCategory = Schemas['FeatureCategory'];
export type UploadLimits = Schemas['Limits'];
/** Width : height, such as `'16:9'`. */
export type AspectRatio = Config['aspectRatios'][number];
/** The body of every failed answer of the API. */
export type ErrorEnvelope = Schemas['Error'];

/** What every call takes. */
export interface CallOptions {
  /** Ends the call with {@link AbortError}; the server stops working on it. */
  signal?: AbortSignal | undefined;
}

/** What every call takes that makes something. */
export interface CreateOptions extends CallOptions {
  /**
   * Calls with the same key and content make one thing: within 24 hours the later ones get the first one's
   * answer. 1 to 255 visible ASCII characters. Default: a new random one for each call, under which the client
   * itself tries once more when the connection breaks.
   */
  idempotencyKey?: string | undefined;
}

export interface GenerateImageRequest extends CreateOptions {
  /** 1 to 5 pictures in order; the first is the primary. */
  images: readonly Blob[];
  /** What should change, in plain words. */
  prompt: string;
  /** One of the config's `aspectRatios`; left out = as the primary picture. */
  aspectRatio?: AspectRatio | undefined;
}

export interface SubscriptionRequest extends CreateOptions {
  email: string;
  /** Where on the site it was asked for, such as `blog`. */
  source?: string | undefined;
}

export interface FeedbackRequest extends CreateOptions {
  /** 1 to 2000 characters. */
  message: string;
  /** Where an answer may be sent. */
  email?: string | undefined;
  /** Where on the site it was written, such as `editor`. */
  source?: string | undefined;
}
