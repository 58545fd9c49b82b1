import { z } from '@hono/zod-openapi';
import { MAX_STEPS, SCOPES } from '@nano-banana/image-engine';
import { jsonPart } from './json-part.ts';

/** One step of a plan, for the contract: which there are, the engine says. */
export const planStepSchema = z
  .object({
    op: z.string().openapi({
      description: 'Machine word of the operation, one of the engine’s `operations`.',
      example: 'warmth',
    }),
    params: z.record(z.string(), z.unknown()).openapi({
      description: 'Its complete parameters.',
      example: { percent: 20 },
    }),
    on: z.enum(SCOPES).optional().openapi({
      description:
        'The part of the picture it is limited to; left out, the whole picture. The land is all but the sky; marked is what subjectBox, subjectHints or the mask mark, unmarked all but that. Halves are divided in the middle of the picture as it is after it was turned and cropped.',
    }),
  })
  .openapi('PlanStep');

/** A step as answers have it. */
export const describedStepSchema = planStepSchema
  .extend({
    label: z.string().openapi({ description: 'A few words for a small label.' }),
    dial: z
      .object({
        key: z.string().openapi({ description: 'Name of the parameter, a number.' }),
        min: z.number(),
        max: z.number(),
        step: z.number().positive(),
      })
      .optional()
      .openapi({
        description: 'The parameter that can be turned up and down; left out where there is none.',
      }),
  })
  .openapi('DescribedPlanStep');

export const examplePlan = [
  {
    op: 'grayscale',
    params: {},
    on: 'background' as const,
    label: 'Black and white · background',
  },
  {
    op: 'warmth',
    params: { percent: 20 },
    label: 'Warmth +20',
    dial: { key: 'percent', min: -100, max: 100, step: 1 },
  },
];

/** The part `plan`; the active engine judges what is in it. */
export const planPart = jsonPart('plan', z.unknown(), {
  description:
    `What to do instead of what the prompt says, as JSON: 1 to ${MAX_STEPS} steps such as an answer’s \`plan\` has, ` +
    'whose `label` and `dial` may come along and are not read. The same plan changes the same pictures in the same way every time. For engines with the ability `plan`.',
  example: examplePlan.map(({ label: _label, dial: _dial, ...step }) => step),
  contentSchema: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_STEPS,
    items: { $ref: '#/components/schemas/PlanStep' },
  },
});
