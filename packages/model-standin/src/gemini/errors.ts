import type { Words } from '../words.ts';

/** An answer that is an error of the service. */
export interface GeminiError {
  status: 400 | 403 | 404 | 429 | 500 | 503;
  body: object;
}

const detail = (type: string, fields: object) => ({
  '@type': `type.googleapis.com/google.rpc.${type}`,
  ...fields,
});

function error(
  code: GeminiError['status'],
  status: string,
  message: string,
  details?: object[],
): GeminiError {
  return { status: code, body: { error: { code, message, status, ...(details && { details }) } } };
}

export function invalidArgument(message: string): GeminiError {
  return error(400, 'INVALID_ARGUMENT', message);
}

/** @param key What the service repeats in its body, and nobody else may. */
export function badKey(key: string): GeminiError {
  const message = 'API key not valid. Please pass a valid API key.';
  return error(400, 'INVALID_ARGUMENT', message, [
    detail('ErrorInfo', {
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com', consumer: `api_key:${key}` },
    }),
    detail('LocalizedMessage', { locale: 'en-US', message }),
  ]);
}

export function noKey(): GeminiError {
  const message =
    'Method doesn’t allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.';
  return error(403, 'PERMISSION_DENIED', message);
}

/** The error that a prompt asks for. */
export function errorOf(words: Words, model: string, key: string): GeminiError | undefined {
  if (words.has('bad-key')) return badKey(key);
  if (words.has('forbidden')) {
    return error(403, 'PERMISSION_DENIED', 'Your project has been denied access.');
  }
  if (words.has('region')) {
    const message = 'User location is not supported for the API use.';
    return error(400, 'FAILED_PRECONDITION', message);
  }
  if (words.has('no-model')) {
    const message = `models/${model} is not found for API version v1, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`;
    return error(404, 'NOT_FOUND', message);
  }
  if (words.has('refused')) return invalidArgument('Request contains an invalid argument.');
  if (words.has('overloaded')) {
    return error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
  }
  if (words.has('internal')) {
    return error(500, 'INTERNAL', 'An internal error has occurred. Please retry.');
  }
  if (words.has('quota-day')) return quota('PerDay', '100', words.get('quota-day') || '43');
  if (words.has('quota-minute')) return quota('PerMinute', '10', words.get('quota-minute') || '26');
  return undefined;
}

function quota(window: string, quotaValue: string, seconds: string): GeminiError {
  const quotaMetric = 'generativelanguage.googleapis.com/generate_content_free_tier_requests';
  const quotaId = `GenerateRequests${window}PerProjectPerModel-FreeTier`;
  return error(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details.\n* Quota exceeded for metric: ${quotaMetric}, limit: ${quotaValue}\nPlease retry in ${seconds}s.`,
    [
      detail('Help', { links: [{ url: 'https://ai.google.dev/gemini-api/docs/rate-limits' }] }),
      detail('QuotaFailure', { violations: [{ quotaMetric, quotaId, quotaValue }] }),
      detail('RetryInfo', { retryDelay: `${seconds}s` }),
    ],
  );
}
