export type { CallOptions, Client, ClientOptions } from './create-client.ts';
export { createClient } from './create-client.ts';
export { AbortError, ApiError, NetworkError, TimeoutError } from './errors.ts';
export type { FileFormat, FileUrlOptions } from './file-url.ts';
export type { components, paths } from './generated/openapi.ts';
export type {
  AspectRatio,
  Config,
  EngineInfo,
  ErrorEnvelope,
  FeatureCategory,
  GenerateImageRequest,
  GenerateImageResult,
  Health,
  UploadLimits,
} from './types.ts';
