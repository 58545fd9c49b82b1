import { z } from '@hono/zod-openapi';
import { type ErrorCode, errorCodes } from '../error-codes.ts';
import { remarksSchema } from './remark-schema.ts';
import { limitHeaders, retryAfterHeader } from './response-headers.ts';

const errorSchema = z
  .object({
    success: z.literal(false),
    error: z.string().openapi({ description: 'The sentence to show the visitor.' }),
    message: z.string().openapi({ description: 'The detail for whoever calls the API.' }),
    code: z
      .enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]])
      .openapi({ description: 'Stable machine word.' }),
    requestId: z.string().openapi({ description: 'Same as the header x-request-id.' }),
    alternatives: z.array(z.string()).optional().openapi({
      description:
        'With `unsupported_edit`: at least three wishes close to what was asked that can be carried out.',
    }),
    remarks: remarksSchema.optional().openapi({
      description:
        'With `unsupported_edit` and `subject_unclear`: what `error` says, sentence by sentence, each with a machine word, to be said in other languages. From the embedded engine only.',
    }),
  })
  .openapi('Error');

/** Headers that every answer carries. */
export const commonHeaders = {
  'x-request-id': {
    description:
      'Identifies this request in the log. A sane id sent in the same request header is kept.',
    schema: { type: 'string' as const },
    example: 'k3x9d2-1a',
  },
};

const extraHeaders: Partial<Record<ErrorCode, Record<string, object>>> = {
  key_invalid: {
    'WWW-Authenticate': {
      description: 'How to name a key.',
      schema: { type: 'string' },
      example: 'Bearer',
    },
  },
  request_in_progress: retryAfterHeader,
  rate_limited: { ...retryAfterHeader, ...limitHeaders },
  quota_exceeded: { ...retryAfterHeader, ...limitHeaders },
  overloaded: retryAfterHeader,
  range_not_satisfiable: {
    'Content-Range': {
      description: 'The size of the file in bytes.',
      schema: { type: 'string' },
      example: 'bytes */48213',
    },
  },
};

const alternatives = [
  'Make the background brighter',
  'Turn it black and white',
  'Add a white border',
];

function example(code: ErrorCode) {
  const { error, message } = errorCodes[code];
  return {
    summary: error,
    value: {
      success: false,
      error,
      message,
      code,
      requestId: commonHeaders['x-request-id'].example,
      ...(code === 'unsupported_edit' && { alternatives }),
    },
  };
}

/** The contract's response of one status: its codes by example. */
interface ErrorResponse {
  description: string;
  headers: Record<string, object>;
  content: {
    'application/json': { schema: typeof errorSchema; examples: Record<string, object> };
  };
}

function emptyResponse(): ErrorResponse {
  return {
    description: '',
    headers: { ...commonHeaders },
    content: { 'application/json': { schema: errorSchema, examples: {} } },
  };
}

/** Declares the failures of an operation, grouped by status, each code with an example. */
export function errorResponses(...codes: ErrorCode[]): Record<string, ErrorResponse> {
  const responses: Record<string, ErrorResponse> = {};
  for (const code of [...codes, 'internal_error' as const]) {
    const { status } = errorCodes[code];
    const response = responses[status] ?? emptyResponse();
    const { examples } = response.content['application/json'];
    examples[code] = example(code);
    response.description = `One of these codes: ${Object.keys(examples).join(', ')}.`;
    Object.assign(response.headers, extraHeaders[code]);
    responses[status] = response;
  }
  return responses;
}
