export { PosePainter } from './PosePainter.tsx';
export type {
  PoseDownloadDetail,
  PoseErrorDetail,
  PoseGenerateDetail,
  PosePainterCallbacks,
  PosePainterHandle,
  PosePainterProps,
  PoseResultDetail,
} from './types.ts';
