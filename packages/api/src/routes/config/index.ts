import { OpenAPIHono } from '@hono/zod-openapi';
import { answerLongJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import type { ImageEngine } from '../../engines/image-engine.ts';
import { aspectRatios, inputExtensions, inputTypes, limits } from '../../limits.ts';
import type { FilesService } from '../../services/files.ts';
import type { PromptsService } from '../../services/prompts.ts';
import type { RecentTimes } from '../../services/recent-times.ts';
import { getConfig, type PublicConfig } from './schema.ts';

/** What the route works with. */
export interface ConfigRoutesOptions {
  engine: ImageEngine;
  files: Pick<FilesService, 'retentionHours'>;
  recentTimes: RecentTimes;
  prompts: Pick<PromptsService, 'engine'>;
}

export function configRoutes({ engine, files, recentTimes, prompts }: ConfigRoutesOptions) {
  const { id, name, generative, abilities, featureCategories } = engine;
  const config = (): PublicConfig => ({
    limits,
    imageTypes: [...inputTypes],
    imageExtensions: [...inputExtensions],
    aspectRatios: [...aspectRatios],
    retentionHours: files.retentionHours,
    engine: { id, name, generative, abilities, timing: recentTimes.timing() },
    promptEngine: prompts.engine,
    featureCategories,
  });
  return new OpenAPIHono<AppEnv>().openapi(getConfig, (c) => answerLongJson(c, config(), 200));
}
