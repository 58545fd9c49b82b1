import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, invalid, throwInvalid } from '../../errors.ts';
import { limits as sizes } from '../../limits.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { Admission } from '../../services/admission.ts';
import type { BodyMemory } from '../../services/body-memory.ts';
import {
  type FigurineResult,
  type FigurinesService,
  figurineKind,
} from '../../services/figurines/figurines.ts';
import { modelKind } from '../../services/figurines/models.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { JobRow, JobsService } from '../../services/jobs.ts';
import type { LimitsService } from '../../services/limits.ts';
import { readForm } from '../images/read-form.ts';
import { toSelection } from '../images/selection-schema.ts';
import { noStore, toRecord } from '../job-record.ts';
import {
  cancelFigurine,
  type FigurineRecord,
  figurineForm,
  generateFigurine,
  getFigurine,
  listFigurines,
} from './schema.ts';

/** What the routes work with. */
export interface FigurineRoutesOptions {
  figurines: FigurinesService;
  jobs: JobsService;
  limits: LimitsService;
  idempotency: IdempotencyService;
  admission: Admission;
}

/** One picture and what surrounds it. */
const maxBytes = sizes.maxImageBytes + 2 * 1024 * 1024;

/** Stands behind `identifyCaller`. */
export function figurineRoutes(options: FigurineRoutesOptions) {
  const { figurines, jobs, limits, idempotency, admission } = options;

  /** With their newest models. */
  async function toFigurines(rows: readonly JobRow[]): Promise<FigurineRecord[]> {
    const ids = rows.map(({ id }) => id);
    const models = ids.length > 0 ? await jobs.children(ids, modelKind) : [];
    return rows.map((row) => toFigurine(row, models.find(({ parent }) => parent === row.id)?.id));
  }

  async function answerOne(c: Context<AppEnv>, row: JobRow) {
    const [figurine] = await toFigurines([row]);
    return answerJson(c, figurine as FigurineRecord, 200, noStore);
  }

  // The library's own form validator wants the whole body first; the schema is applied below.
  const create = { ...generateFigurine, request: {} };
  return new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid })
    .openapi(create, async (c) => {
      const memory = admission.openBody(c.env.address);
      try {
        const { image, promptId, customPrompt = '', ...marked } = await readWish(c, memory);
        const [picture] = image;
        if (!picture) throw new AppError('image_required');
        const selection = toSelection(marked);
        const { requestId } = c.env;
        const { owner } = c.var.caller;
        const wish = { picture, promptId, customPrompt, selection, owner, requestId };
        const words = [promptId ?? '', customPrompt, JSON.stringify(selection)];
        return await runOnce(c, idempotency, [...words, picture.bytes], () =>
          withCharge(c, limits, 'picture', async (charged) => {
            const row = await figurines.start({ ...wish, charged });
            return { status: 202 as const, body: toFigurine(row) };
          }),
        );
      } finally {
        memory.release();
      }
    })
    .openapi(listFigurines, async (c) => {
      const { owner } = c.var.caller;
      // A partner's key stands in a page that many visitors open: it lists nobody's work.
      const rows = owner?.startsWith('visitor:') ? await jobs.list(owner, figurineKind) : [];
      return answerJson(c, await toFigurines(rows), 200, noStore);
    })
    .openapi(getFigurine, async (c) => {
      const { id } = c.req.valid('param');
      return answerOne(c, await jobs.find(id, c.var.caller.owner, figurineKind));
    })
    .openapi(cancelFigurine, async (c) => {
      const { id } = c.req.valid('param');
      return answerOne(c, await jobs.cancel(id, c.var.caller.owner, figurineKind));
    });
}

/** @throws AppError what `readForm` throws, and the first broken rule of the form. */
async function readWish(c: Context<AppEnv>, memory: BodyMemory) {
  const { maxImageBytes: maxFileBytes } = sizes;
  const fields = await readForm(c.req.raw, { maxBytes, maxFileBytes, ...memory });
  memory.arrived();
  const form = figurineForm.safeParse(fields);
  if (!form.success) throw invalid(form.error);
  return form.data as z.output<typeof figurineForm>;
}

function toFigurine(row: JobRow, modelId: string | null = null): FigurineRecord {
  const { picture, cutout, engine, message, remarks } = (row.result ??
    {}) as Partial<FigurineResult>;
  return {
    ...toRecord(row),
    generatedImageUrl: picture ? `/api/files/${picture}` : null,
    cutoutUrl: cutout ? `/api/files/${cutout}` : null,
    engine: engine ?? null,
    message: message ?? null,
    ...(remarks && { remarks }),
    modelId,
  };
}
