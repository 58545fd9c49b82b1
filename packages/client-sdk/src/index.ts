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
  DescribedPlanStep,
  EditProgress,
  EngineInfo,
  ErrorEnvelope,
  FeatureCategory,
  FeedbackRequest,
  FindSubjectRequest,
  FoundSubject,
  GenerateImageRequest,
  GenerateImageResult,
  Health,
  Job,
  Limit,
  Limits,
  PlanStep,
  ProgressOptions,
  SubjectBox,
  SubjectMarks,
  SubjectStroke,
  SubscriptionRequest,
  UploadLimits,
  Wish,
} from './types.ts';
export type { Visitor } from './visitor.ts';
export type { WaitOptions } from './wait-for-job.ts';
