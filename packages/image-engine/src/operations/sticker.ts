import { z } from 'zod';
import { opaqueMask } from '../compose/background.ts';
import { asSticker } from '../compose/sticker.ts';
import { takeWords } from '../grammar/clauses/clause.ts';
import { defineOperation } from './operation.ts';

/** The subject cut out with a white edge, as a sticker. */
export const sticker = defineOperation({
  op: 'sticker',
  label: 'Sticker',
  example: 'Make it a sticker',
  related: ['Remove the background', 'Make it a cartoon', 'Turn it into a figurine'],
  stage: 'overlay',
  order: 90,
  touches: [],
  usesSubject: true,
  words: [
    [
      'sticker|stickers|sticker style|sticker effect|sticker look|sticker with white outline|sticker with white border|die cut sticker with white border|die cut sticker with white outline|die cut sticker with border|sticker with border|sticker with outline|sticker with transparent background|sticker on transparent background|transparent sticker|sticker png|die cut|die cut sticker|diecut|diecut sticker|cut out sticker|telegram sticker|whatsapp sticker|emoji sticker|vinyl sticker|decal|white outline around subject|white outline around him|white outline around her|white outline around me|white border around subject|outline subject in white|white outline|sticker outline',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(
      clause,
      ...[
        'white outline',
        'white border',
        'white edge',
        'outline',
        'outlined',
        'white',
        'border',
        'edge',
        'with',
        'style',
        'effect',
      ],
      ...[
        'transparent background',
        'transparent',
        'background',
        'cut out',
        'cute',
        'cool',
        'shadow',
        'whatsapp',
        'telegram',
        'around',
        'around subject',
        'emoji',
        'thick',
        'thin',
      ],
    );
    return {};
  },
  schema: z.object({}),
  chip: () => 'Sticker',
  describe: () => 'made it a sticker',
  passes: () => [
    {
      kind: 'measured',
      run: async (pixels, context) =>
        asSticker(pixels, opaqueMask(pixels, await context.subject()), context.checkpoint),
    },
  ],
});
