export type { Words } from './locales/en.ts';
export { en } from './locales/en.ts';
export type { NanoBananaProviderProps, Theme } from './provider/NanoBananaProvider.tsx';
export { NanoBananaProvider } from './provider/NanoBananaProvider.tsx';
export {
  type DownloadDetail,
  type EditorExample,
  type ErrorDetail,
  type GenerateDetail,
  ImageEditor,
  type ImageEditorCallbacks,
  type ImageEditorProps,
  type ResultDetail,
} from './widgets/image-editor/index.ts';
