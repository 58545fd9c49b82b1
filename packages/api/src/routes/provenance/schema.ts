import { createRoute, z } from '@hono/zod-openapi';
import { markKinds } from '../../stores/database/schema.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { pictureField, toParts } from '../images/picture-parts.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';
import { limitHeaders } from '../response-headers.ts';

/** The fields of a check: documents them in the contract and judges what came. */
export const verifyProvenanceForm = z
  .object({
    image: z
      .preprocess(
        toParts,
        z.array(pictureField).min(1, 'image_required').max(1, 'Only one picture can be checked.'),
      )
      .openapi({
        type: 'string',
        format: 'binary',
        description: 'The picture, as `POST /api/generate-image` takes it; it is not kept.',
      }),
  })
  .openapi('VerifyProvenanceRequest', { required: ['image'] });

const exampleId = '9f1c04d2ab35e768';

const markFields = {
  id: z.string().openapi({
    description: '16 hexadecimal digits; says nothing of what was asked for, or by whom.',
  }),
  kind: z.enum(markKinds).openapi({ description: 'What it is.' }),
  engine: z.string().openapi({ description: 'Id of the engine that made it.' }),
  keyVersion: z.number().int().openapi({ description: 'Which of the server’s keys marked it.' }),
  madeAt: z.string().openapi({ format: 'date-time', description: 'When it was made.' }),
};

const watermarkSchema = z.object({
  found: z.boolean().openapi({ description: 'Whether an id of this server is in the pixels.' }),
  confidence: z.number().min(0).max(1).openapi({
    description: '0 when not found; else 1 minus the chance that noise alone gives an id.',
  }),
  ...z.object(markFields).partial().shape,
});

const credentialsSchema = z.object({
  present: z.boolean(),
  valid: z.boolean().openapi({ description: 'The signature is the named signer’s.' }),
  trusted: z.boolean().openapi({ description: 'The signer is this server; it knows no others.' }),
  intact: z.boolean().nullable().openapi({
    description:
      'The file is byte for byte as it was signed; null without credentials, or where they are damaged beyond reading.',
  }),
  issuer: z.string().optional().openapi({ description: 'Who signed, as the certificate says.' }),
  claimGenerator: z.string().optional().openapi({ description: 'Program that made the claim.' }),
  actions: z.array(z.string()).openapi({ description: 'What was done, such as `c2pa.edited`.' }),
  sourceType: z
    .string()
    .optional()
    .openapi({ description: 'Where it comes from, by IPTC’s vocabulary of digital source types.' }),
});

const provenanceSchema = z
  .object({
    success: z.literal(true),
    verdict: z.enum(['made-here', 'other-credentials', 'none']).openapi({
      description:
        '`made-here`: by this server, as the watermark or an unchanged file with its signature says; `other-credentials`: somebody else signed it; `none`: nothing was found, which proves nothing.',
    }),
    watermark: watermarkSchema.openapi({
      description:
        'With `id` and what is known of it also where only the content credentials name it.',
    }),
    madeFrom: z.union([z.object(markFields), z.null()]).openapi({
      description:
        'The picture of this server that it was made from, as its row or an older watermark below its own says.',
    }),
    credentials: credentialsSchema,
    altered: z.boolean().nullable().openapi({
      description: 'Whether the file changed since it was signed; null where that cannot be told.',
    }),
    explanation: z
      .array(z.string())
      .openapi({ description: 'What it means and what it does not prove, one sentence each.' }),
  })
  .openapi('Provenance');

const madeAt = '2026-11-21T12:30:00.000Z';

const example = {
  success: true as const,
  verdict: 'made-here' as const,
  watermark: {
    found: true,
    confidence: 0.9999990463256836,
    id: exampleId,
    kind: 'edit' as const,
    engine: 'embedded',
    keyVersion: 1,
    madeAt,
  },
  madeFrom: null,
  credentials: {
    present: true,
    valid: true,
    trusted: true,
    intact: true,
    issuer: 'Nano Banana',
    claimGenerator: 'Nano Banana 0.1.0',
    actions: ['c2pa.opened', 'c2pa.edited'],
    sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced',
  },
  altered: false,
  explanation: [
    'This picture was made here on 2026-11-21 at 12:30 UTC (engine: embedded), as an edit of another picture.',
    'Its invisible watermark was found in the pixels.',
    'The file is byte for byte as it was signed.',
    'This does not prove that what it shows is true, who asked for it, or whose it is.',
  ],
};

export const verifyProvenance = createRoute({
  method: 'post',
  path: '/api/verify-provenance',
  operationId: 'verifyProvenance',
  tags: ['Provenance'],
  summary: 'Says whether a picture was made here',
  description:
    'Looks for this server’s invisible watermark and for content credentials (C2PA). Nothing is kept, and no picture is counted, only a request of the minute. Closing the connection cancels the work.',
  request: {
    headers: callerHeaders,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: verifyProvenanceForm,
          example: { image: '(bytes of beach.jpg)' },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What was found.',
      headers: { ...commonHeaders, ...limitHeaders },
      content: { 'application/json': { schema: provenanceSchema, example } },
    },
    ...errorResponses(
      ...callerErrors,
      'rate_limited',
      'image_required',
      'image_too_large',
      'payload_too_large',
      'image_type_unsupported',
      'content_type_unsupported',
      'image_dimensions',
      'image_damaged',
      'cancelled',
      'engine_failed',
      'overloaded',
      'engine_timeout',
    ),
  },
});
