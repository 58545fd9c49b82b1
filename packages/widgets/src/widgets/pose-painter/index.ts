export { PosePainter } from './PosePainter.tsx';
export type {
  PoseDownloadDetail,
  PoseErrorDetail,
  PoseGenerateDetail,
  PosePainterCallbacks,
  PosePainterProps,
  PoseResultDetail,
} from './types.ts';
