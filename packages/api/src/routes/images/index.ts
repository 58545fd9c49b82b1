import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { invalid } from '../../errors.ts';
import { limits, maxUploadBytes } from '../../limits.ts';
import type { ImagesService } from '../../services/images.ts';
import { readForm } from './read-form.ts';
import { generateImage, generateImageForm } from './schema.ts';

const formLimits = { maxBytes: maxUploadBytes, maxFileBytes: limits.maxImageBytes };

export function imageRoutes(images: ImagesService) {
  // The library's own form validator wants the whole body first; the schema is applied below.
  const route = { ...generateImage, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    const { signal } = c.req.raw;
    const fields = await readForm(c.req.raw, formLimits);
    const form = generateImageForm.safeParse(fields);
    if (!form.success) throw invalid(form.error);
    const { image, prompt, aspectRatio } = form.data;
    const { file, ...result } = await images.generate({
      pictures: image,
      prompt,
      aspectRatio,
      signal,
    });
    return answerJson(
      c,
      { success: true as const, imageUrl: `/api/files/${file}`, ...result },
      200,
    );
  });
}
