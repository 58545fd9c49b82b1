import { defineWidget } from '../define-widget.ts';
import type { AnalyticsEvent } from '../provider/analytics.ts';
import type {
  PoseDownloadDetail,
  PoseErrorDetail,
  PoseGenerateDetail,
  PosePainterHandle,
  PosePainterProps,
  PoseResultDetail,
} from '../widgets/pose-painter/index.ts';
import type { Props, WidgetDefinition } from './definition.ts';
import type {
  Asynchronous,
  CommonProp,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';
import { posePainterTable } from './pose-painter-table.ts';

export type { AttributeKind, Props } from './definition.ts';
export type {
  Asynchronous,
  CommonProp,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';

const definition: WidgetDefinition = {
  table: posePainterTable,
  load: () => import('./load/pose-painter.ts').then(({ widget }) => widget),
};

/**
 * Registers `<nano-banana-pose-painter>`; does nothing on a server, or where the tag is taken.
 * @param defaults - for elements that say nothing else, like `{ apiBaseUrl: 'https://banana.example' }`
 */
export function definePosePainter(defaults?: Props): void {
  defineWidget(definition, defaults);
}

/** Events of `<nano-banana-pose-painter>`, for `addEventListener`. */
export interface NanoBananaPosePainterElementEventMap {
  'nb-ready': CustomEvent<null>;
  'nb-generate': CustomEvent<PoseGenerateDetail>;
  'nb-result': CustomEvent<PoseResultDetail>;
  'nb-error': CustomEvent<PoseErrorDetail>;
  'nb-cancel': CustomEvent<null>;
  'nb-download': CustomEvent<PoseDownloadDetail>;
  'nb-analytics': CustomEvent<AnalyticsEvent>;
}

type PosePainterProperties = Pick<
  PosePainterProps,
  CommonProp | 'scene' | 'keepSketch' | 'onSendToEditor' | 'onSendToFigurine'
>;

/** The element `<nano-banana-pose-painter>`. */
export interface NanoBananaPosePainterElement
  extends WidgetElement<NanoBananaPosePainterElementEventMap>,
    PosePainterProperties,
    Asynchronous<PosePainterHandle> {}

/** The element in JSX of React 19. */
export type NanoBananaPosePainterElementProps = ReactElementProps<
  NanoBananaPosePainterElement,
  PosePainterProperties,
  typeof posePainterTable.attributes
>;

declare global {
  interface HTMLElementTagNameMap {
    'nano-banana-pose-painter': NanoBananaPosePainterElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nano-banana-pose-painter': NanoBananaPosePainterElementProps;
    }
  }
}
