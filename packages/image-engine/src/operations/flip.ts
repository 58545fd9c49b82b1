import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { RANK } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

type Axis = 'horizontal' | 'vertical';

/** Mirrors the picture left to right or top to bottom. */
export const flip = defineOperation({
  op: 'flip',
  label: 'Flip or mirror',
  example: 'Flip it horizontally',
  related: ['Flip it vertically', 'Rotate it 90° to the left', 'Turn it upside down'],
  stage: 'geometry',
  order: 20,
  touches: ['orientation'],
  words: [
    [
      'flip vertically|flip vertical|vertical flip|vertically flipped|mirror vertically|mirror upside down|vertical mirror|flip top to bottom|flip over vertically|flip upside down|flip up down',
      { axis: 'vertical' as Axis },
    ],
    [
      'flip horizontally|flip horizontal|horizontal flip|horizontally flipped|mirror horizontally|horizontal mirror|mirror|mirrored|mirror image|mirroring|flop|mirror effect|flip left to right|flip left right|reverse horizontally|like in mirror|text reads right|writing reads right|words read right|reads correctly|text reads correctly|writing is readable|text is readable|text is backwards|writing is backwards|backwards text|text backwards|letters are backwards|mirror writing|unmirror|text is mirrored|is mirrored|face other way|faces other way|facing other way|look other way|looks other way',
      { axis: 'horizontal' as Axis },
    ],
    ['flip|flipped|flipping|flip over|flip around', { axis: null }],
  ],
  read: (clause, hint: { axis: Axis | null }): { axis: Axis } => {
    const vertical = takeWords(
      clause,
      'vertically',
      'vertical',
      'top to bottom',
      'upside down',
      'y axis',
    );
    takeWords(
      clause,
      'horizontally',
      'horizontal',
      'left to right',
      'right to left',
      'left and right',
      'x axis',
      'sideways',
      'image',
      'along',
      'axis',
      'direction',
    );
    // "Mirror image, top to bottom"
    return { axis: vertical ? 'vertical' : (hint.axis ?? 'horizontal') };
  },
  schema: z.object({ axis: z.enum(['horizontal', 'vertical']) }),
  chip: ({ axis }) => (axis === 'vertical' ? 'Flip vertically' : 'Flip horizontally'),
  describe: ({ axis }: { axis: Axis }) =>
    axis === 'vertical' ? 'flipped it top to bottom' : 'mirrored it left to right',
  passes: ({ axis }) => [
    {
      kind: 'stream',
      rank: RANK.flip,
      grey: 'keeps',
      build: (sharp) => (axis === 'vertical' ? sharp.flip() : sharp.flop()),
    },
  ],
});
