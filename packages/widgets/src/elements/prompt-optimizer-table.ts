import {
  analyticsEvent,
  commonAttributes,
  commonEvents,
  commonProperties,
} from './common-table.ts';
import { text, type WidgetTable } from './definition.ts';

/** What `<nano-banana-prompt-optimizer>` takes and tells; in words in `prompt-optimizer-docs.ts`. */
export const promptOptimizerTable = {
  tag: 'nano-banana-prompt-optimizer',
  attributes: {
    ...commonAttributes,
    prompt: { property: 'prompt', kind: text },
    'feature-category': { property: 'featureCategory', kind: text },
  },
  properties: [...commonProperties],
  events: {
    ...commonEvents,
    ...analyticsEvent,
    'nb-use-prompt': { callback: 'onUsePrompt' },
    'nb-error': { callback: 'onError' },
  },
  methods: [],
} as const satisfies WidgetTable;
