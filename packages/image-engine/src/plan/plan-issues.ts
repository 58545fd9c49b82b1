import type { z } from 'zod';

/** What is wrong with a value, as the end of a sentence whose subject is the value's name. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NOUNS[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `must be ${choice(issue.values.map(String))}`;
    case 'invalid_union':
      return 'do not belong together';
    default:
      return 'cannot be read';
  }
};

const NOUNS: Partial<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

function choice(values: readonly string[]): string {
  if (values.length > 3) return `one of ${values.join(', ')}`;
  return values.map((value) => `“${value}”`).join(' or ');
}

/** Limits of texts and lists are lengths. */
function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' items long' : '';
}

/** The first thing that is wrong: "percent must be a number". */
export function describeIssue({ issues: [issue] }: z.core.$ZodError): string {
  const path = issue?.path.map(String).join('.') ?? '';
  const isAboutAll = path === '' && issue?.code === 'invalid_union';
  return `${isAboutAll ? 'its parameters' : path || 'it'} ${issue?.message ?? 'cannot be read'}`;
}
