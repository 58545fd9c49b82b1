import { z } from '@hono/zod-openapi';

const maxEmailLength = 254;
const maxSourceLength = 100;
const notAnAddress = 'Please enter a valid e-mail address, such as ada@example.org';

/** An e-mail address; blanks around it and capital letters do not count. */
export const emailField = z
  .string({ error: notAnAddress })
  .trim()
  .toLowerCase()
  .max(maxEmailLength, `An e-mail address may have at most ${maxEmailLength} characters.`)
  .check(z.email(notAnAddress))
  .openapi({
    format: 'email',
    // The pattern that judges it is for machines only; the format says it to people.
    pattern: undefined,
    description: 'An e-mail address. Blanks at both ends and capital letters do not count.',
    example: 'ada@example.org',
  });

/** Databases take every character but this one. */
export const hasNoNul = (text: string): boolean => !text.includes('\0');

/** Where on the site something was left. */
export const sourceField = z
  .string({ error: 'The field "source" must be text.' })
  .trim()
  .max(maxSourceLength, `The field "source" may have at most ${maxSourceLength} characters.`)
  .refine(hasNoNul, 'The field "source" has a character that no keyboard types.')
  .optional()
  .openapi({ description: 'Where on the site it was left.', example: 'blog' });

/** What is answered when something was stored and there is nothing more to tell. */
export const storedSchema = z.object({ success: z.literal(true) }).openapi('Stored');
