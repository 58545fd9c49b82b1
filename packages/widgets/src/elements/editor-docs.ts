import { analyticsDocs, commonDocs } from './common-docs.ts';
import type { TableDocs } from './definition.ts';
import type { editorTable } from './editor-table.ts';

export const editorDocs: TableDocs<typeof editorTable> = {
  name: 'NanoBananaEditorElement',
  doc: 'Edits pictures by words. In a form its value is the picture on show, as a file.',
  attributes: {
    ...commonDocs.attributes,
    prompt: { default: 'empty', doc: 'Fills the prompt, and again whenever it changes.' },
    'prompt-optimizer': {
      default: 'no tab',
      doc: 'Shows the prompt optimizer as a second tab, loaded when it is opened.',
    },
    'keep-versions': {
      default: 'kept, together with all editors of the page’s origin',
      doc: 'Name of a store of its own for what outlasts a reload; `none` keeps nothing.',
    },
    name: { default: 'not sent with a form', doc: 'Name of the file in its form.' },
    required: {
      default: 'the form may be sent without a picture',
      doc: 'The form cannot be sent before there is a picture.',
    },
  },
  properties: {
    ...commonDocs.properties,
    example: {
      type: "import('@nano-banana/widgets').EditorExample | undefined",
      doc: 'A picture to try with one click.',
    },
  },
  events: {
    ...commonDocs.events,
    ...analyticsDocs,
    'nb-generate': { detail: 'GenerateDetail', doc: 'An edit is about to be asked for.' },
    'nb-result': { detail: 'ResultDetail', doc: 'A picture is made.' },
    'nb-error': {
      detail: 'ErrorDetail',
      doc: 'There is no picture, or no widget; in the words that the visitor sees.',
    },
    'nb-cancel': { detail: 'null', doc: 'The visitor has cancelled an edit.' },
    'nb-change': { detail: 'ShownDetail', doc: 'Another result is on show, or none any more.' },
    'nb-download': { detail: 'DownloadDetail', doc: 'A result is about to be saved.' },
  },
  methods: {
    generate: {
      parameters: '',
      doc: 'As the button, once what was set and loaded before is there. Resolves when the edit is over; rejects with the reason when it cannot start.',
    },
    cancel: { parameters: '', doc: 'Cancels the edit under way.' },
    reset: {
      parameters: '',
      doc: 'Back to an empty editor; versions stay in their strip, and Undo brings the pictures back.',
    },
    loadImage: {
      parameters: 'image: Blob | string | URL',
      doc: 'Adds a picture as if it were chosen. Rejects when an address cannot be fetched.',
    },
  },
};
