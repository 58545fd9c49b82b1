import { defineWidget } from '../define-widget.ts';
import type { AnalyticsEvent } from '../provider/analytics.ts';
import type {
  DownloadDetail,
  ErrorDetail,
  GenerateDetail,
  ImageEditorHandle,
  ImageEditorProps,
  ResultDetail,
  ShownDetail,
} from '../widgets/image-editor/index.ts';
import { loadWork } from '../widgets/image-editor/load-work.ts';
import type { Props, WidgetDefinition } from './definition.ts';
import { editorTable } from './editor-table.ts';
import type {
  Asynchronous,
  CommonProp,
  FormControl,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';

export type { AttributeKind, Props } from './definition.ts';
export type {
  Asynchronous,
  CommonProp,
  FormControl,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';

const definition: WidgetDefinition = {
  table: editorTable,
  load: () => import('./load/editor.ts').then(({ widget }) => widget),
  loadWork,
};

/**
 * Registers `<nano-banana-editor>`; does nothing on a server, or where the tag is taken.
 * @param defaults - for elements that say nothing else, like `{ apiBaseUrl: 'https://banana.example' }`
 */
export function defineEditor(defaults?: Props): void {
  defineWidget(definition, defaults);
}

/** Events of `<nano-banana-editor>`, for `addEventListener`. */
export interface NanoBananaEditorElementEventMap {
  'nb-ready': CustomEvent<null>;
  'nb-generate': CustomEvent<GenerateDetail>;
  'nb-result': CustomEvent<ResultDetail>;
  'nb-error': CustomEvent<ErrorDetail>;
  'nb-cancel': CustomEvent<null>;
  'nb-change': CustomEvent<ShownDetail>;
  'nb-download': CustomEvent<DownloadDetail>;
  'nb-analytics': CustomEvent<AnalyticsEvent>;
}

type EditorProperties = Pick<
  ImageEditorProps,
  CommonProp | 'prompt' | 'promptOptimizer' | 'keepVersions' | 'example'
>;

/** The element `<nano-banana-editor>`. */
export interface NanoBananaEditorElement
  extends WidgetElement<NanoBananaEditorElementEventMap>,
    EditorProperties,
    Asynchronous<ImageEditorHandle>,
    FormControl {}

/** The element in JSX of React 19. */
export type NanoBananaEditorElementProps = ReactElementProps<
  NanoBananaEditorElement,
  EditorProperties,
  typeof editorTable.attributes
>;

declare global {
  interface HTMLElementTagNameMap {
    'nano-banana-editor': NanoBananaEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nano-banana-editor': NanoBananaEditorElementProps;
    }
  }
}
