import { analyticsDocs, commonDocs } from './common-docs.ts';
import type { TableDocs } from './definition.ts';
import type { posePainterTable } from './pose-painter-table.ts';

export const posePainterDocs: TableDocs<typeof posePainterTable> = {
  name: 'NanoBananaPosePainterElement',
  doc: 'Brings one or two characters into a drawn pose and a described scene.',
  attributes: {
    ...commonDocs.attributes,
    scene: {
      default: 'empty',
      doc: 'Fills the description of the scene, and again whenever it changes.',
    },
    'keep-sketch': {
      default: 'kept, together with all painters of the page’s origin',
      doc: 'Name of a place of its own for what outlasts a reload; `none` keeps nothing.',
    },
  },
  properties: {
    ...commonDocs.properties,
    onSendToEditor: {
      type: '((picture: Blob) => void) | undefined',
      doc: 'The visitor wants to edit the result. The button is there only when this is given.',
    },
    onSendToFigurine: {
      type: '((picture: Blob) => void) | undefined',
      doc: 'The visitor wants a figurine of the result. The button is there only when this is given.',
    },
  },
  events: {
    ...commonDocs.events,
    ...analyticsDocs,
    'nb-generate': { detail: 'PoseGenerateDetail', doc: 'A picture is about to be asked for.' },
    'nb-result': { detail: 'PoseResultDetail', doc: 'A picture is made.' },
    'nb-error': {
      detail: 'PoseErrorDetail',
      doc: 'There is no picture, or no widget; in the words that the visitor sees.',
    },
    'nb-cancel': { detail: 'null', doc: 'The visitor has cancelled.' },
    'nb-download': { detail: 'PoseDownloadDetail', doc: 'The result is about to be saved.' },
  },
  methods: {
    generate: {
      parameters: '',
      doc: 'As the button: asks for the picture, or says what is missing. Resolves when it is over.',
    },
    cancel: { parameters: '', doc: 'Cancels the picture under way.' },
    reset: { parameters: '', doc: 'Back to an empty painter; Undo brings the sketch back.' },
    loadImage: {
      parameters: 'image: Blob | string | URL',
      doc: 'Takes a picture as a character: in the first free slot, else the second. Rejects when an address cannot be fetched.',
    },
  },
};
