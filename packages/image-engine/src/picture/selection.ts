import { z } from 'zod';

/** A share of the picture's width or height, from the left or the top of the upright picture. */
const share = z.number().min(0).max(1);

/** Strokes, and points of a stroke, that are taken; more is a program at work, not a hand. */
export const MAX_STROKES = 200;
const MAX_POINTS = 2000;

/** A rectangle around what is meant; each side as a share of the picture's width or height. */
export const boxSchema = z
  .object({ left: share, top: share, right: share, bottom: share })
  .refine(({ left, top, right, bottom }) => right > left && bottom > top, {
    error: 'The box has no area: right must exceed left, and bottom must exceed top.',
  });

/** A line painted by hand: what it covers belongs to what is meant, or does not. */
export const strokeSchema = z.object({
  keep: z.boolean(),
  /** Half the line's width, as a share of the picture's longer edge. */
  radius: z.number().min(0.001).max(0.5),
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(MAX_POINTS),
});

/** What a visitor marked by hand; both parts may be there, later strokes win over earlier ones. */
export const selectionSchema = z.object({
  box: boxSchema.optional(),
  strokes: z.array(strokeSchema).max(MAX_STROKES).optional(),
});

export type Box = z.output<typeof boxSchema>;
export type Stroke = z.output<typeof strokeSchema>;
export type Selection = z.output<typeof selectionSchema>;

/** Whether nothing was marked. */
export function isEmpty({ box, strokes = [] }: Selection): boolean {
  return box === undefined && strokes.length === 0;
}
