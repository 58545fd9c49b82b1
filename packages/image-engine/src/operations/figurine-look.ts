import { z } from 'zod';
import { opaqueMask } from '../compose/background.ts';
import { asFigurine } from '../compose/figurine.ts';
import { takeWords } from '../grammar/clauses/clause.ts';
import { defineOperation } from './operation.ts';

/** The subject as a collectible vinyl figure on a base. */
export const figurineLook = defineOperation({
  op: 'figurineLook',
  label: 'Figurine',
  example: 'Turn it into a figurine',
  related: ['Make it a sticker', 'Make it a cartoon', 'Give it a studio background'],
  stage: 'subject',
  order: 50,
  touches: [],
  usesSubject: true,
  words: [
    [
      'figurine|figurines|figures|collectible figures|collectible figurines|collectable figures|action figures|toy figures|vinyl figures|collector figures|figurine look|figurine style|collectible|collectible figurine|collectible figure|collectable|collectable figurine|collectable figure|action figure|action figurine|vinyl figure|vinyl figurine|vinyl toy|art toy|designer toy|toy figure|toy figurine|toy|funko|funko pop|bobblehead|statuette|miniature figure|miniature figurine|miniature|3d figurine|3d figure|figure on base|pvc figure|resin figure|plastic figure|plastic toy|desk figure|desktop figurine|anime figure|nendoroid|chibi figure|collectible toy|collector figure',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(
      clause,
      ...[
        'on base',
        'base',
        'with base',
        'round base',
        'round',
        'on',
        'collectible',
        'studio',
        'in studio',
        'on stand',
        'stand',
        'display',
        'on display',
        'vinyl',
        'plastic',
        'cute',
      ],
      ...[
        'look',
        'style',
        'figure',
        'commercial',
        'realistic',
        'scale',
        'desk',
        'on desk',
        'on pedestal',
        'pedestal',
        'with',
        'toy',
        'collectable',
        'small',
        'little',
        'mini',
      ],
    );
    return {};
  },
  schema: z.object({}),
  chip: () => 'Figurine',
  describe: () => 'gave the subject a figurine look',
  passes: () => [
    {
      kind: 'measured',
      run: async (pixels, context) =>
        asFigurine(pixels, opaqueMask(pixels, await context.subject()), context.checkpoint),
    },
  ],
});
