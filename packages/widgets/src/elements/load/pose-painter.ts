import { PosePainter } from '../../widgets/pose-painter/index.ts';
import base from '../css/base.css?inline';
import own from '../css/pose-painter.css?inline';
import type { LoadedWidget } from '../definition.ts';

export const widget: LoadedWidget = { Widget: PosePainter, hasHandle: true, styles: [base, own] };
