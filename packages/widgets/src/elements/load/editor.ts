import { ImageEditor } from '../../widgets/image-editor/index.ts';
import base from '../css/base.css?inline';
import own from '../css/editor.css?inline';
import type { LoadedWidget } from '../definition.ts';

export const widget: LoadedWidget = { Widget: ImageEditor, hasHandle: true, styles: [base, own] };
