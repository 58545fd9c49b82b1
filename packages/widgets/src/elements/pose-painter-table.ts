import {
  analyticsEvent,
  commonAttributes,
  commonEvents,
  commonProperties,
} from './common-table.ts';
import { storeName, text, type WidgetTable } from './definition.ts';

/** What `<nano-banana-pose-painter>` takes and tells; in words in `pose-painter-docs.ts`. */
export const posePainterTable = {
  tag: 'nano-banana-pose-painter',
  attributes: {
    ...commonAttributes,
    scene: { property: 'scene', kind: text },
    'keep-sketch': { property: 'keepSketch', kind: storeName },
  },
  properties: [...commonProperties, 'onSendToEditor', 'onSendToFigurine'],
  events: {
    ...commonEvents,
    ...analyticsEvent,
    'nb-generate': { callback: 'onGenerate', cancelable: true },
    'nb-result': { callback: 'onResult' },
    'nb-error': { callback: 'onError' },
    'nb-cancel': { callback: 'onCancel' },
    'nb-download': { callback: 'onDownload', cancelable: true },
  },
  methods: ['generate', 'cancel', 'reset', 'loadImage'],
} as const satisfies WidgetTable;
