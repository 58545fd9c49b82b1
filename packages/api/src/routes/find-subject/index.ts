import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, invalid } from '../../errors.ts';
import { limits as sizes } from '../../limits.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { Admission } from '../../services/admission.ts';
import type { LimitsService } from '../../services/limits.ts';
import type { SubjectsService } from '../../services/subjects.ts';
import { readForm } from '../images/read-form.ts';
import { toSelection } from '../images/selection-schema.ts';
import { findSubject, findSubjectForm } from './schema.ts';

/** What the route works with. */
export interface SubjectRoutesOptions {
  subjects: SubjectsService;
  limits: LimitsService;
  admission: Admission;
}

/** One picture and what surrounds it. */
const maxBytes = sizes.maxImageBytes + 2 * 1024 * 1024;

/** Stands behind `identifyCaller`. */
export function subjectRoutes({ subjects, limits, admission }: SubjectRoutesOptions) {
  // The library's own form validator wants the whole body first; the schema is applied below.
  const route = { ...findSubject, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    admission.refuseIfFull();
    const memory = admission.openBody(c.env.address);
    try {
      const { maxImageBytes: maxFileBytes } = sizes;
      const fields = await readForm(c.req.raw, { maxBytes, maxFileBytes, ...memory });
      memory.arrived();
      const form = findSubjectForm.safeParse(fields);
      if (!form.success) throw invalid(form.error);
      const [picture] = form.data.image;
      if (!picture) throw new AppError('image_required');
      const request = { picture, selection: toSelection(form.data), signal: c.req.raw.signal };
      const found = await withCharge(c, limits, 'request', () => subjects.find(request));
      return answerJson(c, { success: true as const, ...found }, 200);
    } finally {
      memory.release();
    }
  });
}
