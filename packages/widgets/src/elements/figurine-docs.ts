import { commonDocs } from './common-docs.ts';
import type { TableDocs } from './definition.ts';
import type { figurineTable } from './figurine-table.ts';

export const figurineDocs: TableDocs<typeof figurineTable> = {
  name: 'NanoBananaFigurineElement',
  doc: 'Makes figurines: a photo, the picture of a collectible, a model for a 3D printer, a price, an order.',
  attributes: { ...commonDocs.attributes },
  properties: {
    ...commonDocs.properties,
    image: { type: 'Blob | undefined', doc: 'A photo to begin with; again whenever it changes.' },
  },
  events: {
    ...commonDocs.events,
    'nb-generate': {
      detail: 'FigurineGenerateDetail',
      doc: 'The picture of the figurine is about to be asked for.',
    },
    'nb-result': {
      detail: "import('@nano-banana/client-sdk').Figurine",
      doc: 'The picture of the figurine is made.',
    },
    'nb-model': { detail: "import('@nano-banana/client-sdk').Model", doc: 'The 3D model is made.' },
    'nb-quote': {
      detail: "import('@nano-banana/client-sdk').PrintJob",
      doc: 'There is a price for a print.',
    },
    'nb-order': {
      detail: "import('@nano-banana/client-sdk').PrintJob",
      doc: 'The print is ordered.',
    },
    'nb-error': {
      detail: 'FigurineErrorDetail',
      doc: 'A step failed, or there is no widget; in the words that the visitor sees.',
    },
    'nb-cancel': { detail: 'null', doc: 'The visitor has cancelled the picture of the figurine.' },
    'nb-download': {
      detail: 'FigurineDownloadDetail',
      doc: 'A picture or a model is about to be saved.',
    },
  },
  methods: {
    generate: {
      parameters: '',
      doc: 'As the button: asks for the picture of the figurine, or says what is missing. Resolves when it has begun.',
    },
    cancel: { parameters: '', doc: 'Cancels the picture of the figurine under way.' },
    reset: {
      parameters: '',
      doc: 'Back to the beginning; what was made stays on the server as long as it is kept there.',
    },
    loadImage: {
      parameters: 'image: Blob | string | URL',
      doc: 'Takes a photo as if it were chosen. Rejects when an address cannot be fetched.',
    },
  },
};
