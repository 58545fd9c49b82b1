import { OpenAPIHono } from '@hono/zod-openapi';
import type { Credentials } from '@nano-banana/provenance';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, invalid } from '../../errors.ts';
import { limits as sizes } from '../../limits.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { Admission } from '../../services/admission.ts';
import type { LimitsService } from '../../services/limits.ts';
import type { Checking, ExplainedProvenance } from '../../services/provenance/checking.ts';
import type { Mark } from '../../services/provenance/marks.ts';
import { readForm } from '../images/read-form.ts';
import { verifyProvenance, verifyProvenanceForm } from './schema.ts';

/** What the route works with. */
export interface ProvenanceRoutesOptions {
  checking: Checking;
  limits: LimitsService;
  admission: Admission;
}

/** One picture and what surrounds it. */
const maxBytes = sizes.maxImageBytes + 64 * 1024;

/** Stands behind `identifyCaller`. */
export function provenanceRoutes({ checking, limits, admission }: ProvenanceRoutesOptions) {
  // The library's own form validator wants the whole body first; the schema is applied below.
  const route = { ...verifyProvenance, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    admission.refuseIfFull();
    const memory = admission.openBody(c.env.address);
    try {
      const { maxImageBytes: maxFileBytes } = sizes;
      const fields = await readForm(c.req.raw, { maxBytes, maxFileBytes, ...memory });
      memory.arrived();
      const form = verifyProvenanceForm.safeParse(fields);
      if (!form.success) throw invalid(form.error);
      const [picture] = form.data.image;
      if (!picture) throw new AppError('image_required');
      const request = { picture, signal: c.req.raw.signal };
      const found = await withCharge(c, limits, 'request', () => checking.check(request));
      return answerJson(c, toAnswer(found), 200);
    } finally {
      memory.release();
    }
  });
}

function toAnswer({ verdict, altered, explanation, credentials, ...found }: ExplainedProvenance) {
  const { mark, parent, isInPixels, score } = found;
  return {
    success: true as const,
    verdict,
    watermark: { found: isInPixels, confidence: confidenceOf(score), ...(mark && toMark(mark)) },
    madeFrom: parent ? toMark(parent) : null,
    credentials: credentials ? toCredentials(credentials) : noCredentials,
    altered,
    explanation,
  };
}

const noCredentials = { present: false, valid: false, trusted: false, intact: null, actions: [] };

function toCredentials({ id: _id, isMarked: _isMarked, ...told }: Credentials) {
  return { present: true, ...told };
}

function toMark({ id, kind, engine, keyVersion, createdAt }: Mark) {
  return { id, kind, engine, keyVersion, madeAt: createdAt.toISOString() };
}

/** The check bits of an id fit noise once in 2²⁴ tries, of which there are at most 16. */
function confidenceOf(score: number): number {
  return score > 0 ? 1 - 16 / 2 ** 24 : 0;
}
