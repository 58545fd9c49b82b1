import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import type { ImageEngine } from '../../engines/image-engine.ts';
import { aspectRatios, inputExtensions, inputTypes, limits } from '../../limits.ts';
import { getConfig, type PublicConfig } from './schema.ts';

export function configRoutes(engine: ImageEngine, retentionHours: number) {
  const { id, name, generative, abilities, featureCategories } = engine;
  const config: PublicConfig = {
    limits,
    imageTypes: [...inputTypes],
    imageExtensions: [...inputExtensions],
    aspectRatios: [...aspectRatios],
    retentionHours,
    engine: { id, name, generative, abilities },
    featureCategories,
  };
  return new OpenAPIHono<AppEnv>().openapi(getConfig, (c) => answerJson(c, config, 200));
}
