export type { Client, ClientOptions } from './client.ts';
export { createClient } from './create-client.ts';
export { AbortError, ApiError, JobError, NetworkError, TimeoutError } from './errors.ts';
export type { FileFormat, FileUrlOptions } from './file-url.ts';
export type { components, paths } from './generated/openapi.ts';
export type {
  AspectRatio,
  CallOptions,
  CompletedJob,
  Config,
  CreateOptions,
  EngineInfo,
  ErrorEnvelope,
  FeatureCategory,
  FeedbackRequest,
  GenerateImageRequest,
  GenerateImageResult,
  Health,
  Job,
  Limit,
  Limits,
  SubscriptionRequest,
  UploadLimits,
} from './types.ts';
export type { Visitor } from './visitor.ts';
export type { WaitOptions } from './wait-for-job.ts';
