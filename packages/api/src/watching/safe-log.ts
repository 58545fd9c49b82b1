import type { LoggerOptions } from 'pino';
import { describeError } from './describe-error.ts';
import { mask } from './mask.ts';

/** Fields that have no place in a log, whoever puts them there by mistake. */
const forbidden = new Set(
  'address authorization body cookie detail email headers input ip key message owner params password prompt query secret token url visitor'.split(
    ' ',
  ),
);

const maxDepth = 3;

/** Fields whose values are the caller's to choose and were judged already. */
const judged = new Set(['requestId', 'path']);

function safeValue(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '{…}';
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => safeValue(one, depth - 1));
  return safeFields(value, depth);
}

function safeFields(fields: object, depth: number): Record<string, unknown> {
  const safe = Object.entries(fields).map(([key, value]) => {
    if (forbidden.has(key.toLowerCase())) return [key, '{left out}'];
    return [key, judged.has(key) ? value : safeValue(value, depth - 1)];
  });
  return Object.fromEntries(safe);
}

function safeLine(first: unknown): unknown {
  // pino would take an error's own message for the line's.
  if (first instanceof Error) return { err: describeError(first) };
  if (typeof first !== 'object' || first === null) return safeValue(first, 0);
  const { err, ...fields } = first as Record<string, unknown>;
  return { ...safeFields(fields, maxDepth), ...(err !== undefined && { err: describeError(err) }) };
}

/**
 * Options of a log that holds no words, addresses, tokens, keys or ids of visitors: every line goes
 * through here, but for the access log's, which has nothing else than numbers and checked texts.
 */
export const safeLog = {
  base: undefined,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: (description: unknown) => description },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as unknown[];
      const safe = [safeLine(first), ...rest.map((one) => safeValue(one, maxDepth))];
      method.apply(this, safe as Parameters<typeof method>);
    },
  },
} satisfies LoggerOptions;
