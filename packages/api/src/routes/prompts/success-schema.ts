import { createRoute, z } from '@hono/zod-openapi';
import { storedSchema } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';
import { limitHeaders } from '../response-headers.ts';
import { promptField } from './fields.ts';

/** More than anybody does with one result. */
const maxCount = 1_000_000;

/** What rounding to whole percent changes, at most. */
const rounding = 0.5;

const count = (name: string, description: string) => {
  const error = `"metrics.${name}" must be a whole number from 0 to ${maxCount}.`;
  return z.int({ error }).min(0, error).max(maxCount, error).openapi({ description, example: 1 });
};

const rate = (name: string, description: string) => {
  const error = `"metrics.${name}" must be a percentage of 0 or more.`;
  return z.number({ error }).min(0, error).openapi({ description, example: 100 });
};

const metricsSchema = z
  .object(
    {
      views: count('views', 'How many times the result was on screen.'),
      shares: count('shares', 'How many times it was shared.'),
      saves: count('saves', 'How many times it was downloaded.'),
      engagementRate: rate(
        'engagementRate',
        '(saves + shares) / views in percent; may be above 100. Rounding to whole numbers is accepted.',
      ),
      viralScore: rate('viralScore', 'shares / views in percent; may be above 100.'),
    },
    { error: 'The field "metrics" must be an object with the five figures.' },
  )
  .refine(({ views, shares, saves }) => views > 0 || shares + saves === 0, {
    error: 'A result that was never on screen cannot have been saved or shared.',
  })
  .refine(
    ({ views, shares, saves, engagementRate }) =>
      isPercentage(engagementRate, saves + shares, views),
    { error: '"metrics.engagementRate" must be (saves + shares) / views, in percent.' },
  )
  .refine(({ views, shares, viralScore }) => isPercentage(viralScore, shares, views), {
    error: '"metrics.viralScore" must be shares / views, in percent.',
  })
  .openapi('SuccessMetrics');

function isPercentage(percent: number, part: number, whole: number): boolean {
  const expected = whole === 0 ? 0 : (part / whole) * 100;
  // A little above: what the division leaves over.
  return Math.abs(percent - expected) <= rounding + 1e-9;
}

export const successBody = z
  .object({ prompt: promptField('prompt', 'Blur the background'), metrics: metricsSchema })
  .openapi('SuccessRecord');

const example = {
  prompt: 'Blur the background',
  metrics: { views: 4, shares: 1, saves: 1, engagementRate: 50, viralScore: 25 },
};

export const recordSuccess = createRoute({
  method: 'post',
  path: '/api/record-success',
  operationId: 'recordSuccess',
  tags: ['Prompts'],
  summary: 'Tells what became of a result',
  description:
    'Sent once for each result, when the visitor leaves it. Of the prompt only the patterns in it are kept, as counts: each counts once a day for one visitor, and only for the first five visitors of an address. No picture is counted, only a request of the minute.',
  request: {
    headers: callerHeaders,
    body: {
      required: true,
      content: { 'application/json': { schema: successBody, example } },
    },
  },
  responses: {
    200: {
      description: 'It was taken note of.',
      headers: { ...commonHeaders, ...limitHeaders },
      content: { 'application/json': { schema: storedSchema, example: { success: true } } },
    },
    ...errorResponses(
      ...callerErrors,
      'prompt_required',
      'rate_limited',
      'payload_too_large',
      'content_type_unsupported',
      'cancelled',
      'storage_full',
    ),
  },
});
