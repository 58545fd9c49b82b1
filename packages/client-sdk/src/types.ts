import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];

/** Answer of `GET /api/config`. */
export type Config = Schemas['Config'];
/** Answer of `GET /api/health`. */
export type Health = Schemas['Health'];
/** Answer of `POST /api/generate-image`. */
export type GenerateImageResult = Schemas['GenerateImageResult'];

export type EngineInfo = Schemas['Engine'];
export type FeatureCategory = Schemas['FeatureCategory'];
export type UploadLimits = Schemas['Limits'];
/** Width : height, such as `'16:9'`. */
export type AspectRatio = Config['aspectRatios'][number];
/** The body of every failed answer of the API. */
export type ErrorEnvelope = Schemas['Error'];

export interface GenerateImageRequest {
  /** 1 to 5 pictures in order; the first is the primary. */
  images: readonly Blob[];
  /** What should change, in plain words. */
  prompt: string;
  /** One of the config's `aspectRatios`; left out = as the primary picture. */
  aspectRatio?: AspectRatio | undefined;
  /** Cancels the call and the server's work. */
  signal?: AbortSignal | undefined;
}
