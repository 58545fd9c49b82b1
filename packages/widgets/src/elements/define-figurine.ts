import type { Figurine, Model, PrintJob } from '@nano-banana/client-sdk';
import { defineWidget } from '../define-widget.ts';
import type {
  FigurineDownloadDetail,
  FigurineErrorDetail,
  FigurineGenerateDetail,
  FigurineHandle,
  FigurineProps,
} from '../widgets/figurine/index.ts';
import type { Props, WidgetDefinition } from './definition.ts';
import type {
  Asynchronous,
  CommonProp,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';
import { figurineTable } from './figurine-table.ts';

export type { AttributeKind, Props } from './definition.ts';
export type {
  Asynchronous,
  CommonProp,
  ReactElementProps,
  WidgetElement,
} from './element-types.ts';

const definition: WidgetDefinition = {
  table: figurineTable,
  load: () => import('./load/figurine.ts').then(({ widget }) => widget),
};

/**
 * Registers `<nano-banana-figurine>`; does nothing on a server, or where the tag is taken.
 * @param defaults - for elements that say nothing else, like `{ apiBaseUrl: 'https://banana.example' }`
 */
export function defineFigurine(defaults?: Props): void {
  defineWidget(definition, defaults);
}

/** Events of `<nano-banana-figurine>`, for `addEventListener`. */
export interface NanoBananaFigurineElementEventMap {
  'nb-ready': CustomEvent<null>;
  'nb-generate': CustomEvent<FigurineGenerateDetail>;
  'nb-result': CustomEvent<Figurine>;
  'nb-model': CustomEvent<Model>;
  'nb-quote': CustomEvent<PrintJob>;
  'nb-order': CustomEvent<PrintJob>;
  'nb-error': CustomEvent<FigurineErrorDetail>;
  'nb-cancel': CustomEvent<null>;
  'nb-download': CustomEvent<FigurineDownloadDetail>;
}

type FigurineProperties = Pick<FigurineProps, CommonProp | 'image'>;

/** The element `<nano-banana-figurine>`. */
export interface NanoBananaFigurineElement
  extends WidgetElement<NanoBananaFigurineElementEventMap>,
    FigurineProperties,
    Asynchronous<FigurineHandle> {}

/** The element in JSX of React 19. */
export type NanoBananaFigurineElementProps = ReactElementProps<
  NanoBananaFigurineElement,
  FigurineProperties,
  typeof figurineTable.attributes
>;

declare global {
  interface HTMLElementTagNameMap {
    'nano-banana-figurine': NanoBananaFigurineElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nano-banana-figurine': NanoBananaFigurineElementProps;
    }
  }
}
