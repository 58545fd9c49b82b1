import { OpenAPIHono, type z } from '@hono/zod-openapi';
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
import { readForm } from './read-form.ts';
import type { resultSchema } from './result-schema.ts';
import { generateImage, generateImageForm } from './schema.ts';

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
    try {
      const form = await readEdit(c, memory);
      return await runOnce(c, idempotency, contentOf(form, isAsync), () =>
        withCharge<Answer>(c, limits, 'picture', (charged) =>
          isAsync ? start(c, form, charged) : generate(c, form),
        ),
      );
    } finally {
      memory.release();
    }
  });

  async function generate(c: Context<AppEnv>, { image, ...form }: Form): Promise<Answer> {
    const { owner } = c.var.caller;
    const { signal } = c.req.raw;
    const made = await images.generate({ pictures: image, ...form, owner, signal });
    return { status: 200, body: { success: true, ...made } };
  }

  async function start(
    c: Context<AppEnv>,
    { image, ...form }: Form,
    charged: string[],
  ): Promise<Answer> {
    const { requestId } = c.env;
    const { owner } = c.var.caller;
    const { signal } = c.req.raw;
    const request = { pictures: image, ...form, owner, signal, requestId, charged };
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

/** What makes two requests the same. */
function* contentOf({ image, prompt, aspectRatio }: Form, isAsync: boolean) {
  yield* [prompt, aspectRatio ?? '', isAsync ? 'async' : ''];
  for (const { bytes } of image) yield bytes;
}
