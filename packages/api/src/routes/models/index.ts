import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { modelRemark } from '../../compute/model-remarks.ts';
import { throwInvalid } from '../../errors.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import {
  type ModelResult,
  type ModelsService,
  type ModelWish,
  modelKind,
} from '../../services/figurines/models.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { JobRow, JobsService } from '../../services/jobs.ts';
import type { LimitsService } from '../../services/limits.ts';
import { toSelection } from '../images/selection-schema.ts';
import { noStore, toRecord } from '../job-record.ts';
import { readOptionalJson } from '../read-json.ts';
import { cancelModel, getModel, type ModelRecord, makeModel, makeModelBody } from './schema.ts';

/** What the routes work with. */
export interface ModelRoutesOptions {
  models: ModelsService;
  jobs: JobsService;
  limits: LimitsService;
  idempotency: IdempotencyService;
}

/** Many strokes. */
const maxBytes = 1024 * 1024;

/** Stands behind `identifyCaller`. */
export function modelRoutes({ models, jobs, limits, idempotency }: ModelRoutesOptions) {
  // The library's own validators read a body of any size; the schema is applied below.
  const create = { ...makeModel, request: { params: makeModel.request.params } };
  return new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid })
    .openapi(create, async (c) => {
      const { id: figurine } = c.req.valid('param');
      const { subjectBox, subjectHints, ...options } = await readOptionalJson(
        c.req.raw,
        makeModelBody,
        maxBytes,
      );
      const selection = toSelection({ subjectBox, subjectHints });
      const { requestId } = c.env;
      const { owner } = c.var.caller;
      const wish = { figurine, options, selection, owner, requestId };
      return runOnce(c, idempotency, [JSON.stringify([options, selection])], () =>
        withCharge(c, limits, 'request', async () => {
          return { status: 202 as const, body: toModel(await models.start(wish)) };
        }),
      );
    })
    .openapi(getModel, async (c) => {
      const { id } = c.req.valid('param');
      const row = await jobs.find(id, c.var.caller.owner, modelKind);
      return answerJson(c, toModel(row), 200, noStore);
    })
    .openapi(cancelModel, async (c) => {
      const { id } = c.req.valid('param');
      const row = await jobs.cancel(id, c.var.caller.owner, modelKind);
      return answerJson(c, toModel(row), 200, noStore);
    });
}

function toModel(row: JobRow): ModelRecord {
  const result = row.result as ModelResult | null;
  const measured = result?.measurements;
  const path = (name: string | undefined) => (name ? `/api/files/${name}` : null);
  return {
    ...toRecord(row),
    figurineId: row.parent ?? '',
    options: result?.options ?? (row.input as ModelWish | null)?.options ?? null,
    engine: result?.engine ?? null,
    stlUrl: path(result?.stl),
    threeMfUrl: path(result?.threeMf),
    glbUrl: path(result?.glb),
    sizeMm: measured ? sizeOf(measured.sizeMm) : null,
    volumeCm3: measured ? rounded(measured.volumeMm3 / 1000) : null,
    triangles: measured?.triangles ?? null,
    notes: result?.notes ?? [],
    remarks: (result?.notes ?? []).map(modelRemark),
  };
}

const sizeOf = ({ x, y, z }: ModelResult['measurements']['sizeMm']) => ({
  x: rounded(x),
  y: rounded(y),
  z: rounded(z),
});

/** Printers do not go below a hundredth of a millimetre. */
const rounded = (value: number) => Math.round(value * 100) / 100;
