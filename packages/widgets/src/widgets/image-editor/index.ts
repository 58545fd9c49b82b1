export { ImageEditor } from './ImageEditor.tsx';
export type {
  DownloadDetail,
  EditorExample,
  ErrorDetail,
  GenerateDetail,
  ImageEditorCallbacks,
  ImageEditorProps,
  ResultDetail,
} from './types.ts';
