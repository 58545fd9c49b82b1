import { PosePainter } from '@nano-banana/widgets/pose-painter';

/** The pose painter; its code is loaded beside the page's. */
export function PoseSection() {
  return <PosePainter />;
}
