import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { ImageEngine } from '../../engines/image-engine.ts';
import { AppError } from '../../errors.ts';
import { limits as sizes } from '../../limits.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { Admission } from '../../services/admission.ts';
import type { BodyMemory } from '../../services/body-memory.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { LimitsService } from '../../services/limits.ts';
import { overloadedPose, type PosesService } from '../../services/poses.ts';
import { answerInEvents } from '../images/answer-events.ts';
import { judgeJson, readJsonText } from '../read-json.ts';
import { generatePoseImage, maxReferences, posesBody } from './schema.ts';

/** What the route works with. */
export interface PoseRoutesOptions {
  engine: Pick<ImageEngine, 'name'>;
  poses: PosesService;
  limits: LimitsService;
  idempotency: IdempotencyService;
  admission: Admission;
}

/** Base64 has four characters for three bytes; the sketch and the rest have a reference's room together. */
const maxBytes = Math.ceil(((maxReferences + 1) * sizes.maxImageBytes * 4) / 3);

/** Stands behind `identifyCaller`. */
export function poseRoutes(options: PoseRoutesOptions) {
  const { engine, poses, limits, idempotency, admission } = options;
  // The library's own validator reads a body of any size first; the schema is applied below.
  const route = { ...generatePoseImage, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    const memory = openBody(c, admission, engine.name);
    const body = await readBody(c, memory).catch((error: unknown) => {
      memory.release();
      throw error;
    });
    const { referenceImages: references, poseSketch: sketch, pose, aspectRatio } = body;
    const scene = body.sceneDescription;
    const isPosed = pose !== undefined && pose.figures.length > 0;
    const wish = { references, sketch, scene, aspectRatio, ...(isPosed && { pose }) };
    const { owner } = c.var.caller;
    const words = [scene, aspectRatio, JSON.stringify(pose ?? null), String(references.length)];
    const content = [...words, ...references.map(({ bytes }) => bytes), sketch.bytes];
    return answerInEvents(c, (following) =>
      runOnce(c, idempotency, content, () =>
        withCharge(c, limits, 'picture', async () => {
          const made = await poses.compose({ ...wish, owner, ...following });
          return { status: 200 as const, body: { success: true as const, ...made } };
        }),
      ).finally(memory.release),
    );
  });
}

/** @throws AppError `overloaded`, in the words of this page. */
function openBody(c: Context<AppEnv>, admission: Admission, name: string): BodyMemory {
  try {
    // Who would be turned away anyway need not send 30 MB first.
    admission.refuseIfFull();
    return admission.openBody(c.env.address);
  } catch (error) {
    throw error instanceof AppError ? overloadedPose(name, error) : error;
  }
}

/** @throws AppError what `readJsonText` throws, and the first broken rule of the body. */
async function readBody(c: Context<AppEnv>, memory: BodyMemory) {
  const text = await readJsonText(c.req.raw, maxBytes, memory.reserve).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'payload_too_large') throw error;
    const words = 'The pictures are too large together';
    throw new AppError('payload_too_large', { ...error.details, error: words });
  });
  memory.arrived();
  return judgeJson(text, posesBody) as z.output<typeof posesBody>;
}
