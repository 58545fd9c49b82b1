import { z } from '@hono/zod-openapi';

/** Documents the header that says who the visitor is; `middleware/caller` judges it. */
const visitorToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,128}$/)
  .optional()
  .openapi({
    description:
      'Names an anonymous visitor: at least 128 random bits that the visitor’s browser made and keeps. What is made with it is the visitor’s alone, and limits are counted for it. 16 to 128 of A-Z, a-z, 0-9, _ and -.',
    example: 'Jq4nY0c2T1mXo8sWvB5eKg',
  });

const authorization = z
  .string()
  .optional()
  .openapi({
    description:
      'A partner’s key, as `Bearer nb_…`. Left out, the request is an anonymous one. Its limits are those of the key’s tier.',
    example: `Bearer nb_5f0c8d4be2a7_${'x'.repeat(43)}`,
  });

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .optional()
  .openapi({
    description:
      'Makes a retry safe: for 24 hours a request with the same key and the same content gets the first one’s answer, with the header `Idempotent-Replayed`. 1 to 255 visible ASCII characters.',
    example: '0b6f3f2c-6a52-4c3e-9a5e-5a1f0d6a7c11',
  });

/** Request headers of every operation that asks who calls. */
export const callerHeaders = z.object({
  Authorization: authorization,
  'x-visitor-token': visitorToken,
});

/** Request headers of every operation that makes something. */
export const creatingHeaders = callerHeaders.extend({ 'Idempotency-Key': idempotencyKey });

/** How operations with {@link callerHeaders} can fail because of them. */
export const callerErrors = [
  'validation_failed',
  'key_invalid',
  'origin_forbidden',
  'not_ready',
] as const;

/** How operations with {@link creatingHeaders} can fail because of them. */
export const creatingErrors = [
  ...callerErrors,
  'request_in_progress',
  'idempotency_mismatch',
  'rate_limited',
  'storage_full',
] as const;
