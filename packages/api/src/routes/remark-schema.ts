import { z } from '@hono/zod-openapi';

/** A sentence of a message, for clients that say it in another language. */
export const remarkSchema = z
  .object({
    code: z.string().openapi({
      description:
        'Stable machine word for what is said, such as `done`, `idle`, `left_out`, `refused` or `check_edge`. There may be more of them one day: show `text` for those that you do not know.',
      example: 'left_out',
    }),
    text: z.string().openapi({
      description: 'The sentence in English.',
      example: 'Left out: “make him smile”, because the embedded engine cannot change expressions.',
    }),
    values: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.array(z.string()), z.array(z.number())]),
      )
      .optional()
      .openapi({
        description:
          'What the sentence speaks of, by name: numbers, machine words (`ops` are operations, `steps` places in the `plan`, `reason` is why a wish was left out), and the visitor’s own words (`phrase`). Left out where the code says it all.',
        example: { phrase: 'make him smile', reason: 'expressions' },
      }),
  })
  .openapi('Remark');

/** What a message says, sentence by sentence. */
export const remarksSchema = z.array(remarkSchema).openapi({
  description:
    '`message` sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only.',
});
