export type { Words } from './locales/en.ts';
export { en } from './locales/en.ts';
export { type Locale, languages, loadLocale } from './locales/locale.ts';
export type { OwnWords } from './locales/words.ts';
export type {
  AnalyticsEvent,
  AnalyticsHandler,
  SuggestionSource,
} from './provider/analytics.ts';
export type { NanoBananaProviderProps, Theme } from './provider/NanoBananaProvider.tsx';
export { NanoBananaProvider, useAnalytics } from './provider/NanoBananaProvider.tsx';
export {
  Figurine,
  type FigurineCallbacks,
  type FigurineDownloadDetail,
  type FigurineErrorDetail,
  type FigurineGenerateDetail,
  type FigurineHandle,
  type FigurineProps,
} from './widgets/figurine/index.ts';
export {
  type DownloadDetail,
  type EditorExample,
  type ErrorDetail,
  type GenerateDetail,
  ImageEditor,
  type ImageEditorCallbacks,
  type ImageEditorHandle,
  type ImageEditorProps,
  type ResultDetail,
  type ShownDetail,
} from './widgets/image-editor/index.ts';
export {
  type PoseDownloadDetail,
  type PoseErrorDetail,
  type PoseGenerateDetail,
  PosePainter,
  type PosePainterCallbacks,
  type PosePainterHandle,
  type PosePainterProps,
  type PoseResultDetail,
} from './widgets/pose-painter/index.ts';
export {
  type OptimizerErrorDetail,
  PromptOptimizer,
  type PromptOptimizerCallbacks,
  type PromptOptimizerProps,
  type PromptSource,
  type UsePromptDetail,
} from './widgets/prompt-optimizer/index.ts';
