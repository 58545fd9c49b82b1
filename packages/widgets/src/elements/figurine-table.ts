import { commonAttributes, commonEvents, commonProperties } from './common-table.ts';
import type { WidgetTable } from './definition.ts';

/** What `<nano-banana-figurine>` takes and tells; in words in `figurine-docs.ts`. */
export const figurineTable = {
  tag: 'nano-banana-figurine',
  attributes: { ...commonAttributes },
  properties: [...commonProperties, 'image'],
  events: {
    ...commonEvents,
    'nb-generate': { callback: 'onGenerate', cancelable: true },
    'nb-result': { callback: 'onFigurine' },
    'nb-model': { callback: 'onModel' },
    'nb-quote': { callback: 'onQuote' },
    'nb-order': { callback: 'onOrder' },
    'nb-error': { callback: 'onError' },
    'nb-cancel': { callback: 'onCancel' },
    'nb-download': { callback: 'onDownload', cancelable: true },
  },
  methods: ['generate', 'cancel', 'reset', 'loadImage'],
} as const satisfies WidgetTable;
