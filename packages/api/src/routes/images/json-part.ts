import { z } from '@hono/zod-openapi';
import { describeIssue, inWords } from '@nano-banana/image-engine';

/**
 * A field of a form that holds JSON, judged by a schema; what is wrong is said in a sentence.
 *
 * @param documented The schema for the contract, in which such a field is text.
 */
export function jsonPart<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { description, example, contentSchema }: DocumentedPart,
) {
  return z
    .unknown()
    .transform((field, context): z.output<Schema> | undefined => {
      // A form's empty field.
      if (field === undefined || field === '') return undefined;
      const refuse = (what: string) => {
        context.addIssue({ code: 'custom', message: `The field "${name}"${what}` });
        return z.NEVER;
      };
      const value = typeof field === 'string' ? parsed(field) : unreadable;
      if (value === unreadable) return refuse(' must be JSON text, given once.');
      const judged = schema.safeParse(value, { error: inWords });
      if (judged.success) return judged.data;
      // A rule about several fields has a sentence of its own.
      const [issue] = judged.error.issues;
      const isSentence = issue?.code === 'custom';
      return refuse(`: ${isSentence ? issue.message : `${describeIssue(judged.error)}.`}`);
    })
    .optional()
    .openapi({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema,
      description,
      example: JSON.stringify(example),
    } as object);
}

/** How the contract describes such a field. */
interface DocumentedPart {
  description: string;
  /** The value, not its text. */
  example: unknown;
  /** JSON schema of the value. */
  contentSchema: object;
}

const unreadable = Symbol('no JSON');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
