import { z } from '@hono/zod-openapi';
import { boxSchema, MAX_STROKES, type Selection, strokeSchema } from '@nano-banana/image-engine';
import { jsonPart } from './json-part.ts';

/** The engine’s own schemas, with what the contract says of them. */
export const subjectBoxSchema = boxSchema
  .describe(
    'A rectangle; each side as a share, 0 to 1, of the upright picture’s width or height. A side less than 0.025 from the picture’s own is taken to lie on it; a box around the whole picture tells nothing.',
  )
  .openapi('SubjectBox');
export const subjectStrokeSchema = strokeSchema
  .describe(
    'A line painted by hand: what it covers belongs to the subject (`keep`) or does not. `radius`: half its width as a share of the picture’s longer edge. `points`: x and y as shares of the upright picture’s width and height.',
  )
  .openapi('SubjectStroke');

export const exampleBox = { left: 0.2, top: 0.1, right: 0.7, bottom: 0.95 };
const exampleStrokes = [
  {
    keep: true,
    radius: 0.02,
    points: [
      [0.4, 0.3],
      [0.45, 0.6],
    ],
  },
];

/** The parts by which a visitor says what the subject is. */
export const selectionParts = {
  subjectBox: jsonPart('subjectBox', boxSchema, {
    description:
      'A box around the subject of the primary picture, as JSON. For engines with the ability `subject`.',
    example: exampleBox,
    contentSchema: { $ref: '#/components/schemas/SubjectBox' },
  }),
  subjectHints: jsonPart('subjectHints', z.array(strokeSchema).max(MAX_STROKES), {
    description: `Up to ${MAX_STROKES} strokes that say what belongs to the subject and what does not, as JSON; later ones win. For engines with the ability \`subject\`.`,
    example: exampleStrokes,
    contentSchema: {
      type: 'array',
      maxItems: MAX_STROKES,
      items: { $ref: '#/components/schemas/SubjectStroke' },
    },
  }),
};

/** What the parts come to. */
export function toSelection({
  subjectBox: box,
  subjectHints: strokes,
}: {
  subjectBox?: Selection['box'];
  subjectHints?: Selection['strokes'];
}): Selection {
  return { ...(box && { box }), ...(strokes?.length && { strokes }) };
}
