import { limits } from './limits.ts';

/** HTTP status and words of one failure. */
export interface ErrorWords {
  /** HTTP status of the answer. */
  readonly status: number;
  /** The sentence to show the visitor. */
  readonly error: string;
  /** The detail for whoever calls the API. */
  readonly message: string;
}

const mib = limits.maxImageBytes / (1024 * 1024);

/** Every failure the API can answer with, by its stable machine word. */
export const errorCodes = {
  image_required: {
    status: 400,
    error: 'Please upload at least one image',
    message: 'The form field "image" is missing or holds no file.',
  },
  prompt_required: {
    status: 400,
    error: 'Please provide a prompt',
    message: 'The field "prompt" is missing or blank.',
  },
  validation_failed: {
    status: 400,
    error: 'The request could not be understood',
    message: 'A field of the request is missing, malformed or out of range.',
  },
  too_many_images: {
    status: 400,
    error: `Please upload at most ${limits.maxImages} images`,
    message: `The form field "image" may be repeated at most ${limits.maxImages} times.`,
  },
  key_invalid: {
    status: 401,
    error: 'The API key is not valid',
    message: 'The key in the header "Authorization" is unknown, revoked or malformed.',
  },
  signature_invalid: {
    status: 401,
    error: 'The signature is not valid',
    message:
      'The header "x-nano-banana-signature" is missing, older than five minutes, or not of this body.',
  },
  origin_forbidden: {
    status: 403,
    error: 'This API key may not be used on this site',
    message: 'The page’s origin is not among those that the key was made for.',
  },
  not_found: {
    status: 404,
    error: 'There is nothing here',
    message: 'Nothing is stored or served under this path.',
  },
  method_not_allowed: {
    status: 405,
    error: 'This address does not take that kind of request',
    message: 'The header "Allow" names the methods that work here.',
  },
  request_in_progress: {
    status: 409,
    error: 'The same request is still being worked on',
    message: 'Another request with this "Idempotency-Key" has not been answered yet.',
  },
  figurine_not_ready: {
    status: 409,
    error: 'The figurine’s picture is not ready',
    message: 'A model is made of a figurine whose status is "completed".',
  },
  quote_expired: {
    status: 409,
    error: 'The price is no longer valid. Please ask for a new one',
    message: 'A quote is valid until its "validUntil"; ask for another with print-quote.',
  },
  already_ordered: {
    status: 409,
    error: 'This print has been ordered already',
    message: 'A quote can be ordered once; ask for another one to order again.',
  },
  wrong_step: {
    status: 409,
    error: 'The order cannot take that step',
    message: 'An order goes from "ordered" to "in_production", "shipped" and "delivered".',
  },
  file_expired: {
    status: 410,
    error: 'This picture has expired and was removed',
    message: 'Pictures are kept for a limited time only; make it again.',
  },
  image_too_large: {
    status: 413,
    error: `Each picture may have at most ${mib} MB`,
    message: `A picture is larger than ${limits.maxImageBytes} bytes.`,
  },
  payload_too_large: {
    status: 413,
    error: 'The upload is too large',
    message: 'The request body as a whole is larger than the server takes.',
  },
  image_type_unsupported: {
    status: 415,
    error: 'Please use a PNG, JPEG, WebP or GIF picture',
    message: 'The content of a file is not one of the accepted picture types.',
  },
  content_type_unsupported: {
    status: 415,
    error: 'The upload has the wrong format',
    message: 'Send the fields as multipart/form-data with a boundary.',
  },
  range_not_satisfiable: {
    status: 416,
    error: 'That part of the file does not exist',
    message: 'The header "Range" lies outside the file.',
  },
  image_dimensions: {
    status: 422,
    error: `Pictures may be ${limits.minEdgePx} to ${limits.maxEdgePx} pixels on each edge and ${limits.maxPixels / 1e6} megapixels at most`,
    message: 'The width or height in the header of a picture is outside the limits.',
  },
  image_damaged: {
    status: 422,
    error: 'The picture is damaged and cannot be read',
    message: 'A picture ends early or its content cannot be decoded.',
  },
  idempotency_mismatch: {
    status: 422,
    error: 'This request differs from the first one with the same key',
    message: 'An "Idempotency-Key" belongs to one request; send another key with another body.',
  },
  unsupported_edit: {
    status: 422,
    error: 'This engine cannot do that edit',
    message: 'Nothing in the prompt is an edit that the active engine can carry out.',
  },
  subject_unclear: {
    status: 422,
    error: 'It is not clear what the subject is. Please draw a box around it, or paint over it',
    message: 'The subject cannot be told from the background; send "subjectBox" or "subjectHints".',
  },
  prompt_blocked: {
    status: 422,
    error: 'The image model refuses this prompt. Please say it in other words',
    message: 'The model’s safety rules blocked the prompt; another wording may pass.',
  },
  picture_blocked: {
    status: 422,
    error: 'The image model made no picture because of its safety rules',
    message: 'The model’s safety rules blocked the picture; another prompt or picture may pass.',
  },
  no_picture: {
    status: 422,
    error: 'The image model made no picture of this. Please say more precisely what should change',
    message: 'The model answered without a picture.',
  },
  mesh_impossible: {
    status: 422,
    error: 'No model can be made of this picture',
    message: 'There is nothing in the cut-out picture that could be printed.',
  },
  cannot_print: {
    status: 422,
    error: 'This model cannot be printed like that',
    message: 'The model does not fit the printers of that material.',
  },
  rate_limited: {
    status: 429,
    error: 'The quota of requests a minute is exceeded. Please wait a moment',
    message: 'The per-minute quota is exceeded; the header "Retry-After" says when to try again.',
  },
  quota_exceeded: {
    status: 429,
    error: 'The quota of pictures is exceeded for now',
    message: 'The quota is exceeded; the header "Retry-After" says when it is renewed.',
  },
  cancelled: {
    status: 499,
    error: 'The request was cancelled',
    message: 'The client closed the connection before the answer was ready.',
  },
  internal_error: {
    status: 500,
    error: 'Something went wrong on our side',
    message: 'The server met an unexpected error; its log has the details under this request id.',
  },
  engine_failed: {
    status: 502,
    error: 'The picture could not be edited',
    message: 'The engine stopped unexpectedly while it worked on the picture.',
  },
  engine_not_set_up: {
    status: 503,
    error: 'The picture service is not set up on this server, so no picture can be made',
    message:
      'The service that makes the pictures refuses this server; its operator’s log says why.',
  },
  overloaded: {
    status: 503,
    error: 'The server is busy. Please try again in a moment',
    message: 'Too many pictures are waiting; the header "Retry-After" says when to try again.',
  },
  storage_full: {
    status: 507,
    error: 'The server has no room left',
    message: 'A disk or the file store is full; the server’s operator has to make room.',
  },
  not_ready: {
    status: 503,
    error: 'The server cannot work right now. Please try again in a moment',
    message: 'A part that the server needs, such as its database, does not answer.',
  },
  engine_timeout: {
    status: 504,
    error: 'The edit took too long and was stopped',
    message: 'The engine did not finish within the time limit. A smaller picture may work.',
  },
} as const satisfies Record<string, ErrorWords>;

export type ErrorCode = keyof typeof errorCodes;

/** Tells whether a word is one of {@link errorCodes}. */
export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(errorCodes, word);
}
