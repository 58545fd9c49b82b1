export { ImageEditor } from './ImageEditor.tsx';
export type {
  DownloadDetail,
  EditorExample,
  ErrorDetail,
  GenerateDetail,
  ImageEditorCallbacks,
  ImageEditorHandle,
  ImageEditorProps,
  ResultDetail,
  ShownDetail,
} from './types.ts';
