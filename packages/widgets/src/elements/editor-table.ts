import {
  analyticsEvent,
  commonAttributes,
  commonEvents,
  commonProperties,
} from './common-table.ts';
import { presence, storeName, text, type WidgetTable } from './definition.ts';

/** What `<nano-banana-editor>` takes and tells; in words in `editor-docs.ts`. */
export const editorTable = {
  tag: 'nano-banana-editor',
  attributes: {
    ...commonAttributes,
    prompt: { property: 'prompt', kind: text },
    'prompt-optimizer': { property: 'promptOptimizer', kind: presence },
    'keep-versions': { property: 'keepVersions', kind: storeName },
    name: { property: 'name', kind: text },
    required: { property: 'required', kind: presence },
  },
  properties: [...commonProperties, 'example'],
  events: {
    ...commonEvents,
    ...analyticsEvent,
    'nb-generate': { callback: 'onGenerate', cancelable: true },
    'nb-result': { callback: 'onResult' },
    'nb-error': { callback: 'onError' },
    'nb-cancel': { callback: 'onCancel' },
    'nb-change': { callback: 'onChange' },
    'nb-download': { callback: 'onDownload', cancelable: true },
  },
  methods: ['generate', 'cancel', 'reset', 'loadImage'],
  formEvent: 'nb-change',
} as const satisfies WidgetTable;
