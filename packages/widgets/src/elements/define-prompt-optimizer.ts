import { defineWidget } from '../define-widget.ts';
import type { AnalyticsEvent } from '../provider/analytics.ts';
import type {
  OptimizerErrorDetail,
  PromptOptimizerProps,
  UsePromptDetail,
} from '../widgets/prompt-optimizer/index.ts';
import type { Props, WidgetDefinition } from './definition.ts';
import type { CommonProp, ReactElementProps, WidgetElement } from './element-types.ts';
import { promptOptimizerTable } from './prompt-optimizer-table.ts';

export type { AttributeKind, Props } from './definition.ts';
export type { CommonProp, ReactElementProps, WidgetElement } from './element-types.ts';

const definition: WidgetDefinition = {
  table: promptOptimizerTable,
  load: () => import('./load/prompt-optimizer.ts').then(({ widget }) => widget),
};

/**
 * Registers `<nano-banana-prompt-optimizer>`; does nothing on a server, or where the tag is taken.
 * @param defaults - for elements that say nothing else, like `{ apiBaseUrl: 'https://banana.example' }`
 */
export function definePromptOptimizer(defaults?: Props): void {
  defineWidget(definition, defaults);
}

/** Events of `<nano-banana-prompt-optimizer>`, for `addEventListener`. */
export interface NanoBananaPromptOptimizerElementEventMap {
  'nb-ready': CustomEvent<null>;
  'nb-use-prompt': CustomEvent<UsePromptDetail>;
  'nb-error': CustomEvent<OptimizerErrorDetail>;
  'nb-analytics': CustomEvent<AnalyticsEvent>;
}

type PromptOptimizerProperties = Pick<
  PromptOptimizerProps,
  CommonProp | 'prompt' | 'featureCategory'
>;

/** The element `<nano-banana-prompt-optimizer>`. */
export interface NanoBananaPromptOptimizerElement
  extends WidgetElement<NanoBananaPromptOptimizerElementEventMap>,
    PromptOptimizerProperties {}

/** The element in JSX of React 19. */
export type NanoBananaPromptOptimizerElementProps = ReactElementProps<
  NanoBananaPromptOptimizerElement,
  PromptOptimizerProperties,
  typeof promptOptimizerTable.attributes
>;

declare global {
  interface HTMLElementTagNameMap {
    'nano-banana-prompt-optimizer': NanoBananaPromptOptimizerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nano-banana-prompt-optimizer': NanoBananaPromptOptimizerElementProps;
    }
  }
}
