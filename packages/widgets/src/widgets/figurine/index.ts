export { Figurine } from './Figurine.tsx';
export type {
  FigurineCallbacks,
  FigurineDownloadDetail,
  FigurineErrorDetail,
  FigurineGenerateDetail,
  FigurineHandle,
  FigurineProps,
} from './types.ts';
