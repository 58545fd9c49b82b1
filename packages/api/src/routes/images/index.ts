import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { throwInvalid } from '../../errors.ts';
import { maxUploadBytes } from '../../limits.ts';
import type { ImagesService } from '../../services/images.ts';
import { readForm } from './read-form.ts';
import { generateImage } from './schema.ts';

export function imageRoutes(images: ImagesService) {
  const app = new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid });
  app.on('POST', generateImage.path, readForm(maxUploadBytes));
  return app.openapi(generateImage, async (c) => {
    const { image, prompt, aspectRatio } = c.req.valid('form');
    const { file, ...result } = await images.generate({
      pictures: image,
      prompt,
      aspectRatio,
      signal: c.req.raw.signal,
    });
    return answerJson(
      c,
      { success: true as const, imageUrl: `/api/files/${file}`, ...result },
      200,
    );
  });
}
