import { z } from 'zod';
import { opaqueMask } from '../compose/background.ts';
import { asSticker } from '../compose/sticker.ts';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { colourAt, colourFromHex, type NamedColour } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { defineOperation } from './operation.ts';
import { colourSchema, numberBetween } from './params.ts';

interface Params {
  /** Of the edge; white when it is left out. */
  colour?: NamedColour | undefined;
  /** Width of the edge, 0.004 to 0.08 of the picture's longer edge; 0.02 when it is left out. */
  edge?: number | undefined;
}

export const EDGES = { little: 0.01, usual: 0.02, much: 0.036, most: 0.055 };
const WHITE = [255, 255, 255] as const;

/** "Outlined thick black": the colour behind that word. */
function takeEdgeColour({ tokens, used }: Clause): NamedColour | null {
  const words = tokens.map(({ text }) => text);
  const from = words.indexOf('outlined');
  const exact = tokens.findIndex(({ kind }, i) => kind === 'hex' && i > from && i <= from + 3);
  if (from >= 0 && exact >= 0) {
    used.add(exact);
    return colourFromHex(words[exact] as string);
  }
  const at = words.findIndex((_, i) => i > from && i <= from + 3 && colourAt(words, i) !== null);
  const found = from < 0 || at < 0 ? null : colourAt(words, at);
  for (let k = 0; found && k < found.length; k++) used.add(at + k);
  return found?.colour ?? null;
}

/** The subject cut out with an edge of paper, as a sticker. */
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
  read: (clause): Params => {
    const colour = takeEdgeColour(clause);
    const isEdged = clause.tokens.some(({ text }) => /^(outlined?|border|edge)$/.test(text));
    const edge = isEdged ? EDGES[takeIntensity(clause)] : EDGES.usual;
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
      ],
    );
    return {
      ...(colour && colour.name !== 'white' ? { colour } : {}),
      ...(edge === EDGES.usual ? {} : { edge }),
    };
  },
  schema: z.object({
    colour: colourSchema.optional(),
    edge: numberBetween(0.004, 0.08).optional(),
  }),
  chip: ({ colour }) => `Sticker${colour ? `: ${colour.name} edge` : ''}`,
  describe: ({ colour, edge = EDGES.usual }: Params) => {
    const width = edge < EDGES.usual ? 'thin ' : edge > EDGES.usual ? 'thick ' : '';
    const how = colour || width ? ` with a ${width}${colour?.name ?? 'white'} edge` : '';
    return `made it a sticker${how}`;
  },
  passes: ({ colour, edge = EDGES.usual }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const paper = { colour: colour?.rgb ?? WHITE, edge };
        const mask = opaqueMask(pixels, await context.subject());
        return asSticker(pixels, mask, paper, context.checkpoint);
      },
    },
  ],
});
