import { definePosePainter } from './define-pose-painter.ts';

export * from './define-pose-painter.ts';

definePosePainter();
