import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { isEmptySelection } from '@nano-banana/image-engine';
import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { invalid } from '../../errors.ts';
import { maxUploadBytes, limits as sizes } from '../../limits.ts';
import { runOnce, type WorkAnswer } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { Admission } from '../../services/admission.ts';
import type { BodyMemory } from '../../services/body-memory.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { ImagesService } from '../../services/images.ts';
import type { LimitsService } from '../../services/limits.ts';
import { toJob } from '../jobs/index.ts';
import type { jobSchema } from '../jobs/schema.ts';
import { answerInEvents, type Following } from './answer-events.ts';
import { readForm } from './read-form.ts';
import type { resultSchema } from './result-schema.ts';
import { generateImage, generateImageForm } from './schema.ts';
import { toSelection } from './selection-schema.ts';

/** What the route works with. */
export interface ImageRoutesOptions {
  images: ImagesService;
  limits: LimitsService;
  idempotency: IdempotencyService;
  admission: Admission;
}

/** Stands behind `identifyCaller`. */
export function imageRoutes(options: ImageRoutesOptions) {
  const { images, limits, idempotency, admission } = options;
  // The library's own form validator wants the whole body first; the schema is applied below.
  const route = { ...generateImage, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    // Who would be turned away anyway need not send 50 MB first; a job waits for its place elsewhere.
    const isAsync = prefersAsync(c.req.header('prefer'));
    if (!isAsync) admission.refuseIfFull();
    const memory = admission.openBody(c.env.address);
    const form = await readEdit(c, memory).catch((error: unknown) => {
      memory.release();
      throw error;
    });
    return answerInEvents(c, (following) =>
      runOnce(c, idempotency, contentOf(form, isAsync), () =>
        withCharge<Answer>(c, limits, 'picture', (charged) =>
          isAsync ? start(c, form, charged) : generate(c, form, following),
        ),
      ).finally(memory.release),
    );
  });

  async function generate(c: Context<AppEnv>, form: Form, following: Following): Promise<Answer> {
    const { owner } = c.var.caller;
    const made = await images.generate({ ...wishOf(form), owner, ...following });
    return { status: 200, body: { success: true, ...made } };
  }

  async function start(c: Context<AppEnv>, form: Form, charged: string[]): Promise<Answer> {
    const { requestId } = c.env;
    const { owner } = c.var.caller;
    const { signal } = c.req.raw;
    const request = { ...wishOf(form), owner, signal, requestId, charged };
    const job = toJob(await images.start(request));
    const headers = { Location: `/api/jobs/${job.id}`, 'Preference-Applied': 'respond-async' };
    return { status: 202, body: job, headers };
  }
}

type Form = z.output<typeof generateImageForm>;

type Answer =
  | WorkAnswer<z.output<typeof resultSchema>, 200>
  | WorkAnswer<z.output<typeof jobSchema>, 202>;

/** @throws AppError what {@link readForm} throws, and the first broken rule of the form. */
async function readEdit(c: Context<AppEnv>, memory: BodyMemory): Promise<Form> {
  const { maxImageBytes: maxFileBytes } = sizes;
  const fields = await readForm(c.req.raw, { maxBytes: maxUploadBytes, maxFileBytes, ...memory });
  memory.arrived();
  const form = generateImageForm.safeParse(fields);
  if (!form.success) throw invalid(form.error);
  return form.data;
}

/** RFC 7240: several preferences, each perhaps with a value, none of which is binding. */
function prefersAsync(header: string | undefined): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(header ?? '');
}

/** What the form asks for. */
function wishOf({ image: pictures, prompt = '', plan, aspectRatio, mask, ...marked }: Form) {
  const selection = toSelection(marked);
  return {
    pictures,
    prompt,
    plan,
    aspectRatio,
    mask,
    ...(!isEmptySelection(selection) && { selection }),
  };
}

/** What makes two requests the same. */
function* contentOf({ image, prompt = '', aspectRatio, mask, ...parts }: Form, isAsync: boolean) {
  yield* [prompt, aspectRatio ?? '', isAsync ? 'async' : ''];
  // Nothing at all for a request without them, which is what it was before there were any.
  if (Object.values(parts).some((part) => part !== undefined)) yield JSON.stringify(parts);
  for (const { bytes } of image) yield bytes;
  if (mask) yield* ['mask', mask.bytes];
}
