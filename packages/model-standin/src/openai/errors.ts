import type { Words } from '../words.ts';

/** An answer that is an error of the service. */
export interface OpenAiError {
  status: 400 | 401 | 403 | 404 | 429 | 500 | 503;
  body: object;
  headers?: Record<string, string>;
}

function error(
  status: OpenAiError['status'],
  code: string | null,
  message: string,
  type = 'invalid_request_error',
): OpenAiError {
  return { status, body: { error: { message, type, param: null, code } } };
}

export function invalidRequest(message: string): OpenAiError {
  return error(400, 'invalid_value', message);
}

/** @param key What the service repeats in its body, and nobody else may. */
export function badKey(key: string): OpenAiError {
  const message = `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com/account/api-keys.`;
  return error(401, 'invalid_api_key', message);
}

/** The error that a prompt asks for. */
export function errorOf(words: Words, key: string): OpenAiError | undefined {
  if (words.has('bad-key')) return badKey(key);
  if (words.has('blocked')) {
    const message = 'Your request was rejected as a result of our safety system.';
    return error(400, 'moderation_blocked', message, 'image_generation_user_error');
  }
  if (words.has('forbidden')) {
    return error(403, 'unsupported_country_region_territory', 'Country not supported.');
  }
  if (words.has('no-model')) {
    return error(
      404,
      'model_not_found',
      'The model does not exist or you do not have access to it.',
    );
  }
  if (words.has('refused')) return invalidRequest('Invalid input.');
  if (words.has('overloaded')) {
    return error(
      503,
      null,
      'The engine is currently overloaded, please try again later.',
      'server_error',
    );
  }
  if (words.has('internal')) {
    return error(
      500,
      null,
      'The server had an error while processing your request.',
      'server_error',
    );
  }
  if (words.has('quota-day')) {
    const message = 'You exceeded your current quota, please check your plan and billing details.';
    return error(429, 'insufficient_quota', message, 'insufficient_quota');
  }
  const seconds = words.get('quota-minute');
  if (seconds === undefined) return undefined;
  const message = `Rate limit reached in organization org-x. Please try again in ${seconds || '26'}s.`;
  const limited = error(429, 'rate_limit_exceeded', message, 'requests');
  return { ...limited, headers: { 'retry-after': seconds || '26' } };
}
