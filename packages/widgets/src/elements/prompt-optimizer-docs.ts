import { analyticsDocs, commonDocs } from './common-docs.ts';
import type { TableDocs } from './definition.ts';
import type { promptOptimizerTable } from './prompt-optimizer-table.ts';

export const promptOptimizerDocs: TableDocs<typeof promptOptimizerTable> = {
  name: 'NanoBananaPromptOptimizerElement',
  doc: 'Makes prompts better: rewrites one and shows what changed, goes on from it, and shows what others ask for.',
  attributes: {
    ...commonDocs.attributes,
    prompt: { default: 'empty', doc: 'Fills the prompt, and again whenever it changes.' },
    'feature-category': {
      default: 'any',
      doc: 'What kind of edit the prompt is for: the id of a feature category.',
    },
  },
  properties: { ...commonDocs.properties },
  events: {
    ...commonDocs.events,
    ...analyticsDocs,
    'nb-use-prompt': {
      detail: 'UsePromptDetail',
      doc: 'The visitor takes a rewrite, a suggestion or a trending example.',
    },
    'nb-error': {
      detail: 'OptimizerErrorDetail',
      doc: 'An answer did not come, or no widget; in the words that the visitor sees.',
    },
  },
  methods: {},
};
