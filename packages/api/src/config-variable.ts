import { z } from 'zod';

/** One environment variable. */
export interface Variable<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** What values are accepted, to end the sentence "X must be …". */
  readonly accepts: string;
  /** What it does, with its unit. */
  readonly description: string;
  /** What applies when it is unset, for the documentation. */
  readonly default: string;
  /** True when a wrong value must not be repeated in the error. */
  readonly secret?: boolean;
}

/** A variable that is a whole number. */
export function wholeNumber(
  range: { from: number; to: number; default: number; defaultWords?: string },
  description: string,
) {
  const { from, to } = range;
  return {
    schema: z.preprocess(toNumber, z.int().min(from).max(to).default(range.default)),
    accepts: `a whole number from ${from} to ${to}`,
    description,
    default: range.defaultWords ?? String(range.default),
  };
}

/** A variable that is a whole number, or unset. */
export function optionalWholeNumber(
  { from, to, unset }: { from: number; to: number; unset: string },
  description: string,
) {
  return {
    schema: z.preprocess(toNumber, z.int().min(from).max(to).optional()),
    accepts: `a whole number from ${from} to ${to}`,
    description,
    default: unset,
  };
}

/** What is no number is left for the schema to refuse. */
export function toNumber(text: unknown): unknown {
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** An address of a server. */
export const httpAddress = z.url({ protocol: /^https?$/ });
/** What {@link httpAddress} accepts. */
export const addressWords = 'an address that begins with http:// or https://';

/** A variable that is an amount of US dollars, or unset. */
export function dollars(unset: string, description: string) {
  return {
    schema: z.preprocess(toNumber, z.number().min(0).max(100_000).optional()),
    accepts: 'a number of US dollars from 0 to 100000, such as 0.039',
    description,
    default: unset,
  };
}

/** A key or another secret. */
export const secretText = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional();
