import { Figurine } from '../../widgets/figurine/index.ts';
import base from '../css/base.css?inline';
import own from '../css/figurine.css?inline';
import type { LoadedWidget } from '../definition.ts';

export const widget: LoadedWidget = { Widget: Figurine, hasHandle: true, styles: [base, own] };
